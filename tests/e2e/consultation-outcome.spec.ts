import { completeBooking } from '#contract/bookings/admin.ts';
import { lockTestCard } from '#contract/validation/test-cards.ts';
import { addObservation } from '#contract/validation/validation.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { oneLine } from '#tests/observation.ts';
import { callAs, dayAhead } from './bookings.ts';
import { makeIdeas } from './ideas.ts';
import { book, makeAdviser, makeService, newFounder, newTag, openBegun } from './operator.ts';
import { logInAs } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test('what came of a session is read by the founder, and linked to an idea, its evidence and its test', {
  tag: '@one-width',
}, async ({ page }) => {
  test.slow();
  const tag = newTag();
  await logInAs(page, 'admin');
  const adviser = await makeAdviser(page, `Bisi ${tag}`);
  const prices = { NGN: 0, USD: 0 };
  const service = await makeService(page, { title: `Review ${tag}`, prices, adviserIds: [adviser] });
  const founder = await newFounder(page, `Ngozi ${tag}`);
  const [ideaId = ''] = await makeIdeas(founder, [BOOKKEEPING]);
  const line = { assumptionId: 'D1', side: 'for', level: 'L3', independence: 'stranger' } as const;
  const seen = { inSegment: true, count: 6, date: dayAhead(-1), note: 'Six traders showed their books' };
  const {
    evidence: [item],
  } = await callAs(founder, addObservation, { ideaId }, oneLine({ ...line, ...seen }));
  const passMark = { kind: 'share', barPercent: '5', sample: 200 };
  const { testCard } = await callAs(founder, lockTestCard, { ideaId }, { assumptionId: 'D1', passMark });
  const { id } = await book(founder, service, dayAhead(3));
  await openBegun(page, id, adviser, page.getByLabel('Notes for the founder'));
  await callAs(page, completeBooking, { bookingId: id }, { notes: 'Ask ten buyers before you build.' });

  await founder.goto(`/m/founder/consultation/bookings/${id}`);
  await expect(founder.getByText('Ask ten buyers before you build.')).toBeVisible();
  await founder.getByText('Link it to your evidence, a document or a test').click();
  const link = founder.getByRole('button', { name: 'Link it' });
  const links = founder
    .getByRole('listitem')
    .filter({ has: founder.getByRole('button', { name: /^Remove the link/ }) });

  await founder.getByLabel('Idea or document').selectOption({ label: 'Kasuwa Ledger' });
  await expect(founder.getByLabel('What of it?')).toBeVisible();
  await link.click();
  await expect(links).toHaveCount(1);
  await expect(links.first()).toContainText('Document: Kasuwa Ledger');
  await founder.getByLabel('What of it?').selectOption(`evidence ${item?.id}`);
  await link.click();
  await expect(links).toHaveCount(2);
  await founder.getByLabel('What of it?').selectOption(`test ${testCard.id}`);
  await link.click();
  await expect(links).toHaveCount(3);
  await lookAt(founder, 'booking-outcome');

  await founder.reload();
  await expect(links).toHaveCount(3);
  await links.filter({ hasText: 'Document: Kasuwa Ledger' }).getByRole('button').click();
  await expect(links).toHaveCount(2);
  await links.filter({ hasText: 'Evidence: ' }).getByRole('link').click();
  await expect(founder).toHaveURL(new RegExp(`/validate/${ideaId}`));
});
