import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { readIdea } from '#contract/validation/validation.ts';
import { openDemoPage } from '#tests/components/demo-page.tsx';
import { phone } from '#tests/components/viewports.ts';
import demo from '#tests/fixtures/demo/assistant.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/startup-assistant/validation/**/*.tsx');
const blank = readIdea.reply.parse(demo['/validation/ideas/01a1f000-8e00-7d86-919b-20bcc034fc20']);
const pasted = {
  [`/documents/${blank.id}/pasted-text`]: demo['/documents/019afa28-3600-7ca4-a947-f44901701112/pasted-text'],
};

it('folds the preview once the founder goes to an answer', async () => {
  await page.viewport(...phone);
  const { settle } = await openDemoPage({
    at: paths.founder.ideaQuestions(blank.id, 'price'),
    answers: { ...demo, ...pasted },
    modules,
  });
  await settle();
  const preview = page.getByRole('button', { name: /^Preview: / });
  await preview.click();
  await expect.element(preview).toHaveAttribute('aria-expanded', 'true');
  await page.getByLabelText('What would they pay?').click();
  await expect.element(preview).toHaveAttribute('aria-expanded', 'false');
});
