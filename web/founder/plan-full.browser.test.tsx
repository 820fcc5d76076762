import { expect, it } from 'vitest';
import { limits } from '#content/plans/limits.ts';
import { plans } from '#content/plans/plans.ts';
import { readEntitlements } from '#contract/billing/entitlements.ts';
import { LIMIT_KEYS, noRoom } from '#domain/plans.ts';
import { type DemoAnswers, readDemoPage } from '#tests/components/demo-page.tsx';
import assistant from '#tests/fixtures/demo/assistant.json';
import founderPages from '#tests/fixtures/demo/founder.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/**/*.tsx');
const idea = '019afa28-3600-7ca4-a947-f44901701112';

const everythingTaken = readEntitlements.reply.parse({
  plan: 'free',
  items: LIMIT_KEYS.map((key) => {
    const limit = limits[key].has.free;
    return { key, limit, used: limit, full: noRoom(plans.free.name, limit, limits[key]), moreIn: 'ideation' };
  }),
});

it.each([
  ['validate', paths.founder.validate],
  ['evaluate', paths.founder.evaluate],
  ['generate', paths.founder.generate],
  ['sharing', paths.founder.documentSharing(idea)],
  ['quotes', paths.founder.quotes],
  ['services', paths.founder.serviceList()],
] as const)('where a plan is full, the page %s says so before anything is typed', async (name, at) => {
  const as = { name: 'Tunde Balogun', email: 'seasoned@cairn.example' };
  const answers: DemoAnswers = { ...founderPages, ...assistant, '/entitlements': everythingTaken };
  const said = await readDemoPage({ at, as, answers, modules });
  await expect(said).toMatchFileSnapshot(`said/plan-full-${name}.txt`);
});
