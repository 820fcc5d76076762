/** How a form reads a box for a whole number: what is no number is refused by the schema, with its sentence. */
export const wholeNumber = {
  setValueAs: (typed: unknown) => (String(typed ?? '').trim() === '' ? Number.NaN : Number(typed)),
};
