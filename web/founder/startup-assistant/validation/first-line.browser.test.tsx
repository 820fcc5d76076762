import { expect, it } from 'vitest';
import { readIdea } from '#contract/validation/validation.ts';
import { readDemoPage } from '#tests/components/demo-page.tsx';
import demo from '#tests/fixtures/demo/assistant.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/startup-assistant/validation/**/*.tsx');
const idea = readIdea.reply.parse(demo['/validation/ideas/019afa28-3600-7ca4-a947-f44901701112']);
const pitch = 'Sell leaked WAEC papers to candidates in Kano';
const unlawful = { ...idea, intake: { ...idea.intake, pitch } };

it.each([
  ['Next', paths.founder.idea(idea.id)],
  ['the Report', paths.founder.ideaReport(idea.id)],
])('%s says that something may be unlawful before it says how the idea stands', async (_page, at) => {
  const said = await readDemoPage({ at, answers: { ...demo, [`/validation/ideas/${idea.id}`]: unlawful }, modules });
  const first = said.indexOf('Ask first whether this is lawful.');
  expect(first).toBeGreaterThan(0);
  expect(said.slice(0, first)).not.toMatch(/Make-or-break beliefs|tested|Support \d/i);
});
