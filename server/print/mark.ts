import { readFileSync } from 'node:fs';

/** The outlines of the product's mark in a box of 48 by 48, as scripts/make-images.ts wrote them into the site's icon. */
export const markBox = '0 0 48 48';
export const markPaths: readonly string[] = [
  ...readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8').matchAll(/<path d="([^"]+)"/g),
].flatMap(([, outline]) => outline ?? []);
