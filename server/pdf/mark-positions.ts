import PDFDocument from 'pdfkit';
import { drawTagged, type TaggableCanvas } from './tags.ts';

interface Glyph {
  id: number;
  advanceWidth: number;
  codePoints: number[];
}

/** In points. Marks have offsets from where the pen stands; everything else has only its advance. */
interface GlyphPosition {
  xAdvance: number;
  xOffset: number;
  yOffset: number;
}

interface EmbeddedFont {
  id: string;
  scale: number;
  subset: { includeGlyph(id: number): number };
  widths: (number | undefined)[];
  unicode: (number[] | undefined)[];
  ref(): unknown;
}

interface Canvas extends TaggableCanvas {
  _font: EmbeddedFont;
  _fontSize: number;
  page: { height: number; fonts: Record<string, unknown> };
  save(): void;
  restore(): void;
  transform(...matrix: [number, number, number, number, number, number]): void;
  addContent(content: string): void;
}

/**
 * Sets accents and dots on their letters. The renderer scales the offsets of marks twice, so that they land beside their
 * letters (diegomura/react-pdf issue 3381 and others; still so in 4.9); where its canvas has a method `glyphs`, it leaves
 * the drawing to that. `mark-positions.test.ts` fails once this is no longer needed.
 */
export function placeMarks(): void {
  Object.assign(PDFDocument.prototype, { glyphs: drawGlyphs });
}

function drawGlyphs(this: Canvas, ...run: [glyphs: Glyph[], positions: GlyphPosition[], x: number, y: number]): void {
  // A run without a glyph, as after a line break, is set in a typeface that no file embeds.
  if (run[0].length > 0) drawTagged(this, () => drawRun.call(this, ...run));
}

function drawRun(this: Canvas, glyphs: Glyph[], positions: GlyphPosition[], x: number, y: number): void {
  const font = this._font;
  this.page.fonts[font.id] ??= font.ref();
  this.save();
  this.transform(1, 0, 0, -1, 0, this.page.height);
  this.addContent(`BT /${font.id} ${rounded(this._fontSize)} Tf`);
  const baseline = this.page.height - y;
  let pen = x;
  let run = '';
  let runStart = pen;
  const flush = () => {
    if (run) this.addContent(`1 0 0 1 ${rounded(runStart)} ${rounded(baseline)} Tm [${run}] TJ`);
    run = '';
  };
  glyphs.forEach((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const code = encode(font, glyph);
    if (xOffset || yOffset) {
      flush();
      this.addContent(`1 0 0 1 ${rounded(pen + xOffset)} ${rounded(baseline + yOffset)} Tm <${code}> Tj`);
    } else {
      if (!run) runStart = pen;
      const kerning = glyph.advanceWidth * font.scale - (xAdvance * 1000) / this._fontSize;
      run += `<${code}>${Math.abs(kerning) > 0.01 ? ` ${rounded(kerning)} ` : ''}`;
    }
    pen += xAdvance;
  });
  flush();
  this.addContent('ET');
  this.restore();
}

/** The glyph's number in the part of the font that is embedded, in hex; notes its width and characters on the way. */
function encode(font: EmbeddedFont, glyph: Glyph): string {
  const id = font.subset.includeGlyph(glyph.id);
  font.widths[id] ??= glyph.advanceWidth * font.scale;
  font.unicode[id] ??= glyph.codePoints;
  return id.toString(16).padStart(4, '0');
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
