import { findRegulated } from '../lawful/regulated-money.ts';
import { findUnlawful, type UnlawfulWords } from '../lawful/unlawful.ts';
import type { Intake, IntakeKey } from './intake.ts';

export const UNLAWFUL_RULE = 'P1.unlawful';
export const REGULATED_RULE = 'P1.regulated';
/** The belief that it is allowed. */
export const LAW_BELIEF = 'P1';

/** What is offered. What people suffer from, and do about it, may well be unlawful: that is what others make a business of. */
export const OFFER_FIELDS = ['title', 'pitch', 'edge', 'priceUnit'] as const satisfies readonly IntakeKey[];
const offerOf = (intake: Intake) => OFFER_FIELDS.map((field) => intake[field]).join('\n');

export const unlawfulOffer = (intake: Intake) => findUnlawful(offerOf(intake));
export const regulatedOffer = (intake: Intake) => findRegulated(offerOf(intake));

/** Rules that put permission before all else: their importance is not the founder's to lower. */
export const isPermissionRule = (rule: string) => rule === UNLAWFUL_RULE || rule === REGULATED_RULE;

/** Whether a belief says that something is allowed which the law may forbid: nothing that anybody enters shows it. */
export const isUnlawfulBelief = ({ setBy }: { setBy: { rule: string } }) => setBy.rule === UNLAWFUL_RULE;

/** The first line about an offer that the law may forbid. */
export const unlawfulLine = (reason: string) =>
  `Ask first whether this is lawful. ${reason} Get legal advice before you speak to a customer.`;

export const unlawfulReason = ({ words, about }: UnlawfulWords) =>
  `Your words include “${words}”, which is about ${about}.`;
