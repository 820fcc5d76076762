import type { Source } from '#domain/sources/source.ts';
import { NIGERIA } from './nigeria.ts';
import { NIGERIA_FIGURES } from './nigeria-figures.ts';
import { NIGERIA_GOODS } from './nigeria-goods.ts';
import { NIGERIA_MONEY } from './nigeria-money.ts';
import { NIGERIA_SERVICES } from './nigeria-services.ts';
import { NIGERIA_TRANSPORT } from './nigeria-transport.ts';
import { UNITED_KINGDOM } from './united-kingdom.ts';
import { UNITED_KINGDOM_CARE } from './united-kingdom-care.ts';
import { UNITED_KINGDOM_MONEY } from './united-kingdom-money.ts';
import { UNITED_KINGDOM_PERMITS } from './united-kingdom-permits.ts';
import { UNITED_STATES } from './united-states.ts';
import { UNITED_STATES_MONEY } from './united-states-money.ts';
import { UNITED_STATES_PERMITS } from './united-states-permits.ts';

/**
 * Where sizes and permits can be found. Only entries of which a public page states the fact and the official address was seen;
 * the rest of the list stays out until that is so. To be reviewed by 22 May 2027: fees, capital and deadlines are left out on
 * purpose, for they change often. What is for one trade stands before what is for every idea: of two that fit alike, the first
 * is shown first.
 */
export const SOURCES: readonly Source[] = [
  ...NIGERIA_MONEY,
  ...NIGERIA_TRANSPORT,
  ...NIGERIA_SERVICES,
  ...NIGERIA_GOODS,
  ...NIGERIA_FIGURES,
  ...NIGERIA,
  ...UNITED_KINGDOM_MONEY,
  ...UNITED_KINGDOM_CARE,
  ...UNITED_KINGDOM_PERMITS,
  ...UNITED_KINGDOM,
  ...UNITED_STATES_MONEY,
  ...UNITED_STATES_PERMITS,
  ...UNITED_STATES,
];
