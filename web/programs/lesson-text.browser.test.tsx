import { courses } from 'virtual:courses';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { phone } from '#tests/components/viewports.ts';
import { LessonText } from './lesson-text.tsx';

const root = document.documentElement;
afterEach(() => root.style.removeProperty('font-size'));

it.each(['100%', '200%'])(
  'is read on a phone in text of %s: its lines are apart, and no head of a table is cut',
  async (size) => {
    await page.viewport(...phone);
    root.style.fontSize = size;
    const [course] = courses;
    if (!course) throw new Error('there is no course');
    const screen = await show(<LessonText blocks={course.first.body} sources={course.first.sources} />);
    const [paragraph] = screen.container.querySelectorAll('p');
    if (!paragraph) throw new Error('the lesson has no text');
    const { lineHeight, fontSize } = getComputedStyle(paragraph);
    expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(1.5);
    const head = screen.getByRole('columnheader', { name: 'Counts' }).element();
    const words = document.createRange();
    words.selectNodeContents(head);
    expect(words.getClientRects()).toHaveLength(1);
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
);

it.each(['100%', '200%'])('breaks no figure of a table on a phone in text of %s, and no word', async (size) => {
  await page.viewport(...phone);
  root.style.fontSize = size;
  const costs = courses.find(({ outline }) => outline.id === 'price-and-first-sales');
  if (!costs) throw new Error('the course is not there');
  const screen = await show(<LessonText blocks={costs.first.body} sources={costs.first.sources} />);
  const table = screen.getByRole('region', { name: 'Table: Cost of one bag' });
  for (const name of ['550', '1,400', '1.5% + ₦100', '4,540', 'Receipts ÷ bags'])
    for (const word of wordsOf(table.getByRole('cell', { name, exact: true }).first().element(), name))
      expect(new Set([...word.getClientRects()].map(({ top }) => top)), `${name}: ${word}`).toHaveProperty('size', 1);
  expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
});

it.each(['100%', '200%'])('breaks no word of any table on a phone in text of %s', async (size) => {
  await page.viewport(...phone);
  root.style.fontSize = size;
  for (const { first } of courses) {
    const screen = await show(<LessonText blocks={first.body} sources={first.sources} />);
    const cells = [...screen.container.querySelectorAll('th, td')];
    expect(cells.flatMap(brokenIn)).toEqual([]);
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    await screen.unmount();
  }
});

it('shows the whole of each table of the first lessons on a phone, as a list of its rows where it is wide', async () => {
  await page.viewport(...phone);
  const cells = (...texts: string[]) => texts.map((text) => [{ kind: 'text' as const, text }]);
  const cash = {
    kind: 'table' as const,
    head: cells('Months', 'In', 'Out', 'Cash at the end'),
    rows: [
      cells('April–June', '₦87,500', '₦1,037,500', '₦50,000'),
      cells('July–Sept', '₦330,000', '₦612,000', '−₦232,000'),
    ],
  };
  for (const blocks of [...courses.map(({ first }) => first.body), [cash]]) {
    const screen = await show(<LessonText blocks={blocks} />);
    for (const region of screen.container.querySelectorAll('section'))
      expect(region.scrollWidth, region.textContent).toBeLessThanOrEqual(region.clientWidth);
    await screen.unmount();
  }
  const screen = await show(<LessonText blocks={[cash]} />);
  const row = screen.getByRole('row', { name: 'July–Sept ₦330,000 ₦612,000 −₦232,000' });
  await expect.element(row.getByText('Cash at the end')).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(row.getByText('Cash at the end')).not.toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Cash at the end' })).toBeVisible();
});

/** The words of a cell that stand on more than one line. */
function brokenIn(cell: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  return broken;
}

/** A figure as one, and of words each. */
function wordsOf(cell: Element, name: string): Range[] {
  const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
  if (!text) throw new Error(`${name} has no text`);
  const parts = /^[\d.,%+₦ ]+$/.test(name) ? [name] : name.split(' ');
  return parts.map((part) => {
    const range = document.createRange();
    range.setStart(text, name.indexOf(part));
    range.setEnd(text, name.indexOf(part) + part.length);
    return range;
  });
}
