import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** How many sheets of A4 the browser prints the page on. */
export async function sheetsOf(page: Page): Promise<number> {
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return (await getDocumentProxy(new Uint8Array(paper))).numPages;
}
