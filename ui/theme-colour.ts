/** The paper colour of each theme, for `<meta name="theme-color">` and the web manifest, which cannot read CSS. */
export const themeColour = { light: '#faf8f4', dark: '#121613' };
