import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readIdea, saveIntake } from '#contract/validation/validation.ts';
import { api } from '#tests/components/api.ts';
import { openDemoPage } from '#tests/components/demo-page.tsx';
import demo from '#tests/fixtures/demo/assistant.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/startup-assistant/validation/**/*.tsx');
const blank = readIdea.reply.parse(demo['/validation/ideas/01a1f000-8e00-7d86-919b-20bcc034fc20']);
const pasted = demo['/documents/019afa28-3600-7ca4-a947-f44901701112/pasted-text'];
const answers = { ...demo, [`/documents/${blank.id}/pasted-text`]: pasted };
const at = paths.founder.ideaQuestions(blank.id, 'channel');

async function type(words: string) {
  const { settle, location } = await openDemoPage({ at, answers, modules });
  await settle();
  api.on(saveIntake, ({ body }) => ({
    name: blank.name,
    revision: body.revision + 1,
    updatedAt: blank.updatedAt,
    changedElsewhere: {},
  }));
  await page.getByRole('textbox', { name: /How will the first customers/u }).fill(words);
  return { settle, location };
}

const next = () => page.getByRole('link', { name: /^Next/u });
const advice = () => document.getElementById('channel-advice')?.textContent;

it('says what is wrong with an answer where “Next” is tapped right after typing, and goes on at a second tap', async () => {
  const { settle, location } = await type('facebook ads');
  expect(advice()).toBe('');
  await next().click();
  await expect.poll(advice).toContain('would be true of almost any idea. Say what is particular');
  expect(location()).toBe(at);
  await next().click();
  await settle();
  expect(location()).not.toBe(at);
  vi.useRealTimers();
});

it('goes on at once from an answer without a fault, and from a step that is left empty', async () => {
  for (const words of ['Ask the chairman of the Balogun traders’ union to introduce me at the Monday meeting', '']) {
    const { settle, location } = await type(words);
    await next().click();
    await settle();
    expect(location()).not.toBe(at);
    vi.useRealTimers();
  }
});
