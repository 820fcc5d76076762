/** The page of a list that an address names; what is no page is the first. */
export function pageIn(params: URLSearchParams, name = 'page'): number {
  const page = Number(params.get(name) ?? 1);
  return Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}

/** The same address with another page; the first needs no name. */
export function withPage(params: URLSearchParams, page: number, name = 'page'): URLSearchParams {
  const next = new URLSearchParams(params);
  if (page === 1) next.delete(name);
  else next.set(name, String(page));
  return next;
}
