import { it } from 'vitest';
import { releaseHold } from '#contract/bookings/holds.ts';
import { leaveWaitlist } from '#contract/bookings/waitlist.ts';
import { declineOffer } from '#contract/quotes/answers.ts';
import { submitQuote, withdrawQuote } from '#contract/quotes/quotes.ts';
import { expectSentOnce, type SendsOnceCase } from '#tests/components/sends-once.tsx';
import { useRelease } from './bookings/booking-queries.ts';
import { useDeclineOffer, useSubmitQuote, useWithdrawQuote } from './quotes/quote-queries.ts';
import { useLeaveWaitlist } from './waitlist/waitlist-queries.ts';

const cases: readonly SendsOnceCase[] = [
  { what: 'a released hold', useSending: () => useRelease(), endpoint: releaseHold, input: 'b1' },
  {
    what: 'a place left on the waiting list',
    useSending: () => useLeaveWaitlist(),
    endpoint: leaveWaitlist,
    input: 'w1',
  },
  { what: 'a request for a quote', useSending: () => useSubmitQuote('q1'), endpoint: submitQuote },
  { what: 'a withdrawn request', useSending: () => useWithdrawQuote('q1'), endpoint: withdrawQuote },
  { what: 'a declined offer', useSending: () => useDeclineOffer('q1'), endpoint: declineOffer, input: 'Too dear' },
];

it.each(cases)('pressed twice, $what goes out once', expectSentOnce);
