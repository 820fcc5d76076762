import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type IdeaState, readIdea } from '#contract/validation/validation.ts';
import { LONGEST } from '#domain/validation/fixtures/long-report.ts';
import { type DemoAnswers, openDemoPage } from '#tests/components/demo-page.tsx';
import { desktop, phone } from '#tests/components/viewports.ts';
import demo from '#tests/fixtures/demo/assistant.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/startup-assistant/validation/**/*.tsx');
const answers = demo as DemoAnswers;
const filled = '019afa28-3600-7ca4-a947-f44901701112';
const screen = 740;
const moment = '2026-03-15T09:00:00.000Z';

/** What the frame of the member area adds on a phone: its bar, the line under it, and the room around the page. */
const frame = 64 + 45 + 48;

it.each([
  ['Next', paths.founder.idea(filled), 6 * screen],
  ['the Report', paths.founder.ideaReport(filled), 3 * screen],
  ['Working', paths.founder.ideaWorking(filled), 6 * screen],
])('%s of a filled idea keeps to its height on a phone', async (_, at, most) => {
  await page.viewport(phone[0], screen);
  document.body.style.padding = '0 16px';
  const { settle } = await openDemoPage({ at, answers, modules });
  await settle();
  const { scrollHeight, scrollWidth } = document.documentElement;
  document.body.removeAttribute('style');
  expect(scrollHeight + frame).toBeLessThanOrEqual(most);
  expect(scrollHeight).toBeGreaterThan(screen);
  expect(scrollWidth).toBe(phone[0]);
});

const idea = readIdea.reply.parse(answers[`/validation/ideas/${filled}`]);
const [entry] = idea.evidence as [IdeaState['evidence'][number]];
/** Thirty conversations, each with as much to say. */
const thirty = Array.from({ length: 30 }, (_, index) => ({
  ...entry,
  ...{ id: `e${index}`, observationId: `o${index}`, who: `Trader ${index}`, link: 'https://example.com/receipts' },
  note: `Trader ${index} told me of the last credit sale that was not paid, what it cost her and whom she asked. `.repeat(
    2,
  ),
}));

it.each([
  ['Next', paths.founder.idea(filled)],
  ['Working', paths.founder.ideaWorking(filled)],
  ['Working at its ledger', paths.founder.ideaWorking(filled, 'evidence')],
])('%s with thirty entries takes six screens of a phone at most', async (_, at) => {
  await page.viewport(phone[0], screen);
  document.body.style.padding = '0 16px';
  const { settle } = await openDemoPage({
    at,
    answers: { ...answers, [`/validation/ideas/${filled}`]: { ...idea, evidence: thirty } },
    modules,
  });
  await settle();
  const { scrollHeight } = document.documentElement;
  document.body.removeAttribute('style');
  expect(scrollHeight + frame).toBeLessThanOrEqual(6 * screen);
});

it('shows the newest entries of a long ledger, each in a line, and all of them when asked', async () => {
  await page.viewport(phone[0], screen);
  const { settle } = await openDemoPage({
    at: paths.founder.ideaWorking(filled, 'evidence'),
    answers: { ...answers, [`/validation/ideas/${filled}`]: { ...idea, evidence: thirty } },
    modules,
  });
  await settle();
  const rows = () => [...document.querySelectorAll('#evidence tbody tr')];
  expect(rows()).toHaveLength(8);
  for (const row of rows()) expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(144);
  await page.getByRole('button', { name: /^Show all \d+$/ }).click();
  expect(rows()).toHaveLength(20);
});

it('the Report keeps to three screens of a phone and one of a desktop with the longest texts that can be written', async () => {
  const at = `/validation/ideas/${filled}`;
  const kept = {
    revision: 1,
    createdAt: moment,
    updatedAt: moment,
    observationId: 'o',
    who: '',
    howMet: '',
    people: 1,
  };
  const evidence = LONGEST.evidence.map((item) => ({ ...item, ...kept }));
  const written = { ...(answers[at] as object), ...LONGEST, evidence, importanceEdits: [], decisions: [] };
  const longest = { ...answers, [at]: written } as DemoAnswers;
  await page.viewport(phone[0], screen);
  document.body.style.padding = '0 16px';
  const { settle, getByRole } = await openDemoPage({ at: paths.founder.ideaReport(filled), answers: longest, modules });
  await settle();
  const { scrollHeight, scrollWidth } = document.documentElement;
  await page.viewport(...desktop);
  const { clientHeight } = getByRole('article').element();
  document.body.removeAttribute('style');
  expect(scrollHeight + frame).toBeLessThanOrEqual(3 * screen);
  expect(scrollWidth).toBe(phone[0]);
  expect(clientHeight).toBeLessThanOrEqual(desktop[1]);
});

it('leaves a little room above what a link leads to, for no header stays at the top here', async () => {
  const { settle } = await openDemoPage({ at: paths.founder.ideaWorking(filled, 'evidence'), answers, modules });
  await settle();
  const top = () => document.getElementById('evidence')?.getBoundingClientRect().top;
  await expect.poll(top).toBeLessThanOrEqual(24);
  expect(top()).toBeGreaterThanOrEqual(0);
});
