import { packs } from '#content/clauses/packs.ts';
import { type Agreement, readAgreement } from '#contract/agreements/agreements.ts';
import type { AgreementContent } from '#domain/agreements/template.ts';
import demo from '#tests/fixtures/demo/assistant.json';

const nda = readAgreement.reply.parse(demo['/agreements/01a1e5b3-d600-717b-9cb7-2cda1d7db81a']);
const nothingOpen = { questions: [], missing: [], openDecisions: [], problems: [], flags: [], ready: false };

/** A draft of this kind for Nigeria, with these answers. */
export function draftOf(kind: Agreement['kind'], content: AgreementContent, more: Partial<Agreement> = {}): Agreement {
  return { ...nda, id: kind, kind, name: `A draft: ${kind}`, content, suggestions: [], standing: nothingOpen, ...more };
}

export async function templateOf({ kind, jurisdiction }: Agreement) {
  const entry = packs[kind][jurisdiction];
  if ('missing' in entry) throw new Error(entry.missing);
  return entry.load();
}

/** What the pages of a document ask for: it, its template and no versions of it. */
export async function agreementAnswers(agreement: Agreement) {
  const url = `/agreements/${agreement.id}`;
  return {
    ...demo,
    [url]: agreement,
    [`${url}/template`]: { fixedTextHash: 'a'.repeat(64), template: await templateOf(agreement) },
    [`${url}/versions?limit=100`]: { items: [], total: 0 },
  };
}
