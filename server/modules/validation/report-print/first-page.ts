import { standingSentence } from '#domain/validation/belief-standing.ts';
import { labelOf } from '#domain/validation/intake-fields.ts';
import { fieldsToFix } from '#domain/validation/lint.ts';
import {
  type OutsiderReport,
  outsiderReport,
  type ToldBelief,
  type ToldStone,
} from '#domain/validation/outsider-report.ts';
import {
  askWords,
  figureWords,
  lockWords,
  NOTHING_AGAINST,
  objectionWords,
  resultsInShort,
  soFarWords,
  testTitle,
  testWords,
  tilesOf,
  witnessWords,
} from '#domain/validation/outsider-words.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { shortLine } from '#domain/validation/safe-text.ts';
import { STONE_LOOKS } from '#domain/validation/stone-looks.ts';
import type { PrintParts } from '../../../print/parts.ts';
import { wordMoment } from '../../../print/wording.ts';
import { byline } from '../../documents/kind/printed-names.ts';
import type { PrintedIdea } from '../idea-version.ts';
import { figureLine, resultLine, roomOnSheet, type SheetRoom, toldOf } from './first-page-room.ts';

/** How many fields to fix fit on the sheet; the rest is a number. */
const MOST_FIELDS = 14;
/**
 * What an outsider reads, on one sheet: what, for whom, what was seen, what holds, what does not, what is next, the ask. `roomy`
 * where it need not be one sheet.
 */
export function firstPage<N>(parts: PrintParts<N>, version: PrintedIdea, roomy?: SheetRoom): N[] {
  const { entry, snapshot, report, names } = version;
  const { text, bold, small, masthead, row, stack } = parts;
  const told = outsiderReport(snapshot, report);
  const by = byline(names, told.asOf);
  const room = roomy ?? roomOnSheet(told, by);
  return [
    masthead(`Idea validation, version ${entry.number}`),
    text(shortLine(told.title, 80), { fontSize: 22, fontWeight: 700, marginBottom: 4 }),
    ...(told.first ? [stack({ marginBottom: 6 }, bold(told.first))] : []),
    text(shortLine(told.pitch, 200), { fontSize: 11 }),
    small(by),
    text(told.verdict.label, { fontSize: 16, fontWeight: 700, marginTop: 8 }),
    ...(told.verdict.line ? [text(told.verdict.line)] : []),
    ...(told.shares
      ? [...standing(parts, told), ...seen(parts, told, room)]
      : [text('Some answers are too open to be proved right or wrong, so nothing is scored yet.')]),
    told.shares
      ? row(
          stack({ flex: 1.15 }, ...holding(parts, told, room)),
          stack(
            { flex: 1 },
            ...nextTest(parts, told, room),
            ...testsDone(parts, told, room),
            ...numbers(parts, told, room),
            ...ask(parts, told, room),
          ),
        )
      : stack({ marginTop: 6 }, ...unscored(parts, report), ...numbers(parts, told, room)),
    ...(names?.address ? [small(`Read it and recompute it: ${names.address}`)] : []),
  ];
}

function standing<N>(
  { bold, stones, bar, small }: PrintParts<N>,
  { stones: all, counts, shares }: OutsiderReport,
): N[] {
  if (!shares) return [];
  const { support, against, unknown } = shares;
  return [
    ...(all.length > 0
      ? [stones(all.map((one) => ({ look: STONE_LOOKS[one.standing], isBoth: one.sides !== null })))]
      : []),
    bold(standingSentence(counts)),
    bar({ full: support, hatched: against }),
    small(`Support ${support}% (full) · Against ${against}% (hatched) · Not known ${unknown}% (white)`),
  ];
}

/** Counts of strangers and of tests, four at most as on the page. */
function seen<N>({ row, stack, text, small }: PrintParts<N>, told: OutsiderReport, room: SheetRoom): N[] {
  const { witnesses } = told;
  const tiles = tilesOf(told);
  const boxes = tiles.map(({ count, words }) =>
    stack(
      { flex: 1, borderWidth: 1, padding: 6 },
      text(count.toLocaleString('en-GB'), { fontSize: 15, fontWeight: 700 }),
      small(shortLine(words, room.tileLength)),
    ),
  );
  return [
    ...(boxes.length > 0 ? [stack({ marginTop: 10 }, row(...boxes))] : []),
    ...(witnesses ? [small(witnessWords(witnesses))] : []),
  ];
}

function holding<N>(parts: PrintParts<N>, told: OutsiderReport, room: SheetRoom): N[] {
  const { stones, holds, against, objections, notKnown } = told;
  const { heading, item } = parts;
  const objected = objections.slice(0, Math.max(1, room.objections - against.length));
  return [
    heading('What holds'),
    ...(holds.length === 0 ? [item('Nothing that the idea stands on is shown yet.')] : []),
    ...beliefs(parts, holds, stones, room),
    heading('What speaks against it'),
    ...beliefs(parts, against, stones, room),
    ...(against.length + objections.length === 0 ? [item(NOTHING_AGAINST)] : []),
    ...objected.map((text) => item(objectionWords(text))),
    ...more(parts, objections.length - objected.length),
    ...(notKnown.length > 0 ? [heading('Not known yet')] : []),
    ...notKnown.slice(0, room.notKnown).map((belief) => item(toldOf(belief, stones, room.beliefLength))),
    ...more(parts, notKnown.length - room.notKnown),
  ];
}

function beliefs<N>(
  parts: PrintParts<N>,
  all: readonly ToldBelief[],
  stones: readonly ToldStone[],
  { beliefs: most, beliefLength }: SheetRoom,
): N[] {
  return [
    ...all.slice(0, most).map((belief) => parts.item(toldOf(belief, stones, beliefLength))),
    ...more(parts, all.length - most),
  ];
}

const more = <N>({ small }: PrintParts<N>, count: number) => (count > 0 ? [small(`and ${count} more, overleaf`)] : []);

function nextTest<N>(
  { heading, bold, text, small }: PrintParts<N>,
  { nextTest: test }: OutsiderReport,
  room: SheetRoom,
): N[] {
  if (!test) return [];
  return [
    heading('The next test'),
    bold(testTitle(test)),
    text(shortLine(testWords(test), room.besideLength)),
    small(lockWords(test, wordMoment)),
    ...(test.soFar ? [small(soFarWords(test))] : []),
  ];
}

/** What the other tests showed: as many as there is room for, and how all of them came out. */
function testsDone<N>(parts: PrintParts<N>, { results }: OutsiderReport, room: SheetRoom): N[] {
  if (results.length === 0) return [];
  const { heading, item, small } = parts;
  return [
    heading('Tests done'),
    ...results.slice(0, room.results).map((result) => item(resultLine(result, room.besideLength))),
    ...(results.length > room.results ? [small(`In all ${resultsInShort(results)}.`)] : []),
  ];
}

function numbers<N>({ heading, row, text }: PrintParts<N>, { numbers: all }: OutsiderReport, room: SheetRoom): N[] {
  if (all.length === 0) return [];
  return [
    heading('The numbers'),
    ...all
      .slice(0, room.figures)
      .map((one) =>
        row(
          text(figureWords(one.value), { flex: 0.8, fontWeight: 700 }),
          text(figureLine(one, room.besideLength), { flex: 1 }),
        ),
      ),
  ];
}

const ask = <N>({ heading, text }: PrintParts<N>, { ask: asked }: OutsiderReport, room: SheetRoom): N[] =>
  asked ? [heading('What would help'), text(shortLine(askWords(asked), room.besideLength))] : [];

function unscored<N>({ bold, item }: PrintParts<N>, { notTestable, findings }: ValidationReport): N[] {
  const fields = fieldsToFix(findings);
  const wordsOf = (field: (typeof fields)[number]) => {
    const message = findings.find((finding) => finding.field === field && finding.mandatory)?.message ?? '';
    return message.startsWith(labelOf(field)) ? message : `${labelOf(field)}: ${message}`;
  };
  return [
    bold(`${notTestable}:`),
    ...fields.slice(0, MOST_FIELDS).map((field) => item(shortLine(wordsOf(field), 180))),
    ...(fields.length > MOST_FIELDS ? [item(`and ${fields.length - MOST_FIELDS} more.`)] : []),
  ];
}
