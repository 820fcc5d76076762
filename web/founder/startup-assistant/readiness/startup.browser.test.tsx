import { expect, it } from 'vitest';
import type { CheckState } from '#contract/readiness/readiness.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { followDemoPage } from '#tests/components/demo-flow.tsx';
import { readDemoPage } from '#tests/components/demo-page.tsx';
import demo from '#tests/fixtures/demo/assistant.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/startup-assistant/readiness/**/*.tsx');
const url = '/readiness/checks/019bfba6-2e00-77d1-a337-b7cf10afbc17' as const;
const check = demo[url] as unknown as CheckState;
const at = paths.founder.check(check.id);
const [nda] = check.facts.agreements;
if (!nda || !check.idea) throw new Error('the demo check is for no idea, or without an agreement');
const entry = demo['/documents?sort=date&page=1&pageSize=100'].items.find(({ id }) => id === nda.id);
const unplaced = [{ id: nda.id, name: nda.name }];
const saved = { revision: check.revision + 1, name: check.name, updatedAt: check.updatedAt };

it('a check for no idea says so until one is chosen', async () => {
  const none = { ...check, idea: null, facts: { ...check.facts, ideas: [], agreements: [] } };
  const said = await followDemoPage({
    at,
    answers: { ...demo, [url]: none },
    modules,
    steps: [
      ['Which idea is it for?', 'Kasuwa Ledger'],
      { until: 'Network error' },
      { now: { [url]: check } },
      ['Which idea is it for?', 'Kasuwa Ledger'],
      { until: check.idea?.name ?? '' },
    ],
    replies: { [`PATCH ${url}`]: [offline, saved] },
  });
  await expect(said).toMatchFileSnapshot('said/flow/an-idea-is-chosen.txt');
});

it('documents that are for no idea are named, and said to be for this one', async () => {
  const press = `${nda.name} is for ${check.idea?.name}`;
  const said = await followDemoPage({
    at,
    answers: { ...demo, [url]: { ...check, unplaced } },
    modules,
    steps: [press, { now: { [url]: check } }, press],
    replies: { [`PUT /documents/${nda.id}/idea`]: [refused('DOCUMENT_UNKNOWN'), entry] },
  });
  await expect(said).toMatchFileSnapshot('said/flow/a-document-is-placed.txt');
});

it('an idea that is contradicted answers nothing here, and the check says why', async () => {
  const ideas = check.facts.ideas.map((idea) => ({ ...idea, withheld: 'contradicted' as const }));
  const answers = { ...demo, [url]: { ...check, facts: { ...check.facts, ideas } } };
  const said = await readDemoPage({ at, answers, modules });
  expect(said).toContain(
    'Nothing is taken from the validation of “Kasuwa Ledger (demo)”: its verdict is “Contradicted”',
  );
});

it('another idea is chosen only once it is said that the answers are true of it', async () => {
  const said = await followDemoPage({
    at,
    answers: { ...demo, [url]: check },
    modules,
    steps: [
      'Another idea or another round',
      ['Which idea is it for?', 'Cool Crates'],
      { until: 'Are your answers true' },
      'Cancel',
      ['Which idea is it for?', 'Cool Crates'],
      { until: 'Are your answers true' },
      'They are: change the idea',
    ],
    replies: { [`PATCH ${url}`]: saved },
  });
  await expect(said).toMatchFileSnapshot('said/flow/another-idea-is-chosen.txt');
});
