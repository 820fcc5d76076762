import { expect, it } from 'vitest';
import { type IdeaState, readIdea } from '#contract/validation/validation.ts';
import type { WitnessLink } from '#contract/validation/witness.ts';
import { followDemoPage } from '#tests/components/demo-flow.tsx';
import demo from '#tests/fixtures/demo/assistant.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/startup-assistant/validation/**/*.tsx');
const full = readIdea.reply.parse(demo['/validation/ideas/019afa28-3600-7ca4-a947-f44901701112']);
const [entry] = full.evidence as [IdeaState['evidence'][number]];
const payer = (id: string, note: string) => ({
  ...entry,
  ...{ id, observationId: id, assumptionId: 'V1', level: 'L5' as const, side: 'for' as const, count: 1, people: 1 },
  ...{ independence: 'stranger' as const, note, link: undefined, file: undefined, witnessed: undefined },
});
const refused = { ...payer('no', 'Five refused'), side: 'against' as const, count: 5, people: 5 };
const evidence = [payer('first', 'Musa paid'), payer('second', 'Amina paid'), refused];
const idea: IdeaState = { ...full, importanceEdits: [], evidence, testCards: [], decisions: [] };
const answered: WitnessLink = {
  ...{ id: 'link', observationId: 'first', evidenceIds: ['first'], state: 'answered', answer: 'confirmed' },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', expiresAt: '2026-12-20T09:00:00.000Z' },
  ...{ answeredAt: '2026-11-21T09:00:00.000Z', fromOwnNetwork: true, url: null, can: { revoke: false } },
};

it.each([
  ['who has no link yet', [answered], 'Amina paid'],
  ['the first, while nobody has one', [], 'Musa paid'],
])('asks %s', async (_, items, note) => {
  const said = await followDemoPage({
    at: paths.founder.idea(full.id),
    answers: {
      ...demo,
      [`/validation/ideas/${full.id}`]: idea,
      [`/validation/ideas/${full.id}/witness-links`]: { items },
    },
    modules,
    steps: ['Ask them to confirm', { until: 'They read' }],
  });
  expect(said.split('They read')[1]).toContain(note);
});

it('asks the newest that nobody confirmed to confirm it, from its own line', async () => {
  const said = await followDemoPage({
    at: paths.founder.idea(full.id),
    answers: {
      ...demo,
      [`/validation/ideas/${full.id}`]: { ...idea, evidence: [payer('first', 'Musa paid')] },
      [`/validation/ideas/${full.id}/witness-links`]: { items: [] },
    },
    modules,
    steps: ['Ask them to confirm: Musa paid', { until: 'They read' }],
  });
  expect(said.split('They read')[1]).toContain('Musa paid');
});

it('asks those again who answered from the founder’s own network', async () => {
  const witnessed = { confirmed: 1, denied: 0, networks: 1, fromOwnNetwork: 1 };
  const own = { ...evidence[0], witnessed };
  const said = await followDemoPage({
    at: paths.founder.idea(full.id),
    answers: {
      ...demo,
      [`/validation/ideas/${full.id}`]: { ...idea, evidence: [own, ...evidence.slice(1)] },
      [`/validation/ideas/${full.id}/witness-links`]: { items: [answered] },
    },
    modules,
    steps: ['Ask them again: Musa paid', { until: 'They read' }],
    whole: true,
  });
  expect(said).toContain('Ask them to answer on their own mobile data, not on your Wi-Fi or hotspot.');
  const [, dialog] = said.split('They read');
  expect(dialog).toContain('Musa paid');
  expect(dialog).toContain('Confirmed, from your own network: does not count');
});
