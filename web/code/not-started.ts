/** The error screen in the HTML of the application shell, hidden until the code of the page turns out not to come. */
export const notStartedId = 'not-started';
