import { describe, expect, it } from 'vitest';
import answers from '#tests/fixtures/demo/assistant.json';
import readiness from '#tests/fixtures/versions/readiness-today.json';
import { readAgreement, readAgreementTemplate } from './agreements/agreements.ts';
import { readAgreementVersion } from './agreements/versions.ts';
import type { Endpoint } from './endpoint.ts';
import { readCheck } from './readiness/readiness.ts';
import { compareReadinessVersions, readReadinessVersion } from './readiness/versions.ts';
import { readIdea } from './validation/validation.ts';
import { compareVersions, readVersion } from './validation/versions.ts';

const idea = '/validation/ideas/019afa28-3600-7ca4-a947-f44901701112' as const;
const check = '/readiness/checks/019bfba6-2e00-77d1-a337-b7cf10afbc17' as const;
const agreement = '/agreements/019e65a1-4e00-748e-9f8f-4ba381cb68bf' as const;
const [entry] = answers[`${check}/versions?limit=100`].items;
const seeded: [string, Endpoint, unknown][] = [
  ['an idea', readIdea, answers[idea]],
  ['a version of an idea', readVersion, answers[`${idea}/versions/4`]],
  ['a comparison of an idea', compareVersions, answers[`${idea}/versions/3/comparison?with=1`]],
  ['a check', readCheck, answers[check]],
  [
    'a version of a check',
    readReadinessVersion,
    { version: entry, snapshot: JSON.parse(readiness.snapshot), report: JSON.parse(readiness.report) },
  ],
  ['a comparison of a check', compareReadinessVersions, answers[`${check}/versions/3/comparison?with=1`]],
  ['an agreement', readAgreement, answers[agreement]],
  ['a template', readAgreementTemplate, answers[`${agreement}/template`]],
  ['a version of an agreement', readAgreementVersion, answers[`${agreement}/versions/1`]],
];

describe.each(seeded)('%s of the demo founder', (_what, { reply }, data) => {
  it('crosses the wire with every key', () => {
    expect(reply.parse(data)).toEqual(data);
  });

  it('is refused with anything in it that is no value of its place', () => {
    const taken = leavesOf(data).filter((path) => reply.safeParse(replaced(data, path, [[[]]])).success);
    expect(taken.map((path) => path.join('.'))).toEqual([]);
  });
});

type Path = readonly (string | number)[];

/** The place of every text, number, truth value and null. */
function leavesOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...at, key]));
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const whole = value as Record<string, unknown>;
  const part = replaced(whole[key], rest, by);
  return Array.isArray(value) ? value.with(Number(key), part) : { ...whole, [key]: part };
}
