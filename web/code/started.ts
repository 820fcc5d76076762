/** What the document is told once the code of the first page has taken it over. */
export const startedEvent = 'cairn:started';
