import { Fraction } from '../fraction.ts';
import { requireCount, requirePositive } from '../require.ts';
import { Z_95 } from './wilson.ts';

export type SampleSizeInput = { margin: number; p?: number; z?: number; population?: number | null };
export type SampleSize = {
  n0: number;
  required: number;
  n_fpc: number | null;
  required_fpc: number | null;
  reasons: { n_fpc?: string };
};

/**
 * Answers needed to know a share within ± `margin` (Cochran): n0 = z²p(1−p)/margin². `p` is the share expected (0.5 when
 * unknown, the most demanding), `z` the normal quantile. With a finite `population` also n0 ÷ (1 + (n0 − 1)/population).
 * The required counts are always rounded up, from exact values.
 * @throws RangeError when margin or p is not strictly between 0 and 1, z is not positive or population is below 1.
 */
export function sampleSize({ margin, p = 0.5, z = Z_95, population }: SampleSizeInput): SampleSize {
  for (const [name, value] of Object.entries({ margin, p })) {
    if (!(value > 0 && value < 1)) throw new RangeError(`${name} must lie between 0 and 1`);
  }
  const one = Fraction.of(1);
  const share = Fraction.of(p);
  const quantile = Fraction.of(requirePositive('z', z)).over(Fraction.of(margin));
  const n0 = quantile.times(quantile).times(share).times(one.minus(share));
  const unlimited = { n0: n0.toNumber(), required: Number(n0.ceil()) };
  if (population === undefined || population === null)
    return { ...unlimited, n_fpc: null, required_fpc: null, reasons: { n_fpc: 'No population size was given.' } };

  requirePositive('population', requireCount('population', population));
  const finite = n0.over(one.plus(n0.minus(one).over(Fraction.of(population))));
  return { ...unlimited, n_fpc: finite.toNumber(), required_fpc: Number(finite.ceil()), reasons: {} };
}
