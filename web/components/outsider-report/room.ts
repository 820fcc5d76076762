import type { OutsiderReport, ToldBelief } from '#domain/validation/outsider-report.ts';
import { askWords, beliefWords, objectionWords, resultWords, testWords } from '#domain/validation/outsider-words.ts';

/** How many of each the page shows at once; the rest is folded. */
export type Room = { beliefs: number; objections: number; results: number; figures: number };

const USUAL: Room = { beliefs: 2, objections: 2, results: 2, figures: 6 };
const TIGHT: Room = { ...USUAL, objections: 1, results: 0, figures: 3 };
const SCARCE: Room = { ...TIGHT, beliefs: 1 };

/** A page whose texts have more characters than these shows fewer of each, so that it stays three screens of a phone. */
const USUAL_LENGTH = 1000;
const TIGHT_LENGTH = 1300;

/** The room that a report leaves itself: long texts make the lists shorter. Measured by `long-report.browser.test.tsx`. */
export function roomFor(report: OutsiderReport): Room {
  const length = lengthOf(report);
  if (length <= USUAL_LENGTH) return USUAL;
  return length <= TIGHT_LENGTH ? TIGHT : SCARCE;
}

function lengthOf({
  pitch,
  first,
  verdict,
  holds,
  against,
  objections,
  notKnown,
  nextTest,
  results,
  ask,
  stones,
}: OutsiderReport) {
  const told = (beliefs: readonly ToldBelief[]) =>
    beliefs.slice(0, USUAL.beliefs).flatMap((belief) => [belief.name, beliefWords(belief, stones)]);
  const texts = [
    ...[pitch, first ?? '', verdict.line ?? ''],
    ...[...told(holds), ...told(against), ...told(notKnown)],
    ...objections.slice(0, USUAL.objections).map(objectionWords),
    ...results.slice(0, USUAL.results).flatMap((result) => [result.name, resultWords(result)]),
    ...[nextTest ? testWords(nextTest) : '', ask ? askWords(ask) : ''],
  ];
  return texts.reduce((sum, text) => sum + text.length, 0);
}
