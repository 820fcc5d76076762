/** The screens that the product is looked at on, in CSS pixels. */
export const widths = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 900 } };

/** Tag of a journey whose course is the same at every width: it runs on the phone alone and looks at its screens in both widths. */
export const oneWidth = '@one-width';
