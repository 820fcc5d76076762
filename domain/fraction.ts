const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/**
 * An exact rational number, always in lowest terms with a positive denominator. Rates, prices and shares are computed
 * with it and rounded once, at the end: 0.1 means one tenth here, not the nearest binary float.
 */
export class Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;

  private constructor(numerator: bigint, denominator: bigint) {
    if (denominator === 0n) throw new RangeError('division by zero');
    const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
    this.numerator = numerator / divisor;
    this.denominator = denominator / divisor;
  }

  /**
   * The decimal a number prints as (0.1 becomes 1/10), over an optional divisor.
   * @throws RangeError for NaN, infinities and a divisor of zero.
   */
  static of(value: number | bigint, divisor: number | bigint = 1n): Fraction {
    return decimal(value).over(decimal(divisor));

    function decimal(number: number | bigint): Fraction {
      const match = DECIMAL.exec(String(number));
      if (!match) throw new RangeError('expected a finite number');
      const [, sign = '', whole = '', places = '', exponent = '0'] = match;
      const scale = BigInt(exponent) - BigInt(places.length);
      const digits = BigInt(whole + places) * (sign === '-' ? -1n : 1n);
      return scale < 0n ? new Fraction(digits, 10n ** -scale) : new Fraction(digits * 10n ** scale, 1n);
    }
  }

  plus(other: Fraction): Fraction {
    return new Fraction(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.numerator, other.denominator));
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  /** @throws RangeError when the divisor is zero. */
  over(other: Fraction): Fraction {
    return new Fraction(this.numerator * other.denominator, this.denominator * other.numerator);
  }

  power(exponent: number): Fraction {
    return new Fraction(this.numerator ** BigInt(exponent), this.denominator ** BigInt(exponent));
  }

  /** Negative, zero or positive as this is below, equal to or above the other. */
  compare(other: Fraction): number {
    const difference = this.numerator * other.denominator - other.numerator * this.denominator;
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }

  get sign(): number {
    return this.numerator < 0n ? -1 : this.numerator > 0n ? 1 : 0;
  }

  floor(): bigint {
    const quotient = this.numerator / this.denominator;
    return this.numerator % this.denominator < 0n ? quotient - 1n : quotient;
  }

  ceil(): bigint {
    return -new Fraction(-this.numerator, this.denominator).floor();
  }

  /** Nearest whole number; exactly half goes away from zero, as money is rounded. */
  round(): bigint {
    const magnitude = this.numerator < 0n ? -this.numerator : this.numerator;
    const rounded = (2n * magnitude + this.denominator) / (2n * this.denominator);
    return this.numerator < 0n ? -rounded : rounded;
  }

  /**
   * The nearest double.
   * @throws RangeError when the value is too large for one.
   */
  toNumber(): number {
    // 64 or more significant bits with the remainder folded into the last one: the final rounding is then the only one.
    const shift = 66n - BigInt(bitLength(this.numerator) - bitLength(this.denominator));
    const top = shift > 0n ? this.numerator << shift : this.numerator;
    const bottom = shift > 0n ? this.denominator : this.denominator << -shift;
    const sticky = top % bottom === 0n ? 0n : 1n;
    const magnitude = (top < 0n ? -top : top) / bottom;
    // In two steps, because 2 ** -1140 alone would already be zero.
    const half = Number(-shift / 2n);
    const value = Number(magnitude | sticky) * 2 ** half * 2 ** (Number(-shift) - half) * (top < 0n ? -1 : 1);
    if (!Number.isFinite(value)) throw new RangeError('number too large');
    return value;
  }

  /** "51000/45763", or "3" for a whole number. */
  toString(): string {
    return this.denominator === 1n ? `${this.numerator}` : `${this.numerator}/${this.denominator}`;
  }
}

/** Length in bits, rounded up to a multiple of four. */
function bitLength(value: bigint): number {
  return (value < 0n ? -value : value).toString(16).length * 4;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}
