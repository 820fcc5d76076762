export type Theme = 'system' | 'light' | 'dark';

const key = 'theme';

/** Sets the chosen theme before the first paint: goes into an inline script in the head. */
export const themeScript = `try{const t=localStorage.getItem('${key}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/** The visitor's choice on this device; "system" where none is stored or storage is not allowed. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Shows the theme and remembers it on this device where storage is allowed. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Storage is switched off: the choice holds until the page is left.
  }
}
