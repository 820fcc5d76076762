import { expect, it } from 'vitest';
import { type IdeaState, readIdea } from '#contract/validation/validation.ts';
import { priceKey } from '#domain/validation/earlier-price.ts';
import { lockedMark, testResult } from '#domain/validation/fixtures/locked-tests.ts';
import { buildReport } from '#domain/validation/report.ts';
import { followDemoPage } from '#tests/components/demo-flow.tsx';
import { readDemoPage } from '#tests/components/demo-page.tsx';
import demo from '#tests/fixtures/demo/assistant.json';
import { draftKey } from '#web/drafts/draft-storage.ts';
import { paths } from '#web/paths.ts';
import { liveSnapshot } from '../live-report.ts';

const modules = import.meta.glob('/web/founder/startup-assistant/validation/**/*.tsx');
const full = readIdea.reply.parse(demo['/validation/ideas/019afa28-3600-7ca4-a947-f44901701112']);
const [entry] = full.evidence as [IdeaState['evidence'][number]];
const paid = {
  ...entry,
  ...{ id: 'e1', observationId: 'e1', assumptionId: 'V1', level: 'L5' as const, side: 'for' as const, count: 4 },
  ...{ independence: 'stranger' as const, note: 'Four paid', people: 4, link: 'https://example.com/paid' },
};
const refused = {
  ...paid,
  id: 'e2',
  observationId: 'e2',
  side: 'against' as const,
  count: 5,
  people: 5,
  note: 'Five refused',
  link: undefined,
};
const idea: IdeaState = { ...full, importanceEdits: [], evidence: [paid, refused], testCards: [], decisions: [] };

const read = (at: string, one: IdeaState) =>
  readDemoPage({ at, answers: { ...demo, [`/validation/ideas/${full.id}`]: one }, modules });

const pages = [
  ['Next', paths.founder.idea(full.id)],
  ['the Report', paths.founder.ideaReport(full.id)],
] as const;

it.each(pages)('%s shows what was done, for and against, where the formula finds too little', async (_, at) => {
  const said = await read(at, idea);
  expect(said).toContain('Mostly untested');
  expect(said).toMatch(/5 refused\. 4 paid, but so far only (?:you say|the founder says) so: /u);
  expect(said).toContain('not tested; one with 4 for, 5 against}');
  expect(said).toMatch(/4 for, 5 against, not settled|5 refused · 4 paid, not confirmed yet: not settled/u);
});

it.each(pages)('%s says plainly that nothing was done', async (_, at) => {
  const said = await read(at, { ...idea, evidence: [] });
  expect(said).toMatch(/(^|Verdict: )Untested/mu);
  expect(said).not.toMatch(/Mostly untested|So far|for and against/u);
});

it('says on Next, and in one line, what is still needed', async () => {
  const said = await read(paths.founder.idea(full.id), idea);
  expect(said).toMatch(
    /^Still needed for “Supported”: more that people did, not said, for .+ make-or-break beliefs\.$/mu,
  );
});

it.each([
  ['nobody has confirmed', undefined, true],
  ['all have confirmed', { confirmed: 20, denied: 0, networks: 2, fromOwnNetwork: 0 }, false],
])('calls no test done where none was run, where %s', async (_, witnessed, asks) => {
  const important = buildReport(liveSnapshot(idea, idea.intake)).beliefs.filter(({ importance }) => importance >= 4);
  const evidence = important.flatMap(({ id }) =>
    ['a', 'b', 'c'].map((one) => ({
      ...{ ...paid, id: `${id}-${one}`, observationId: `${id}-${one}`, assumptionId: id, witnessed },
      ...{ level: 'L4' as const, count: 20, people: 20, link: `https://example.com/${id}-${one}` },
    })),
  );
  const said = await read(paths.founder.idea(full.id), { ...idea, evidence });
  expect(said).toContain('No further test by these rules');
  expect(said).not.toContain('test is done');
  expect(said.includes('ask those people to confirm what you wrote of them')).toBe(asks);
});

it('tells one talk with both its sides, and how both moved the score', async () => {
  const evidence = [paid, refused].map((one) => ({
    ...one,
    observationId: 'o1',
    observation: { id: 'o1', people: 9 },
  }));
  const said = await read(paths.founder.idea(full.id), { ...idea, evidence });
  expect(said).toContain('4 people paid, 5 refused to pay');
  expect(said).toMatch(/Support \+\d+Against \+\d+/u);
});

it('tells how many of an entry confirmed it, and what is on record', async () => {
  const witnessed = { confirmed: 1, denied: 0, networks: 1, fromOwnNetwork: 0 };
  const many = { ...paid, count: 20, people: 20, witnessed, observation: { id: 'e1', people: 20 } };
  const evidence = ['V1', 'D1', 'D2'].map((assumptionId) => ({ ...many, id: assumptionId, assumptionId }));
  const said = await read(paths.founder.idea(full.id), { ...idea, evidence });
  expect(said).toContain('1 of 20 confirmed it');
  expect(said).toMatch(/20 paid, 1 of 20 confirmed it: /u);
  expect(said).toContain('link, not checked');
  expect(said).not.toMatch(/they confirmed it|file or link|[23] of 20/u);
  const report = await read(paths.founder.ideaReport(full.id), { ...idea, evidence });
  expect(report).toContain('1 of 20 confirmed it');
  expect(report).toContain('1 person confirmed what is told of them');
  expect(await read(paths.founder.ideaWorking(full.id, 'evidence'), { ...idea, evidence })).toContain(
    '1 of 20 confirmed it.',
  );
});

it.each(pages)('%s tells how many who refused were removed, before all else against it', async (_, at) => {
  const removedAgainst = [{ date: '2026-11-20', entries: 2, people: 35 }];
  const said = await read(at, { ...idea, removedAgainst });
  const words =
    '35 people who spoke against it were removed, set aside or made weaker on 20 November 2026 (2 entries).';
  expect(said).toContain(words);
  const [, after = said] = said.split('## What speaks against it\n');
  if (at === paths.founder.ideaReport(full.id)) expect(after.indexOf(words)).toBeLessThan(after.search(/Show.* more/u));
});

it.each(pages)('%s tells of somebody close who was entered as a stranger', async (_, at) => {
  const evidence = [{ ...paid, note: 'My brother Emeka paid', count: 1, people: 1 }];
  expect(await read(at, { ...idea, evidence })).toContain('no stranger by the note');
});

it('asks about what was noted for an earlier pitch', async () => {
  const evidence = [paid, refused].map((one) => ({ ...one, notedFor: 'A savings box for traders' }));
  const said = await read(paths.founder.idea(full.id), { ...idea, evidence });
  expect(said).toContain('2 entries were noted for an earlier pitch');
  expect(said).toContain('noted for “A savings box for traders”');
  expect(said).not.toContain('asked again');
  const witnessed = { confirmed: 1, denied: 0, networks: 1, fromOwnNetwork: 0, networkNumbers: [1] };
  const confirmed = evidence.map((one) => ({ ...one, witnessed }));
  expect(await read(paths.founder.idea(full.id), { ...idea, evidence: confirmed })).toContain(
    'Where it fits, those who confirmed it are asked again.',
  );
});

const price = { amountMinor: 50_000_000, currency: 'NGN' as const };
const atOldPrice = { ...paid, notedPrice: { amountMinor: 2_000_000, currency: 'NGN' as const } };
const dearer = { ...idea, intake: { ...idea.intake, price } };

it('asks about what was paid at an earlier price', async () => {
  const said = await read(paths.founder.idea(full.id), { ...dearer, evidence: [atOldPrice, refused] });
  expect(said).toContain('What 4 people paid was noted at ₦20,000');
  expect(said).toContain('Your price is ₦500,000 now.');
});

it('takes back what was said of an earlier price', async () => {
  const part = { ...atOldPrice, notedPrice: price, priceBefore: atOldPrice.notedPrice };
  const said = await followDemoPage({
    at: paths.founder.idea(full.id),
    answers: { ...demo, [`/validation/ideas/${full.id}`]: { ...dearer, evidence: [atOldPrice, refused] } },
    modules,
    steps: ['A part of today’s price: the entry', { until: 'now noted' }, 'Undo', { until: 'was noted at' }],
    replies: {
      'PUT /validation/ideas/:ideaId/price-fit': [
        { revision: 9, evidence: [part] },
        { revision: 10, evidence: [atOldPrice] },
      ],
    },
  });
  expect(said).toContain('1 payment is now noted as a part of today’s price.');
  const [, undone] = said.split('=== Undo');
  expect(undone).toContain('{"isPart":null,"observationId":"e1"}');
  expect(undone).toContain('+ ## What 4 people paid was noted at ₦20,000');
});

it('asks no more once it is answered', async () => {
  const evidence = [{ ...atOldPrice, answeredPrice: priceKey(price) }, refused];
  expect(await read(paths.founder.idea(full.id), { ...dearer, evidence })).not.toContain('was noted at');
});

it('counts nothing that does not fit the pitch', async () => {
  const evidence = [paid, refused].map((one) => ({ ...one, doesNotFit: true as const }));
  const said = await read(paths.founder.idea(full.id), { ...idea, evidence });
  expect(said).toMatch(/(^|Verdict: )Untested/mu);
  expect(said).toContain('Everything you saw: 2 entries');
  expect(said).not.toContain('earlier pitch');
});

const pitch = 'Fabric traders in Balogun Market rent a cash box for ₦500 a day';
const rented = { ...idea, intake: { ...idea.intake, pitch }, evidence: [] };

it.each([
  [rented, 'By your pitch, this is the riskiest: “Your first cash box would earn back what you paid'],
  [
    { ...rented, evidence: [paid] },
    'By your pitch, “Rent one out” would come first. You have seen something of what it tests since then.',
  ],
])('begins with what the pitch says is the riskiest, and says why where it does not', async (one, words) => {
  expect(await read(paths.founder.idea(full.id), one)).toContain(words);
});

it.each([...pages, ['the first result', paths.founder.ideaQuestions(full.id, 'first-result')]] as const)(
  '%s leads to the answer that is not saved',
  async (_, at) => {
    const title = { base: idea.intake.title, mine: 'x'.repeat(81) };
    localStorage.setItem(draftKey(idea.id), JSON.stringify({ title }));
    expect(await read(at, idea)).toContain(
      `[{href=${paths.founder.ideaQuestions(full.id, 'idea', 'title')}} 1 answer not saved: see the note at the field`,
    );
  },
);

it('tells what to do in the words of today’s pitch, and what was locked', async () => {
  const insured = { ...idea.intake, pitch: 'Phone screen insurance for students in Yaba' };
  const snapshot = liveSnapshot({ ...idea, evidence: [] }, insured);
  const { card } = buildReport(snapshot).tests[0] ?? {};
  if (!card) throw new Error('no test');
  const marks = [lockedMark(card.passMark, { lockedAt: '2026-11-20T09:00:00.000Z', hash: 'a'.repeat(64) })];
  const testCards = [{ id: 't1', card, marks, results: [] }];
  const intake = { ...insured, pitch: 'Phone screen repair for students in Yaba' };
  const said = await read(paths.founder.idea(full.id), { ...idea, intake, evidence: [], testCards });
  expect(said).toMatch(/^These are the words of your answers today\. You locked it as: “.+ phone screen insurance\./mu);
});

it.each([
  [
    pages[0][0],
    pages[0][1],
    /^That is its pass mark, moved on \{datetime=2026-11-22T09:00:00\.000Z\} 22nd Nov, 2026, after its result was known\. Locked first at 1 of 1 on 20th Nov, 2026: that mark decides\. 200 tried, asked for 1, by day 2 of /mu,
  ],
  [
    pages[1][0],
    pages[1][1],
    /^Moved on 22nd Nov, 2026, after its result was known\. Locked first at 1 of 1 on 20th Nov, 2026: that mark decides\.$/mu,
  ],
] as const)('%s says that a mark was moved after its result was known', async (_, at, words) => {
  const [card] = buildReport(liveSnapshot({ ...idea, evidence: [] }, idea.intake)).tests.map((test) => test.card);
  if (!card) throw new Error('no test');
  const mark = (revision: number, atLeast: number, sample: number, day: string) =>
    lockedMark(
      { kind: 'count', atLeast, sample },
      { revision, lockedAt: `2026-11-${day}T09:00:00.000Z`, hash: 'a'.repeat(64) },
    );
  const results = [testResult(200, 200, { recordedAt: '2026-11-21T09:00:00.000Z' })];
  const testCards = [{ id: 't1', card, marks: [mark(1, 1, 1, '20'), mark(2, 20, 30, '22')], results }];
  expect(await read(at, { ...idea, evidence: [], testCards })).toMatch(words);
});

it('keeps a refusal where it was, and tells on the Report why its belief was called less important', async () => {
  const no = { ...refused, side: 'against' as const, count: 12, people: 12, link: 'https://example.com/no' };
  const edit = {
    assumptionId: 'V1',
    importance: 1 as const,
    reason: 'You can always sell it for less',
    date: '2026-11-20',
  };
  const said = await read(paths.founder.ideaReport(full.id), { ...idea, evidence: [no], importanceEdits: [edit] });
  expect(said).toMatch(/^## Verdict: Contradicted$/mu);
  expect(said).toMatch(/was called less important by the founder: “You can always sell it for less”\./u);
});
