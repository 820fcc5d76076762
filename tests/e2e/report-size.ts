import { expect, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { widths } from './widths.ts';

/** How many sheets of A4 the browser prints the page on. */
export async function sheetsOf(page: Page): Promise<number> {
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return (await getDocumentProxy(new Uint8Array(paper))).numPages;
}

/** Three screens of a phone with all that is around it; on a desktop the report itself is one screen. */
export async function expectShortReport(page: Page): Promise<void> {
  const isPhone = page.viewportSize()?.width === widths.phone.width;
  const report = await page.getByRole('article').boundingBox();
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(report?.height ?? 0).toBeGreaterThan(300);
  if (isPhone) expect(whole).toBeLessThanOrEqual(3 * 740);
  else expect(report?.height).toBeLessThanOrEqual(widths.desktop.height);
}
