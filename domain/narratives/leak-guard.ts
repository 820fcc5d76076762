/** So many words in a row of our own instructions are a repetition, not a coincidence. */
const REPEATED_WORDS = 8;

const LINK =
  /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|\b(?:mailto|javascript|data):\S+|[\w.+-]+@[\w-]+\.\w+|\b(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?/giu;
/** A long run of letters and digits, as keys and tokens are. */
const SECRET = /[A-Za-z0-9_\-+/=]{24,}/g;
const KEY = /\b(?:sk|pk|rk|ghp|xox[a-z]|AKIA|AIza)[-_A-Za-z0-9]{8,}/g;

/**
 * Whether a text gives away what it should not: our instructions to the model, or a link, an address or a key that was not
 * in the input.
 */
export function guardLeaks(instructions: string, sources: readonly string[]): (text: string) => boolean {
  const forbidden = new Set(runsOf(instructions));
  const given = sources.join('\n').toLowerCase();
  return (text) => {
    const foreign = [LINK, SECRET, KEY].some((pattern) =>
      (text.match(pattern) ?? []).some((found) => !isIn(given, found)),
    );
    return !foreign && !runsOf(text).some((run) => forbidden.has(run));
  };
}

const isIn = (given: string, found: string) => given.includes(found.toLowerCase().replace(/[.,;:!?)]+$/, ''));

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, Math.max(0, words.length - REPEATED_WORDS + 1))
    .map((_, at) => words.slice(at, at + REPEATED_WORDS).join(' '));
}
