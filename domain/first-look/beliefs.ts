import { BELIEFS_OF_GOODS } from './beliefs-of-goods.ts';
import { BELIEFS_OF_SERVICES } from './beliefs-of-services.ts';
import type { KindBeliefs } from './kind-beliefs.ts';
import type { IdeaKind } from './kinds.ts';

/** What would have to be true first, by kind. */
export const BELIEFS_OF_KIND: Readonly<Record<IdeaKind, KindBeliefs>> = { ...BELIEFS_OF_SERVICES, ...BELIEFS_OF_GOODS };
