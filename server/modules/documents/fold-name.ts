/**
 * A name without case, accents and repeated blanks, so that "Ẹ̀wà Ọjà" is found by "ewa oja" and sorted beside it. A name of
 * marks only stays as it is.
 */
export function foldName(name: string): string {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();
  return folded || name;
}
