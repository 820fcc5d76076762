import { Document, renderToBuffer } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { loadFonts } from './fonts.ts';
import { createParts, type Parts } from './parts.ts';

export interface PdfAbout {
  title: string;
  subject: string;
  /** Written into the file instead of now, so that the same content gives the same bytes. */
  createdAt: Date;
}

/** Lays out pages and gives the file: fonts embedded, title and language set. */
export async function renderPdf(about: PdfAbout, makePages: (parts: Parts) => ReactElement[]): Promise<Uint8Array> {
  const parts = createParts(await loadFonts());
  const properties = {
    title: about.title,
    subject: about.subject,
    language: 'en-GB',
    // The first that knows structure for screen readers is 1.4; this one everybody reads.
    pdfVersion: '1.7' as const,
    creator: 'Cairn',
    producer: 'Cairn',
    creationDate: about.createdAt,
    modificationDate: about.createdAt,
  };
  return renderToBuffer(h(Document, properties, ...makePages(parts)));
}
