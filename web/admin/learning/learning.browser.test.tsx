import { expect, it } from 'vitest';
import {
  listFailedEnrolments,
  listStuckLearners,
  readLearning,
  retryEnrolment,
  syncLearning,
} from '#contract/programs/admin.ts';
import { followOperator, readOperatorPage, reply } from '#tests/components/operator-page.ts';
import answers from '#tests/fixtures/demo/admin.json';
import { paths } from '#web/paths.ts';

const at = paths.admin.learning;
const url = '/admin/learning';
const demo = readLearning.reply.parse(answers[url]);
const failed = listFailedEnrolments.reply.parse(answers['/admin/learning/enrolments?page=1']);
const stuck = listStuckLearners.reply.parse(answers['/admin/learning/stuck?page=1']);

it('says what is wrong with the platform, and who learns under an earlier address', async () => {
  const { platform } = demo;
  const read = readLearning.reply.parse({
    courses: [],
    platform: {
      ...platform,
      readAt: null,
      problem: 'The learning platform does not answer (HTTP 503).',
      lacks: 'Turn on ‘Allow log in via email’.',
      untried: 3,
      takenEmails: { total: 21, people: [stuck.items[0]?.person] },
    },
  });
  const said = await readOperatorPage({ at, answers: { [url]: read } });
  await expect(said).toMatchFileSnapshot('said/wrong.txt');
});

it('says plainly what there is where the product itself teaches', async () => {
  const said = await readOperatorPage({
    at,
    answers: {
      [url]: { ...demo, platform: null },
      '/admin/learning/stuck?page=1': { ...stuck, items: [], total: 0 },
    },
  });
  await expect(said).toMatchFileSnapshot('said/built-in.txt');
});

it('reads the courses now, and tries again until it works', async () => {
  const away = { ...demo, platform: demo.platform && { ...demo.platform, problem: 'It does not answer.' } };
  const said = await followOperator({
    at,
    answers: {
      [url]: demo,
      '/admin/learning/enrolments?page=1': failed,
      '/admin/learning/stuck?page=1': stuck,
    },
    replies: {
      ...reply(syncLearning, away, demo),
      ...reply(retryEnrolment, { cause: 'E-mail already used in Moodle.' }, { cause: null }),
    },
    steps: [
      'Sync now',
      'Sync now',
      `Try again: ${failed.items[0]?.person.name}`,
      `Try again: ${failed.items[0]?.person.name}`,
    ],
  });
  await expect(said).toMatchFileSnapshot('said/follow.txt');
});
