import PDFDocument from 'pdfkit';

/** What a screen reader is told of a text; what repeats on every page is an artifact and is left out. */
export type Tag = 'H1' | 'H2' | 'P';
type Mark = Tag | 'Artifact' | 'end';

interface Element {
  add(child: unknown): Element;
}

/** The canvas under the renderer, as far as structure is concerned. */
export interface TaggableCanvas {
  addNamedDestination(name: string, ...place: unknown[]): unknown;
  endMarkings(): void;
  getMarkInfoDictionary(): { data: Record<string, unknown> };
  markContent(tag: string): unknown;
  markStructureContent(tag: string): object;
  endMarkedContent(): unknown;
  struct(type: string, options?: object, children?: object[]): Element;
  addStructure(element: Element): unknown;
}

/** Texts drawn since the last element, and whether what is drawn now repeats on every page. */
interface Drawing {
  root: Element;
  pending: object[];
  isArtifact: boolean;
}

const prefix = 'tag:';
const drawings = new WeakMap<TaggableCanvas, Drawing>();

/** The id of a piece whose text is tagged so once it is drawn; of an empty one for `Artifact` and `end`, which frame such. */
export const tagged = (mark: Mark) => `${prefix}${mark}`;

/**
 * Makes tagged PDFs. The renderer knows no tags, but it tells its canvas the id of each piece when it has drawn it: ids that
 * are tags become structure instead of places to link to.
 */
export function tagStructure(): void {
  const { addNamedDestination, endMarkings } = PDFDocument.prototype as TaggableCanvas;
  const patch: Partial<TaggableCanvas> & ThisType<TaggableCanvas> = {
    addNamedDestination(name, ...place) {
      if (!name.startsWith(prefix)) return addNamedDestination.call(this, name, ...place);
      const mark = name.slice(prefix.length) as Mark;
      if (mark === 'Artifact' || mark === 'end') drawingOf(this).isArtifact = mark === 'Artifact';
      else endElement(this, mark);
      return this;
    },
    endMarkings() {
      endElement(this, 'P');
      endMarkings.call(this);
    },
  };
  Object.assign(PDFDocument.prototype, patch);
}

/** Draws a run of text as content of the element that it will belong to. */
export function drawTagged(canvas: TaggableCanvas, draw: () => void): void {
  const drawing = drawingOf(canvas);
  if (drawing.isArtifact) canvas.markContent('Artifact');
  else drawing.pending.push(canvas.markStructureContent('Span'));
  draw();
  canvas.endMarkedContent();
}

function endElement(canvas: TaggableCanvas, tag: Tag): void {
  const drawing = drawingOf(canvas);
  if (drawing.pending.length > 0) drawing.root.add(canvas.struct(tag, {}, drawing.pending));
  drawing.pending = [];
}

function drawingOf(canvas: TaggableCanvas): Drawing {
  const known = drawings.get(canvas);
  if (known) return known;
  canvas.getMarkInfoDictionary().data.Marked = true;
  const root = canvas.struct('Document');
  canvas.addStructure(root);
  const drawing = { root, pending: [], isArtifact: false };
  drawings.set(canvas, drawing);
  return drawing;
}
