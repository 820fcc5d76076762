import type { Intake, IntakeKey } from './intake.ts';
import type { IntakeField } from './intake-fields.ts';
import { finding, type LintCode, type LintFinding } from './lint-messages.ts';
import { textFault } from './lint-text.ts';
import { saysNothing, saysSame } from './phrases.ts';
import { sourceFault } from './source-fault.ts';
import { stopRuleFault } from './stop-rule.ts';
import { isEverywhere, isOffTheMap, isVagueChannel, isWideGroup, isWidePlace } from './too-wide.ts';
import {
  COUNTRIES,
  EVERYONE,
  isOneOf,
  mentions,
  NO_PLACE,
  NO_UNIT,
  NOBODY_IN_PARTICULAR,
  plainWords,
  specificWords,
  VAGUE_TIMES,
  WIDE_ENDS,
} from './vague-words.ts';

const NEVER_SEEN =
  /^(none|nothing|no incident|no one|nobody|never|not yet|not happened|has ?n.?t happened|i (don.?t|do not|have ?n.?t|have not|am not|can ?not|can.?t)|we (don.?t|do not|have ?n.?t|have not))\b/iu;
const SUPPOSED =
  /\b(would|might|imagine|suppose|supposing|hypothetically|what if|could happen|can happen|may happen|happens? (to everyone|to people|all the time|every ?day|daily|often|a lot|always)|people (often|always|usually|generally))\b/iu;
const HAPPENED =
  /\p{N}|\b(last|ago|yesterday|today|this (morning|week|month|year)|on (mon|tues|wednes|thurs|fri|satur|sun)day|in (january|february|march|april|may|june|july|august|september|october|november|december)|at (christmas|easter|ramadan|sallah|new year))\b/iu;
const MISSING_PRODUCT =
  /^(there (is|are) (no|not any)|there isn.?t (an?|any)|lack of (an?|any)|no) (good |proper |simple |single )?(app|application|platform|website|software|marketplace|system)\b/iu;
/** Fewest words that say something in particular. */
const SPECIFIC: Partial<Record<IntakeKey, number>> = {
  pitch: 2,
  segment: 1,
  problem: 2,
  lastIncident: 3,
  workaround: 1,
  edge: 1,
  whyNow: 1,
  frequency: 1,
  workaroundCost: 1,
  channel: 1,
  whyNotDirect: 1,
  firstPurchase: 1,
};
/** A day, a week or a market day says how often, whatever stands beside it. */
const TELLS_TIME =
  /\p{N}|\b(day|days|everyday|daily|nightly|weekly|monthly|yearly|weeks?|months?|years?|hours?|hourly|mornings?|evenings?|nights?|seasons?|once|twice|thrice)\b/iu;

/** "Pure water 50", "one sachet 50 naira", and not "per 50 kg bag" or "per phase 2". */
const HOLDS_AMOUNT =
  /[₦$£#]\s?\d|\bN\d|\d\s?(?:naira|ngn|usd|dollars?)\b|^(?!.*\b(?:phase|zone|form|class|grade|level|size|type|ss|jss)\s\d+$)(?!\s*(?:per|each|every)\b).*\p{L}\s+\d[\d,.]*k?$/iu;

/** Everything wrong with one written answer: what spoils any text first, then what that question needs. */
export function lintText(field: IntakeField, value: string): LintFinding[] {
  const { key, mandatory, minLetters } = field;
  if (key === 'workaround' && saysNothing(value)) return [];
  if (key === 'lastIncident' && NEVER_SEEN.test(value.trim()) && !HAPPENED.test(value))
    return [finding(key, 'NO_INCIDENT', true)];
  const fault = textFault(value, minLetters);
  // One-word answers have their own, more useful, messages.
  if (fault !== null && fault !== 'TOO_SHORT') return [finding(key, fault, mandatory)];
  const code = specificFault(key, value);
  if (code !== null) return [finding(key, code, mandatory && code !== 'COUNTRY_ONLY' && code !== 'PRODUCT_AS_PROBLEM')];
  return fault === null ? [] : [finding(key, fault, mandatory)];
}

function specificFault(key: IntakeKey, value: string): LintCode | null {
  if (key === 'segment' || key === 'user' || key === 'payer') return whoFault(key, value);
  if (key === 'place') return placeFault(value);
  if (key === 'frequency' && isOneOf(VAGUE_TIMES, value)) return 'VAGUE';
  if (key === 'channel' && isVagueChannel(value)) return 'VAGUE';
  if (key.endsWith('Source')) return sourceFault(value);
  if (key === 'priceUnit' && (isOneOf(NO_UNIT, value) || !/\p{L}/u.test(value))) return 'NO_UNIT';
  if (key === 'priceUnit' && HOLDS_AMOUNT.test(value)) return 'PRICE_IN_UNIT';
  if (key === 'lastIncident' && SUPPOSED.test(value) && !HAPPENED.test(value)) return 'HYPOTHETICAL';
  if (specificWords(value) < (SPECIFIC[key] ?? 0) && !(key === 'frequency' && TELLS_TIME.test(value))) return 'VAGUE';
  return key === 'problem' && MISSING_PRODUCT.test(value.trim()) ? 'PRODUCT_AS_PROBLEM' : null;
}

function whoFault(key: 'segment' | 'user' | 'payer', value: string): LintCode | null {
  if (mentions(EVERYONE, value)) return 'EVERYONE';
  if (key === 'segment' && isWideGroup(value)) return 'TOO_WIDE';
  if (saysSame(value)) return key === 'payer' ? null : 'NO_ACTOR';
  const words = plainWords(value);
  const end = WIDE_ENDS.find((tail) => words.endsWith(` ${tail}`)) ?? '';
  const group = words
    .slice(0, words.length - end.length)
    .replace(/^(all|any|every|most|many|some|our|other) (of )?(the )?/u, '');
  if (isOneOf(NOBODY_IN_PARTICULAR, group) || specificWords(group) === 0)
    return key === 'segment' ? 'TOO_WIDE' : 'NO_ACTOR';
  return null;
}

function placeFault(value: string): LintCode | null {
  if (isOneOf(NO_PLACE, value) || specificWords(value) === 0 || isEverywhere(value)) return 'NO_PLACE';
  if (isOffTheMap(value)) return 'OFF_THE_MAP';
  if (isWidePlace(value)) return 'TOO_WIDE';
  return isOneOf(COUNTRIES, value) ? 'COUNTRY_ONLY' : null;
}

/** What only several answers together show: one text under two questions, and stop rules without number or unit. */
export function lintTexts(intake: Intake): LintFinding[] {
  return [...repeatedAnswers(intake), ...intake.killCriteria.flatMap(lintStopRule)];
}

function repeatedAnswers(intake: Intake): LintFinding[] {
  const seen = new Set<string>();
  const findings: LintFinding[] = [];
  for (const key of ['pitch', 'problem', 'lastIncident', 'workaround', 'edge', 'whyNow'] as const) {
    const words = plainWords(intake[key]);
    if (words.length >= 12 && seen.has(words))
      findings.push(finding(key, 'SAME_TEXT', key !== 'edge' && key !== 'whyNow'));
    seen.add(words);
  }
  return findings;
}

function lintStopRule(text: string, item: number): LintFinding[] {
  const code = textFault(text, 0) ?? stopRuleFault(text);
  return code === null ? [] : [finding('killCriteria', code, code !== 'ONLY_WHEN', item)];
}
