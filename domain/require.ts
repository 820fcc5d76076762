/** Guards for the inputs of calculations. Each returns the value, or throws a RangeError that names the input. */

export function requireNumber(name: string, value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`${name} must be a number`);
  return value;
}

export function requireAmount(name: string, value: number): number {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`${name} must be zero or more`);
  return value;
}

export function requirePositive(name: string, value: number): number {
  if (!Number.isFinite(value) || value <= 0) throw new RangeError(`${name} must be more than zero`);
  return value;
}

/** A fraction from 0 to 1: catches a percentage given as 40 instead of 0.4. */
export function requireShare(name: string, value: number): number {
  if (!Number.isFinite(value) || value < 0 || value > 1) throw new RangeError(`${name} must be from 0 to 1`);
  return value;
}

/** A whole number as exact arithmetic gives it, as a number that still tells it from its neighbours. */
export function requireSafe(name: string, value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${name} is too large to be exact`);
  return number;
}

/** One of the names that a table knows: `constructor` and the like are none. */
export function requireOption<T extends object>(name: string, option: PropertyKey, table: T): T[keyof T] {
  if (!Object.hasOwn(table, option)) throw new RangeError(`${name} must be one of ${Object.keys(table).join(', ')}`);
  return table[option as keyof T];
}

export function requireCount(name: string, value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} must be a whole number of zero or more`);
  return value;
}
