import { z } from 'zod';

/** A run of text in one style; `source` marks where one of the course's sources is cited. */
const span = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('strong'), text: z.string() }),
  z.object({ kind: z.literal('emphasis'), text: z.string() }),
  z.object({ kind: z.literal('code'), text: z.string() }),
  z.object({ kind: z.literal('source'), source: z.string() }),
]);
export type Span = z.output<typeof span>;

const spans = z.array(span);

const paragraph = z.object({ kind: z.literal('paragraph'), spans });
const list = z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(spans) });

/** What a lesson's text is made of. There is no HTML in it, so nothing has to be cleaned. */
export const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  paragraph,
  list,
  /** An example, or words to say. */
  z.object({ kind: z.literal('aside'), blocks: z.array(z.discriminatedUnion('kind', [paragraph, list])) }),
  z.object({ kind: z.literal('table'), head: z.array(spans), rows: z.array(z.array(spans)) }),
]);
export type Block = z.output<typeof block>;
