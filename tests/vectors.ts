import { readFileSync } from 'node:fs';
import { Fraction } from '#domain/fraction.ts';

/** Tolerances by key, "*" for all others. */
type Tolerance = Record<string, number>;
export type Vector = { id: string; method: string; inputs: unknown; expected: unknown; tolerance: Tolerance };

/** The golden vectors: published or exactly computed results of each method. */
export function loadVectors(): Vector[] {
  return JSON.parse(readFileSync(new URL('./fixtures/vectors.json', import.meta.url), 'utf8'));
}

/**
 * How `actual` departs from `expected`, one line for each value; empty when it agrees. Numbers may differ by the
 * tolerance of their key, else of a key around it, else of "*"; values under a key that ends in `_exact` must be equal as
 * rationals; an expected object names the keys that matter, and an empty one allows none.
 */
export function departures(expected: unknown, actual: unknown, tolerance: Tolerance): string[] {
  return compare(expected, actual, { path: 'result', allowed: tolerance['*'] ?? 0, exact: false, tolerance });
}

type Place = { path: string; allowed: number; exact: boolean; tolerance: Tolerance };

function compare(expected: unknown, actual: unknown, place: Place): string[] {
  if (isObject(expected) && isObject(actual)) {
    const extra = Object.keys(expected).length === 0 ? Object.keys(actual) : [];
    return [
      ...extra.map((key) => `${place.path}.${key} is not expected`),
      ...Object.keys(expected).flatMap((key) => compare(expected[key], actual[key], inner(place, key))),
    ];
  }
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length)
    return expected.flatMap((each, index) =>
      compare(each, actual[index], { ...place, path: `${place.path}[${index}]` }),
    );
  return agrees(expected, actual, place)
    ? []
    : [`${place.path} is ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`];
}

function inner(place: Place, key: string): Place {
  return {
    ...place,
    path: `${place.path}.${key}`,
    allowed: place.tolerance[key] ?? place.allowed,
    exact: place.exact || key.endsWith('_exact'),
  };
}

function agrees(expected: unknown, actual: unknown, { allowed, exact }: Place): boolean {
  if (exact) return rational(expected) === rational(actual);
  if (typeof expected === 'number' && typeof actual === 'number') return Math.abs(actual - expected) <= allowed;
  return expected === actual;
}

/** In lowest terms, so that "6/4" equals "3/2"; what is no rational stays itself. */
function rational(value: unknown): unknown {
  const [, top, bottom = '1'] = /^(-?\d+)(?:\/(\d+))?$/.exec(String(value)) ?? [];
  return top === undefined ? value : Fraction.of(BigInt(top), BigInt(bottom)).toString();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
