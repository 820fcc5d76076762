import { requireCount } from '../require.ts';
import { wilsonInterval, Z_95 } from './wilson.ts';

/** Share of "very disappointed" at which the Sean Ellis test sees product–market fit. */
const LINE = 0.4;
const FEWEST_ANSWERS = 30;

export type PmfInput = { very: number; somewhat: number; not: number; z?: number };
export type PmfShare = {
  n: number;
  share: number | null;
  lower: number | null;
  upper: number | null;
  verdict: 'at_or_above' | 'below' | 'too_few_answers';
  /** Whether there are enough answers and the whole interval lies on one side of the line. */
  confident: boolean;
  reasons: { share?: string };
};

/**
 * Sean Ellis test: the share of people who would be very disappointed without the product, among `very`, `somewhat` and
 * `not` disappointed (leave out those who stopped using it), with its Wilson interval against the line of 40%. Fewer
 * than 30 answers get no verdict.
 * @throws RangeError when a count is not a whole number of zero or more, or z is not positive.
 */
export function pmfShare({ very, somewhat, not, z = Z_95 }: PmfInput): PmfShare {
  for (const [name, value] of Object.entries({ very, somewhat, not })) requireCount(name, value);
  const n = very + somewhat + not;
  if (n === 0) {
    const reasons = { share: 'Nobody has answered yet.' };
    return { n, share: null, lower: null, upper: null, verdict: 'too_few_answers', confident: false, reasons };
  }
  const { p: share, lower, upper } = wilsonInterval({ n, successes: very, z });
  if (n < FEWEST_ANSWERS) return { n, share, lower, upper, verdict: 'too_few_answers', confident: false, reasons: {} };
  const verdict = share >= LINE ? 'at_or_above' : 'below';
  return { n, share, lower, upper, verdict, confident: lower >= LINE || upper < LINE, reasons: {} };
}
