// The rules for the page's scripts (web/js, web/sw.js) and for the scripts of their tests.

import js from "@eslint/js";
import globals from "globals";

const rules = {
  ...js.configs.recommended.rules,
  "no-unused-vars": ["error", { args: "after-used", argsIgnorePattern: "^_", caughtErrors: "all", ignoreRestSiblings: true }],
  "no-undef": "error",
  eqeqeq: "error",
  "prefer-const": "error",
};
const linterOptions = { reportUnusedDisableDirectives: "error" };
const page = { ecmaVersion: 2024, sourceType: "module", globals: globals.browser };

export default [
  { ignores: ["node_modules/", ".venv/", ".venv-*/", "var/", "build/", "dist/", "web/vendor/"] },
  { files: ["web/js/**/*.js"], languageOptions: page, linterOptions, rules: { ...rules, "max-lines-per-function": ["error", 50] } },
  { files: ["web/sw.js"], languageOptions: { ...page, globals: globals.serviceworker, sourceType: "script" }, linterOptions, rules },
  { files: ["tests/js/**/*.js", "eslint.config.js"], languageOptions: { ...page, globals: globals.node }, linterOptions, rules },
  {
    // expressions that playwright evaluates in the page
    files: ["tests/web/*.js"],
    languageOptions: { ...page, sourceType: "script" },
    linterOptions,
    rules: { ...rules, "no-unused-expressions": "off" },
  },
];
