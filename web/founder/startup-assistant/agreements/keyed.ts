/** Items with a key each, for lists that may hold the same text twice: the text and which of its kind it is. */
export function keyed<Item>(items: readonly Item[], textOf: (item: Item) => string): { key: string; item: Item }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    return { key: `${text} ${count}`, item };
  });
}
