/** "3 entries", "1 entry", "1,200 people": how many there are of something. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
}
