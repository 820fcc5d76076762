import type { Source } from '#domain/sources/source.ts';
import { NIGERIA } from './nigeria.ts';
import { NIGERIA_MONEY } from './nigeria-money.ts';
import { UNITED_KINGDOM } from './united-kingdom.ts';
import { UNITED_STATES } from './united-states.ts';

/**
 * Where sizes and permits can be found. Only entries of which a public page states the fact and the official address was seen;
 * the rest of the list stays out until somebody has opened it. To be reviewed by 22 May 2027: fees, capital and deadlines are
 * left out on purpose, for they change often.
 */
export const SOURCES: readonly Source[] = [...NIGERIA, ...NIGERIA_MONEY, ...UNITED_KINGDOM, ...UNITED_STATES];
