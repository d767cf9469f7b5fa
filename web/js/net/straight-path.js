// Paths with ids that come from elsewhere. On its own, as the first screen needs it.

/** Whether a browser requests this path as it is: it follows ".." (also "%2e.") and takes "\" for "/". */
export const straight = (path) => new URL(path, import.meta.url).pathname.split("/").length === path.split(/[?#]/)[0].split("/").length;
