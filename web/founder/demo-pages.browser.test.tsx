import { beforeEach, expect, it } from 'vitest';
import { markMessagesSeen } from '#contract/quotes/answers.ts';
import { api } from '#tests/components/api.ts';
import { type DemoAnswers, readDemoPage } from '#tests/components/demo-page.tsx';
import answers from '#tests/fixtures/demo/founder.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/{founder,member}/**/*.tsx');
const { founder, member } = paths;
const service = '01a2049a-0900-7c73-ae4e-6b1631add00b';
const booking = '01a2049a-0b0c-7d5a-aee0-b44977ebee7d';

beforeEach(() => api.on(markMessagesSeen, { unread: 0 }));

it.each([
  ['overview', founder.overview, []],
  ['notifications', member.notifications, []],
  ['consultation', founder.consultation, []],
  ['services', founder.serviceList(), []],
  ['book', founder.bookService(service), []],
  ['book-with-form', founder.bookService('01a2049a-08cc-7c61-aa41-ed22fad53658'), []],
  ['bookings', founder.bookings, []],
  ['bookings-past', `${founder.bookings}?tab=past`, []],
  ['booking', founder.booking(booking), ['Cancel the booking']],
  ['booking-completed', founder.booking('01a1c6cd-ba7c-7ba2-a2c3-43b60709d604'), []],
  ['move', founder.bookingMove(booking), []],
  ['confirmation', founder.confirmationOf(booking), []],
  ['quotes', founder.quotes, []],
  ['quote-offered', founder.quote('01a2049a-0b7e-72c3-ad33-30cedbad7ad8'), ['Accept offer', 'Decline offer']],
  ['quote-accepted', founder.quote('01a2049a-0c22-7d48-8fbf-61912427a031'), []],
  ['invoice', founder.invoice('01a2049a-0c7e-7907-8a79-84cec86b6186'), []],
] as const)('the founder’s page %s says all that it should', async (name, at, press) => {
  const as = { name: 'Tunde Balogun', email: 'seasoned@cairn.example' };
  const said = await readDemoPage({ at, as, answers: answers as DemoAnswers, modules, press });
  await expect(said).toMatchFileSnapshot(`said/${name}.txt`);
});
