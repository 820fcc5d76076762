import { findRegulated } from '../lawful/regulated-money.ts';
import { findUnlawful } from '../lawful/unlawful.ts';
import type { Intake } from './intake.ts';

export const UNLAWFUL_RULE = 'P1.unlawful';
export const REGULATED_RULE = 'P1.regulated';

/** What is offered. What people suffer from, and do about it, may well be unlawful: that is what others make a business of. */
const offerOf = (intake: Intake) => [intake.title, intake.pitch, intake.edge, intake.priceUnit].join('\n');

export const unlawfulOffer = (intake: Intake) => findUnlawful(offerOf(intake));
export const regulatedOffer = (intake: Intake) => findRegulated(offerOf(intake));

/** Rules that put permission before all else: their importance is not the founder's to lower. */
export const isPermissionRule = (rule: string) => rule === UNLAWFUL_RULE || rule === REGULATED_RULE;
