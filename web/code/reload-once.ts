declare global {
  interface Window {
    /** React Router's: the file that names every file of the build. */
    __reactRouterManifest?: { url: string };
  }
}

/** Under this key the session remembers the build for which a page was loaded anew. */
export const reloadMark = 'reloaded-for-build';

/** Loads the page anew, once for each build. @returns whether it does. */
export function reloadOnce(): boolean {
  const build = window.__reactRouterManifest?.url ?? '';
  try {
    if (sessionStorage.getItem(reloadMark) === build) return false;
    sessionStorage.setItem(reloadMark, build);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
