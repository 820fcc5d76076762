/** The only place that spells a URL of the product. */
export const paths = {
  home: '/',
} as const;

/** Pages prerendered to HTML at build: readable without JavaScript, cacheable anywhere. */
export const prerenderedPaths: string[] = [paths.home];
