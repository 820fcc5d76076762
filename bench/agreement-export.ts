import { extractText } from 'unpdf';
import { agreementDocx } from '#server/modules/agreements/agreement-docx.ts';
import { renderAgreementPdf } from '#server/modules/agreements/agreement-pdf/agreement-pdf.ts';
import { loadTemplate, printedOf } from '#server/modules/agreements/fixtures/printed.ts';
import { sampleContent } from '#server/modules/agreements/fixtures/sample-content.ts';
import { type Measurement, median, timeRuns } from './measure.ts';

const budgetMs = 2000;
const leastPages = 50;

/** Time to lay out a founders' agreement of more than fifty pages: long lists, and long clauses in the founder's own words. */
export async function measureAgreementExport(): Promise<Measurement[]> {
  const printed = await longAgreement();
  const { totalPages } = await extractText(new Uint8Array(await renderAgreementPdf(printed)));
  if (totalPages < leastPages) throw new Error(`the document has ${totalPages} pages only`);
  const pdf = median(await timeRuns(3, () => renderAgreementPdf(printed)));
  const docx = median(await timeRuns(3, () => agreementDocx(printed)));
  const row = (format: string, value: number): Measurement => ({
    name: `an agreement of ${totalPages} pages as ${format}, median`,
    value: `${Math.round(value)} ms`,
    budget: `< ${budgetMs} ms`,
    kept: value < budgetMs,
  });
  return [row('PDF', pdf), row('Word file', docx)];
}

export async function longAgreement() {
  const template = await loadTemplate('founders_agreement', 'ng');
  const content = sampleContent(template);
  for (const { id, kind } of template.variables)
    if (kind === 'lines') content.answers[id] = Array.from({ length: 40 }, (_, index) => words(index, 450));
  for (const [index, { id }] of template.clauses.entries())
    if (index % 3 !== 0) content.ownWording[id] = Array.from({ length: 20 }, (_, line) => words(line, 480)).join('\n');
  return printedOf(template, content);
}

const vocabulary =
  'each founder agrees that the company may buy shares which have not vested at the price paid for them and that nobody sells before the others were asked'.split(
    ' ',
  );

/** Different on every line, as real text is. */
function words(seed: number, length: number): string {
  const all = Array.from(
    { length },
    (_, index) => vocabulary[(seed * 31 + index * 17 + index * index) % vocabulary.length],
  );
  return `${seed + 1}: ${all.join(' ').slice(0, length - 6)}.`;
}
