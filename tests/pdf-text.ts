import { extractText } from 'unpdf';

/** The words of each page of a PDF file: one space between them, letters with marks as one letter. */
export async function pdfPages(file: Uint8Array): Promise<string[]> {
  // A copy: the reader takes the bytes that it is given away.
  const { text } = await extractText(Uint8Array.from(file));
  return text.map((page) => page.replaceAll(/\s+/g, ' ').normalize('NFC'));
}

/** The words of all pages. */
export const pdfText = async (file: Uint8Array): Promise<string> => (await pdfPages(file)).join(' ');
