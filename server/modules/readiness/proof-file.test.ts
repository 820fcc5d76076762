import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { docxMediaType, xlsxMediaType } from '#contract/text.ts';
import { readProofFile } from './proof-file.ts';

const upload = (filename: string, bytes: Uint8Array) =>
  readProofFile({ field: 'file', filename, bytes: Buffer.from(bytes) });

/** The part of an office file that says what it is. */
function officeFile(main: string): Uint8Array {
  const type = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="${main}"/></Types>`;
  return zipSync({ '[Content_Types].xml': strToU8(type), 'main.xml': strToU8('<main/>') });
}
const xlsx = officeFile(`${xlsxMediaType}.main+xml`);
const docx = officeFile(`${docxMediaType}.main+xml`);
const withMacros = officeFile('application/vnd.ms-excel.sheet.macroEnabled.main+xml');
const csv = strToU8('\ufeffMonth,Spent\r\nOctober,"₦45,000"\r\n');

describe('what stands behind an answer', () => {
  it.each([
    ['Budget 2026.XLSX', xlsx, xlsxMediaType, 'Budget 2026.xlsx'],
    ['../Share register.docx', docx, docxMediaType, 'Share register.docx'],
    ['sales.csv', csv, 'text/csv', 'sales.csv'],
  ])('may be %s, byte for byte', async (filename, bytes, mediaType, name) => {
    const kept = await upload(filename, bytes);
    expect(kept).toMatchObject({ mediaType, name, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(Buffer.from(kept.bytes).equals(Buffer.from(bytes))).toBe(true);
  });

  it('may still be a PDF', async () => {
    expect(await upload('letter.pdf', strToU8('%PDF-1.4\n%%EOF'))).toMatchObject({ mediaType: 'application/pdf' });
  });

  it.each([
    ['a workbook with macros', 'budget.xlsx', withMacros],
    ['a workbook by another name', 'budget.docx', xlsx],
    ['a plain zip file', 'budget.xlsx', zipSync({ 'a.txt': strToU8('a') })],
    ['a page', 'page.csv', strToU8('<!doctype html><script>alert(1)</script>')],
    ['a program', 'sales.csv', Buffer.from('MZ\u0090\u0000\u0003', 'latin1')],
    ['a picture', 'sales.csv', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['text of another encoding', 'sales.csv', Buffer.from('Prix,\u00e9', 'latin1')],
    ['nothing', 'sales.csv', strToU8(' \n')],
    ['macros by their own name', 'budget.xlsm', withMacros],
    ['a script', 'letter.pdf', strToU8('<script>alert(1)</script>')],
  ])('is refused when it is %s', async (_what, filename, bytes) => {
    await expect(upload(filename, bytes)).rejects.toMatchObject({ code: 'PROOF_UNREADABLE' });
  });
});
