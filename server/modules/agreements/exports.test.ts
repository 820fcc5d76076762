import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { packs } from '#content/clauses/packs.ts';
import { BLANK } from '#domain/agreements/format-answer.ts';
import { AGREEMENT_KINDS, JURISDICTIONS, type Jurisdiction, type Template } from '#domain/agreements/template.ts';
import { answeredTermSheet } from '#tests/agreements/equity-terms.ts';
import { answeredSafe } from '#tests/agreements/safe.ts';
import { pdfPages } from '#tests/pdf-text.ts';
import { agreementDocx } from './agreement-docx.ts';
import { renderAgreementPdf } from './agreement-pdf/agreement-pdf.ts';
import { agreementText } from './agreement-text.ts';
import { loadTemplate, printedOf } from './fixtures/printed.ts';
import { sampleContent } from './fixtures/sample-content.ts';
import { draftMark, ownWordingMark, type PrintedAgreement } from './printed-agreement.ts';

/** Words only: lines break where the layout wants. */
const flat = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ');
const flatter = (text: string) => text.normalize('NFC').replace(/\s+/g, '');
const pagesOf = async (printed: PrintedAgreement) => pdfPages(await renderAgreementPdf(printed));
const partOf = (file: Uint8Array, name: RegExp) => {
  const parts = unzipSync(file);
  return strFromU8(parts[Object.keys(parts).find((path) => name.test(path)) ?? ''] ?? new Uint8Array());
};
/** Everything that was answered, as the document prints it. */
const valuesOf = ({ report }: PrintedAgreement) => report.document.cover.flatMap(({ value }) => value ?? []);

const laws = Object.keys(JURISDICTIONS) as Jurisdiction[];
const templates: Template[] = [];
for (const entry of AGREEMENT_KINDS.flatMap((kind) => laws.map((law) => packs[kind][law])))
  if ('load' in entry) templates.push(await entry.load());

describe.each(templates.map((template) => [`${template.kind} ${template.jurisdiction}`, template] as const))(
  '%s',
  (_name, template) => {
    const printed = printedOf(template, sampleContent(template));

    it('says every answer, clause and notice as PDF, Word file and text', async () => {
      expect(valuesOf(printed).length).toBeGreaterThan(5);
      const pages = await pagesOf(printed);
      const pdf = flatter(pages.join(''));
      const { value: word } = await mammoth.extractRawText({ buffer: Buffer.from(await agreementDocx(printed)) });
      const { document, notices } = printed.report;
      const titles = document.clauses.map(({ title }) => title);
      const names = document.signatures.flatMap(({ name, company }) => [name ?? BLANK, company ?? '']);
      for (const piece of [...valuesOf(printed), ...titles, ...notices, ...names, document.title]) {
        expect(pdf).toContain(flatter(piece));
        expect(flatter(word)).toContain(flatter(piece));
        expect(flatter(agreementText(printed))).toContain(flatter(piece));
      }
      for (const page of pages) expect(page.length).toBeGreaterThan(60);
    });
  },
);

describe('a document', () => {
  let template: Template;
  let printed: PrintedAgreement;
  beforeAll(async () => {
    template = await loadTemplate('founders_agreement', 'ng');
    printed = printedOf(template, sampleContent(template));
  });

  it('has a number on every page of the PDF, no blank page, a title, a language and an outline', async () => {
    const bytes = await renderAgreementPdf(printed);
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const pages = await pdfPages(bytes);
    pages.forEach((page, index) => {
      expect(page).toContain(`${index + 1} / ${pages.length}`);
    });
    const { info } = await getMeta(new Uint8Array(bytes));
    expect(info).toMatchObject({ Title: printed.name, Language: 'en-GB' });
    const outline = (await pdf.getOutline()).map(({ title }) => title.normalize('NFC'));
    const clauses = printed.report.document.clauses.map(({ number, title }) => `${number}. ${title}`);
    expect(outline).toEqual([template.title, 'Key terms', ...clauses, 'Signatures', 'About this document']);
  });

  it('has real headings, numbers that Word counts, and a page number field in its Word file', async () => {
    const bytes = await agreementDocx(printed);
    const { value: html } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) });
    const headings = [...html.matchAll(/<h1>(?:<[^>]*>)*([^<]+)/g)].map(([, title]) => title);
    for (const { title } of printed.report.document.clauses)
      expect(headings).toContain(title.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
    const body = partOf(bytes, /^word\/document\.xml$/);
    const numbered = printed.report.document.clauses.flatMap(({ paragraphs }) => paragraphs).length;
    expect(body.match(/<w:numPr>/g)?.length).toBeGreaterThan(numbered);
    const signing = body.split('<w:p>').filter((paragraph) => paragraph.includes('Signature: ___'));
    expect(signing).toHaveLength(printed.report.document.signatures.length);
    for (const paragraph of signing) expect(paragraph).toContain('<w:keepNext/>');
    const numbering = partOf(bytes, /^word\/numbering\.xml$/);
    for (const text of ['w:val="%1."', 'w:val="%1.%2"', 'w:val="(%3)"']) expect(numbering).toContain(text);
    const footer = partOf(bytes, /^word\/footer\d*\.xml$/);
    for (const piece of ['>PAGE<', '>NUMPAGES<', 'Ọ̀nà'])
      expect(footer.normalize('NFC')).toContain(piece.normalize('NFC'));
  });

  it('is marked as a draft on every page, and as nothing once it is final', async () => {
    const draft = printedOf(template, sampleContent(template), true);
    for (const page of await pagesOf(draft)) expect(page.split(draftMark).length).toBeGreaterThan(1);
    expect(partOf(await agreementDocx(draft), /^word\/header\d*\.xml$/)).toContain(draftMark);
    expect(agreementText(draft).startsWith(draftMark)).toBe(true);
    expect((await pagesOf(printed)).join('')).not.toContain(draftMark);
    expect(partOf(await agreementDocx(printed), /^word\/header\d*\.xml$/)).toBe('');
    expect(agreementText(printed)).not.toContain(draftMark);
  });

  it('shows what is blank, and marks own words as outside the reviewed template', async () => {
    const [clause] = template.clauses;
    const ownWording = { [clause?.id ?? '']: 'We agree on everything.' };
    const empty = printedOf(template, { answers: {}, choices: {}, ownWording });
    const word = await agreementDocx(empty);
    const texts = [
      (await pagesOf(empty)).join(' '),
      (await mammoth.extractRawText({ buffer: Buffer.from(word) })).value,
    ];
    for (const text of texts) {
      expect(text.split(BLANK).length).toBeGreaterThan(empty.report.document.missing.length);
      expect(text).toContain(ownWordingMark);
      expect(text).toContain('We agree on everything.');
      expect(flat(text)).toContain('outside the reviewed template');
    }
    expect(partOf(word, /^word\/document\.xml$/)).toMatch(/<w:b\/><w:bCs\/><\/w:rPr><w:t[^>]*>\[____\]/);
    expect(agreementText(empty)).toContain('(own wording, outside the reviewed template)');
  });

  it('carries who would own what before and after, exact to the share', async () => {
    const safe = printedOf(await loadTemplate('safe', 'ng'), answeredSafe('ng'));
    expect(safe.report.ownership?.tables.map(({ rows }) => rows.length)).toEqual([6, 6, 6]);
    const word = await mammoth.extractRawText({ buffer: Buffer.from(await agreementDocx(safe)) });
    for (const text of [(await pagesOf(safe)).join(' '), word.value, agreementText(safe)])
      for (const piece of [
        'no part of what is agreed',
        'Above a pre-money valuation of ₦8,000,000.00 the cap decides',
        'A round at ₦4,000,000.00 before new money of ₦1,000,000.00. Price per share: ₦0.3200.',
        '9,250,000 (92.50%)',
        '2,500,000 (16.00%)',
        '1,111,111 (8.00%)',
        '13,888,889',
      ])
        expect(flat(text)).toContain(piece);
    const round = printedOf(await loadTemplate('equity_terms', 'ng'), answeredTermSheet('ng'));
    expect(agreementText(round)).toContain('New investors: - before, 4,010,266 (25.00%) after');
    const empty = printedOf(await loadTemplate('safe', 'ng'), { answers: {}, choices: {}, ownWording: {} });
    expect(empty.report.ownership?.tables).toEqual([]);
    expect(agreementText(empty)).toContain(empty.report.ownership?.notes[0]);
    expect(printed.report.ownership).toBeNull();
  });

  it('says why a lawyer should look, and whether that was read', async () => {
    const flag = { id: 'x', message: 'A court may strike this out.', variables: [], clauses: [] };
    const flags = [
      { ...flag, acknowledgedAt: '2026-12-01T09:00:00.000Z' },
      { ...flag, message: 'Ask about tax.', acknowledgedAt: null },
    ];
    const flagged = { ...printed, report: { ...printed.report, flags } };
    const word = await mammoth.extractRawText({ buffer: Buffer.from(await agreementDocx(flagged)) });
    for (const text of [(await pagesOf(flagged)).join(' '), word.value, agreementText(flagged)]) {
      expect(flat(text)).toContain('A court may strike this out. (read on 2026-12-01)');
      expect(flat(text)).toContain('Ask about tax. (not acknowledged)');
    }
  });

  it('is the same to the byte whenever it is printed', async () => {
    const [pdf, again] = [await renderAgreementPdf(printed), await renderAgreementPdf(printed)];
    expect(Buffer.from(pdf).equals(Buffer.from(again))).toBe(true);
    const [word, wordAgain] = [await agreementDocx(printed), await agreementDocx(printed)];
    expect(Buffer.from(word).equals(Buffer.from(wordAgain))).toBe(true);
  });
});
