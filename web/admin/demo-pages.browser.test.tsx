import { beforeEach, expect, it } from 'vitest';
import { markAdminMessagesSeen } from '#contract/quotes/admin.ts';
import { markAdminSupportSeen } from '#contract/support/admin.ts';
import { api } from '#tests/components/api.ts';
import { type DemoAnswers, readDemoPage } from '#tests/components/demo-page.tsx';
import answers from '#tests/fixtures/demo/admin.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/admin/**/*.tsx');
const service = '01a2049a-0900-7c73-ae4e-6b1631add00b';
const adviser = '01a2049a-0831-7a2b-8a5b-e41785313e4c';
const booking = '01a2049a-0b0c-7d5a-aee0-b44977ebee7d';

beforeEach(() => {
  api.on(markAdminMessagesSeen, { unread: 0 });
  api.on(markAdminSupportSeen, { unread: 0 });
});

it.each([
  ['today', paths.admin.root, []],
  ['calendar-day', paths.admin.calendar({ view: 'day', date: '2026-11-23' }), []],
  ['calendar-week', paths.admin.calendar({ view: 'week', date: '2026-11-23' }), []],
  ['booking', paths.admin.booking(booking), ['Move…', 'Cancel booking…']],
  ['booking-completed', paths.admin.booking('01a1c6cd-ba7c-7ba2-a2c3-43b60709d604'), []],
  ['services', paths.admin.services, []],
  ['new-service', paths.admin.newService, []],
  ['service', paths.admin.service(service), ['Archive…']],
  ['advisers', paths.admin.advisers, []],
  ['new-adviser', paths.admin.newAdviser, []],
  ['adviser', paths.admin.adviser(adviser), ['Copy the hours of Monday']],
  ['quotes', paths.admin.quotes, []],
  ['quote-successful', paths.admin.quote('01a2049a-0c22-7d48-8fbf-61912427a031'), ['Complete work…']],
  ['quote-in-progress', paths.admin.quote('01a2049a-0b7e-72c3-ad33-30cedbad7ad8'), ['Take the offer back…']],
  ['support', paths.admin.support, []],
  ['support-thread', paths.admin.supportThread('support-1'), []],
  ['transfers', paths.admin.transfers, ['Confirm…', 'Not arrived…']],
  ['disputes', paths.admin.disputes, ['Answered…']],
  ['subscribers', paths.admin.subscribers, []],
  [
    'subscriber',
    paths.admin.subscriber('yOUc1yqhLM0oOfIfTRB9GWxRc0p8HwKz'),
    ['Cancel the plan…', 'Give a plan…', 'End it now…'],
  ],
  ['prices', paths.admin.prices, ['New price…']],
  ['coupons', paths.admin.coupons, ['Make a coupon…']],
  ['ledger', paths.admin.ledger, []],
  ['settings', paths.admin.settings, []],
  ['mail', paths.admin.mail, []],
  ['messages', paths.admin.messages, []],
  ['learning', paths.admin.learning, []],
  ['requests', paths.admin.requests, ['Answer…']],
  ['audit', paths.admin.audit, []],
] as const)('the operator’s page %s says all that it should', async (name, at, press) => {
  const as = { name: 'Bola Adeyemi', email: 'admin@cairn.example', roles: ['user', 'admin'] as ['user', 'admin'] };
  const said = await readDemoPage({ at, as, answers: answers as DemoAnswers, modules, press });
  await expect(said).toMatchFileSnapshot(`said/${name}.txt`);
});
