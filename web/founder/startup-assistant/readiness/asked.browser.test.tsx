import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { saveAnswers } from '#contract/readiness/readiness.ts';
import type { Call } from '#tests/components/api.ts';
import { followDemoPage } from '#tests/components/demo-flow.tsx';
import { openDemoPage } from '#tests/components/demo-page.tsx';
import { phone } from '#tests/components/viewports.ts';
import answers from '#tests/fixtures/demo/assistant.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/startup-assistant/readiness/**/*.tsx');
const id = '019bfba6-2e00-77d1-a337-b7cf10afbc17';

it('tabs and the table beside the chart fit a phone', async () => {
  await page.viewport(...phone);
  const { settle } = await openDemoPage({ at: paths.founder.check(id), answers, modules });
  await settle();
  const wide = [...document.querySelectorAll('[role=tablist], section[aria-label^="Table:"]')];
  expect(wide).toHaveLength(3);
  for (const one of wide) expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth);
});

it('a question that is answered in the fold stays in it', async () => {
  const questions = () => [...document.querySelectorAll('form fieldset')].map((one) => one.id);
  const saved = ({ body }: Call<typeof saveAnswers>) => ({
    revision: body.revision + 1,
    updatedAt: '2026-11-22T19:00:00.000Z',
    answers: [],
    changedElsewhere: [],
  });
  let before: string[] = [];
  await followDemoPage({
    at: paths.founder.checkQuestions(id, 'team'),
    answers,
    modules,
    unfolded: true,
    steps: [{ save: ['#team_6_filled [value=no]', true] }],
    replies: {
      [`PATCH /readiness/checks/${id}/answers`]: (call: Call<typeof saveAnswers>) => {
        before = questions();
        return saved(call);
      },
    },
  });
  expect(before).toContain('team_6_filled');
  expect(document.querySelector('details #team_6_filled')).not.toBeNull();
  expect(questions()).toEqual(before);
});
