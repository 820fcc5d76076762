/** Joins class names, leaving out whatever is not a string, as in `cx('a', isOpen && 'b')`. */
export function cx(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
