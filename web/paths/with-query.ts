/** A path with what is given of a query. */
export function withQuery(path: string, query: Record<string, string | null | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
