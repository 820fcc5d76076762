/** Width and height for `page.viewport(...phone)`; a test begins with `desktop`. */
export const phone = [360, 780] as const;
export const desktop = [1280, 900] as const;
