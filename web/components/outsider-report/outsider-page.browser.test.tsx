import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { OutsiderReport } from '#domain/validation/outsider-report.ts';
import { NOTHING_AGAINST } from '#domain/validation/outsider-words.ts';
import { begunLine } from '#domain/validation/verdict-told.ts';
import { readOut } from '#tests/components/read-out.ts';
import { show } from '#tests/components/show.tsx';
import { phone } from '#tests/components/viewports.ts';
import { ClampedText } from './clamped-text.tsx';
import { OutsiderPage } from './outsider-page.tsx';
import sample from './sample-report.json';

const sampleReport = sample as OutsiderReport;

it('says where nothing speaks against it that this is no proof, and leaves no heading empty', async () => {
  const silent = await show(<OutsiderPage report={{ ...sampleReport, against: [], objections: [] }} by="" />);
  expect(readOut(silent.container)).toMatch(new RegExp(`## What speaks against it\n- ${NOTHING_AGAINST}`));
  await silent.unmount();
  const spoken = await show(
    <OutsiderPage report={{ ...sampleReport, against: [], objections: ['Nobody paid.'] }} by="" />,
  );
  expect(readOut(spoken.container)).not.toContain(NOTHING_AGAINST);
});

it('says what each finished test showed, and keeps those that there is no room for one press away', async () => {
  const result = { successes: 40, trials: 200, movedLater: false, isSetAside: false } as const;
  const passMark = { kind: 'share', barPercent: '5', sample: 200 } as const;
  const results: OutsiderReport['results'] = [
    { ...result, passMark, id: 'a', name: 'Ask for the money', outcome: 'fail', successes: 0 },
    { ...result, passMark, id: 'b', name: 'Twenty talks', outcome: 'pass' },
    { ...result, passMark, id: 'c', name: 'A stall for a day', outcome: 'too_early', trials: 3, successes: 1 },
  ];
  const short = { ...sampleReport, objections: [], verdict: { ...sampleReport.verdict, line: null } };
  const usual = await show(<OutsiderPage report={{ ...short, results }} by="" />);
  expect(readOut(usual.container)).toMatch(
    /## Tests done\n- Ask for the money\s*Failed: 0 of 200, pass mark 5% of 200\.\n- Twenty talks\s*Passed: 40 of 200/,
  );
  await expect.element(usual.getByText('A stall for a day')).not.toBeVisible();
  await usual.getByText('1 passed, 1 failed, 1 open').click();
  await expect.element(usual.getByText('Too early: 3 of 200 tried, 1 succeeded.')).toBeVisible();
  await usual.unmount();
  const long = await show(
    <OutsiderPage report={{ ...sampleReport, results, pitch: 'Ice for fish. '.repeat(80) }} by="" />,
  );
  await long.getByText('3 tests done').click();
  await expect.element(long.getByText('Tests done: 1 passed, 1 failed, 1 open')).toBeVisible();
  await expect.element(long.getByText('Failed: 0 of 200, pass mark 5% of 200.')).toBeVisible();
});

it('shows who refused in the line under the verdict without opening anything, on a phone', async () => {
  await page.viewport(...phone);
  const seen = ['told', 'toldOtherwise', 'gave', 'deposit', 'paid', 'cameBack', 'refused'] as const;
  const line = begunLine(
    'untested',
    { support: 4, against: 3 },
    seen.map((kind) => ({ kind, count: 1200, onRecord: 0, confirmed: 0 })),
  );
  const report = { ...sampleReport, verdict: { ...sampleReport.verdict, line } };
  const shown = await show(<OutsiderPage report={report} by="" />);
  const told = shown.getByText(/^So far /).element();
  const text = told.firstChild;
  if (!text) throw new Error('the line is empty');
  const against = (told.textContent ?? '').indexOf('refused to pay');
  const range = document.createRange();
  range.setStart(text, against);
  range.setEnd(text, against + 'refused to pay'.length);
  const [words, box] = [range.getBoundingClientRect(), told.getBoundingClientRect()];
  expect(words.bottom).toBeLessThanOrEqual(box.bottom + 1);
  expect(words.right).toBeLessThanOrEqual(box.right + 1);
});

it('offers the rest of a text only where it is cut, and shows it when asked', async () => {
  await page.viewport(...phone);
  const short = await show(<ClampedText>Six of ten paid.</ClampedText>);
  await expect.element(short.getByText('Six of ten paid.')).toBeVisible();
  expect(short.getByRole('button').elements()).toHaveLength(0);
  await short.unmount();
  const long = await show(<ClampedText>{'Six of ten traders paid at the stall. '.repeat(12)}</ClampedText>);
  const text = () => long.getByText(/^Six of ten/).element();
  const more = long.getByRole('button', { name: 'Show the rest' });
  expect(text().scrollHeight).toBeGreaterThan(text().clientHeight);
  await more.click();
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  expect(text().scrollHeight).toBe(text().clientHeight);
});

it('shows all of a longer text beside columns, too', async () => {
  const long = await show(
    <ClampedText isLongInColumns>{'Six of ten traders paid at the stall. '.repeat(40)}</ClampedText>,
  );
  const text = () => long.getByText(/^Six of ten/).element();
  const more = long.getByRole('button', { name: 'Show the rest' });
  expect(text().scrollHeight).toBeGreaterThan(text().clientHeight);
  await more.click();
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  expect(text().scrollHeight).toBe(text().clientHeight);
});
