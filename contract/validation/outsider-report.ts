import { z } from 'zod';
import { STANDINGS, type StandingCounts } from '#domain/validation/belief-standing.ts';
import type {
  Ask,
  OutsiderReport,
  ToldBelief,
  ToldFigure,
  ToldTest,
  ToldWitnesses,
} from '#domain/validation/outsider-report.ts';
import { SEEN_KINDS, type Seen } from '#domain/validation/seen.ts';
import { TEST_OUTCOMES } from '#domain/validation/test-reading.ts';
import type { ToldResult } from '#domain/validation/told-results.ts';
import { exactly } from '../exactly.ts';
import { amountOfMoney } from '../figures.ts';
import { verdictId } from './report.ts';
import { shares } from './score.ts';
import { lockedPassMark } from './tests.ts';

const seen = exactly<Seen>()(
  z.object({
    kind: z.enum(SEEN_KINDS),
    count: z.int(),
    onRecord: z.int(),
    onFile: z.int().optional(),
    confirmed: z.int(),
    fromOwnNetwork: z.int().optional(),
    known: z.int().optional(),
    namedClose: z.int().optional(),
    others: z.int().optional(),
  }),
);

const witnesses = exactly<ToldWitnesses>()(
  z.object({
    confirmed: z.int(),
    networks: z.int().nullable(),
    fromOwnNetwork: z.int(),
    denied: z.int().optional(),
    isAside: z.literal(true).optional(),
  }),
);

const toldBelief = exactly<ToldBelief>()(z.object({ id: z.string(), name: z.string(), seen: z.array(seen) }));

const standingCounts = exactly<StandingCounts>()(
  z.object({
    holds: z.int(),
    claimed: z.int(),
    open: z.int(),
    against: z.int(),
    heard: z.int(),
    untested: z.int(),
    total: z.int(),
    tested: z.int(),
    onFiles: z.int().optional(),
  }),
);

const toldTest = exactly<ToldTest>()(
  z.object({
    name: z.string(),
    whatToDo: z.string(),
    success: z.string(),
    sample: z.string(),
    passMark: lockedPassMark,
    lockedAt: z.string().nullable(),
    movedFrom: z.object({ passMark: lockedPassMark, lockedAt: z.string() }).optional(),
    hours: z.number(),
    days: z.number(),
    soFar: z.object({ successes: z.int(), trials: z.int(), outcome: z.enum(TEST_OUTCOMES) }).optional(),
  }),
);

const toldResult = exactly<ToldResult>()(
  z.object({
    id: z.string(),
    name: z.string(),
    successes: z.int(),
    trials: z.int(),
    passMark: lockedPassMark,
    proposed: lockedPassMark.optional(),
    outcome: z.enum(TEST_OUTCOMES),
    movedLater: z.boolean(),
    isSetAside: z.boolean(),
  }),
);

const toldFigure = exactly<ToldFigure>()(
  z.object({ label: z.string(), value: z.union([amountOfMoney, z.string()]), source: z.string().nullable() }),
);

const ask = exactly<Ask>()(z.object({ who: z.string(), where: z.string() }));

/** The one page that somebody else reads of an idea; `domain/validation/outsider-report.ts` says what each part means. */
export const outsiderReport = exactly<OutsiderReport>()(
  z.object({
    title: z.string(),
    pitch: z.string(),
    asOf: z.string(),
    first: z.string().nullable(),
    isUnlawful: z.boolean(),
    verdict: z.object({ id: verdictId, label: z.string(), line: z.string().nullable() }),
    stones: z.array(z.object({ id: z.string(), standing: z.enum(STANDINGS), sides: z.string().nullable() })),
    counts: standingCounts,
    shares: shares.nullable(),
    seen: z.array(seen),
    witnesses: witnesses.nullable(),
    tests: z.object({ decided: z.int(), passed: z.int() }),
    results: z.array(toldResult),
    holds: z.array(toldBelief),
    against: z.array(toldBelief),
    objections: z.array(z.string()),
    notKnown: z.array(toldBelief),
    nextTest: toldTest.nullable(),
    numbers: z.array(toldFigure),
    ask: ask.nullable(),
  }),
).meta({ description: 'The one page that somebody else reads of an idea.' });
