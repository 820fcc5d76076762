const id = 'styles';

/** Only for `npm run dev`, where a changed style shows at once. */
if (import.meta.env.DEV) await import('#ui/styles.css');

/** At build the whole style sheet; in the browser what came with the page. */
const styles = import.meta.env.SSR
  ? (await import('#ui/styles.css?inline')).default
  : (document.getElementById(id)?.textContent ?? '');

/**
 * The one style sheet, in the page itself: a request of its own would keep the first paint waiting for another round
 * trip. The content policy names its hash, so what is put back must be the same to the letter.
 */
export function PageStyles() {
  return <style id={id}>{styles}</style>;
}
