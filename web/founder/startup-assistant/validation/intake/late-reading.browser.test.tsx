import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readIdea, saveIntake } from '#contract/validation/validation.ts';
import { api } from '#tests/components/api.ts';
import { openDemoPage } from '#tests/components/demo-page.tsx';
import demo from '#tests/fixtures/demo/assistant.json';
import { draftKey } from '#web/drafts/draft-storage.ts';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/startup-assistant/validation/**/*.tsx');
const pasted = {
  '/documents/01a1f000-8e00-7d86-919b-20bcc034fc20/pasted-text':
    demo['/documents/019afa28-3600-7ca4-a947-f44901701112/pasted-text'],
};
const blank = readIdea.reply.parse(demo['/validation/ideas/01a1f000-8e00-7d86-919b-20bcc034fc20']);

it('keeps a saved answer on the page when a slow reading of the idea comes after the save', async () => {
  const { settle } = await openDemoPage({
    at: paths.founder.ideaQuestions(blank.id, 'price'),
    answers: { ...demo, ...pasted },
    modules,
  });
  await settle();
  api.on(saveIntake, ({ body }) => ({
    name: blank.name,
    revision: body.revision + 1,
    updatedAt: blank.updatedAt,
    changedElsewhere: {},
  }));
  const price = page.getByLabelText('What would they pay?');
  const unit = page.getByLabelText('For what: per month');
  const save = () => window.dispatchEvent(new Event('online'));
  await price.fill('9'.repeat(18));
  await unit.fill('per');
  save();
  await settle();

  // The reading that begins now was answered before the corrected price arrived.
  const release = api.hold(readIdea, blank);
  window.dispatchEvent(new StorageEvent('storage', { key: draftKey(blank.id) }));
  await expect.poll(() => api.calls(readIdea).length).toBe(2);
  await price.fill('500');
  save();
  await expect.poll(() => api.calls(saveIntake).length).toBe(2);
  release();
  await settle();
  await unit.fill('per day');
  await userEvent.tab();
  save();
  await settle();
  await expect.element(price).toHaveValue('500');
  await expect.element(unit).toHaveValue('per day');
  vi.useRealTimers();
});
