import { ONE } from '../exact.ts';
import { Fraction } from '../fraction.ts';

/** Decimals of a stated price, as the YC guide prints it. */
const PRICE_DECIMALS = 4;
const TEN = Fraction.of(10);

/**
 * How many decimals a price per share in major units is stated with: four, and below one tenth as many as five significant
 * digits take, because four decimals would leave few or none (our own rule). The documents state the same rule in words.
 */
export function priceDecimals(price: Fraction): number {
  if (price.sign <= 0) return PRICE_DECIMALS;
  let zeros = 0;
  for (let tenfold = price.times(TEN); tenfold.compare(ONE) < 0; tenfold = tenfold.times(TEN)) zeros++;
  return zeros < 1 ? PRICE_DECIMALS : PRICE_DECIMALS + 1 + zeros;
}
