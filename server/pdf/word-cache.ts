interface Glyph {
  codePoints: number[];
}
interface Shaped {
  glyphs: Glyph[];
  positions: unknown[];
}

/** A font as the renderer shapes text with it: the rest are script, language and direction, always the same. */
export interface ShapingFont {
  layout(text: string, features?: readonly unknown[] | { kern: boolean }, ...rest: unknown[]): Shaped;
}

const mostWords = 20_000;

/** The shaper adds up what both neighbours of a point take away, which makes 17.1 look like 171. */
const unkerned = { kern: false };

/**
 * Shapes each word once instead of each paragraph: half of the time of a long document goes there, and its words repeat. No
 * script that we embed shapes a letter by what stands beyond a blank.
 */
export function cacheWords(font: ShapingFont): void {
  const shape = font.layout.bind(font);
  const known = new Map<string, Shaped>();
  font.layout = (text, features, ...rest) => {
    if (features && Object.keys(features).length > 0) return shape(text, features, ...rest);
    const shaped: Shaped = { glyphs: [], positions: [] };
    for (const word of text.match(/ +|[^ ]+ ?/g) ?? []) {
      const found = known.get(word) ?? shape(word, /\d/.test(word) ? unkerned : features, ...rest);
      if (known.size < mostWords) known.set(word, found);
      shaped.glyphs.push(...found.glyphs);
      shaped.positions.push(...found.positions);
    }
    return shaped;
  };
}
