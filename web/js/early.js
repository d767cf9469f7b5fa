// Runs before all other modules: only the address after # names the screen they will show, and the server does not see it.

const later = () => {}; // main.js imports it again and shows the error

if (location.hash.length > 2) {
  import("./lib/preload.js").catch(later); // at the same time as the module that imports it
  import("./screen-modules.js").then(({ preloadScreen }) => preloadScreen(location.hash)).catch(later);
} else {
  import("./screens/start/start.js").catch(later);
}
