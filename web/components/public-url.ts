import { PUBLIC_URL_PLACEHOLDER } from '#contract/public-url.ts';

/** The site's own origin: at build the placeholder, in the browser what the server put in its place on `<html>`. */
export function publicUrl(): string {
  if (typeof document === 'undefined') return PUBLIC_URL_PLACEHOLDER;
  return document.documentElement.dataset.publicUrl ?? window.location.origin;
}
