/** "3 of 200"; "200 tried, asked for 1" where more were tried than the locked mark asks for. `verb` follows where it is not said yet. */
export function triedOf(trials: number, sample: number, verb = ''): string {
  const figure = (count: number) => count.toLocaleString('en-GB');
  if (trials > sample) return `${figure(trials)} tried, asked for ${figure(sample)}`;
  return [`${figure(trials)} of ${figure(sample)}`, verb].filter(Boolean).join(' ');
}
