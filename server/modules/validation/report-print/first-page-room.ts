import type { OutsiderReport, ToldBelief, ToldStone } from '#domain/validation/outsider-report.ts';
import {
  askWords,
  beliefWords,
  figureLabel,
  objectionWords,
  resultWords,
  testTitle,
  testWords,
  tilesOf,
  witnessWords,
} from '#domain/validation/outsider-words.ts';
import { shortLine } from '#domain/validation/safe-text.ts';

/** How many of each the sheet shows, and how many characters of a belief, of a text beside them and of the words under a count. */
export type SheetRoom = {
  beliefs: number;
  objections: number;
  notKnown: number;
  results: number;
  figures: number;
  beliefLength: number;
  besideLength: number;
  tileLength: number;
};

/** What a file without sheets has: no text in it is cut for want of room. */
export const USUAL_ROOM: SheetRoom = {
  ...{ beliefs: 3, objections: 2, notKnown: 4, results: 6, figures: 6 },
  ...{ beliefLength: 400, besideLength: 200, tileLength: 200 },
};

/** From the roomiest to the tightest: what gives way first is how much is said of a belief, then how many are listed. */
const ROOMS: readonly [SheetRoom, ...SheetRoom[]] = [
  USUAL_ROOM,
  { ...USUAL_ROOM, results: 4, beliefLength: 200 },
  { ...USUAL_ROOM, results: 4, beliefLength: 140, tileLength: 60 },
  { ...USUAL_ROOM, beliefs: 2, notKnown: 3, results: 3, beliefLength: 140, tileLength: 60 },
  { ...USUAL_ROOM, beliefs: 2, objections: 1, notKnown: 2, results: 2, beliefLength: 110, tileLength: 60 },
  {
    ...{ beliefs: 1, objections: 1, notKnown: 2, results: 1, figures: 4 },
    ...{ beliefLength: 110, besideLength: 120, tileLength: 50 },
  },
  {
    ...{ beliefs: 1, objections: 1, notKnown: 1, results: 0, figures: 2 },
    ...{ beliefLength: 90, besideLength: 90, tileLength: 44 },
  },
];

/** Points: the sheet's height, and what a line, a small one and a heading take. Characters of a line by where it stands. */
const SHEET = 738;
const [LINE, SMALL, HEADING] = [13.3, 11.2, 37];
const CHARACTERS = { title: 42, wide: 95, small: 120, left: 51, right: 47, tile: 25, label: 23 } as const;

const lines = (text: string, length: number) => Math.max(1, Math.ceil(text.length / length));
const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);

/** The roomiest that surely fits; where even the tightest may not, that. `report-print.test.ts` reads the longest back. */
export const roomOnSheet = (told: OutsiderReport, byline: string): SheetRoom =>
  ROOMS.find((room) => heightOf(told, byline, room) <= SHEET) ?? ROOMS.at(-1) ?? ROOMS[0];

function heightOf(told: OutsiderReport, byline: string, room: SheetRoom): number {
  const { left, right } = CHARACTERS;
  const items = (texts: readonly string[], length: number, most: number) =>
    sum(texts.slice(0, most).map((text) => lines(text, length) * LINE + 2)) + (texts.length > most ? SMALL : 0);
  const beliefs = (all: OutsiderReport['holds'], most: number) =>
    items(
      all.map((belief) => toldOf(belief, told.stones, room.beliefLength)),
      left,
      most,
    );
  const leftColumn = sum([
    ...[HEADING * 3, beliefs(told.holds, room.beliefs), beliefs(told.against, room.beliefs)],
    items(told.objections.map(objectionWords), left, Math.max(1, room.objections - told.against.length)),
    beliefs(told.notKnown, room.notKnown),
  ]);
  const { nextTest, results, numbers, ask } = told;
  const rightColumn = sum([
    nextTest
      ? HEADING +
        lines(testTitle(nextTest), right) * LINE +
        lines(shortLine(testWords(nextTest), room.besideLength), right) * LINE +
        3 * SMALL
      : 0,
    results.length > 0 ? HEADING : 0,
    items(
      results.map((result) => resultLine(result, room.besideLength)),
      right,
      room.results,
    ),
    numbers.length > 0 ? HEADING : 0,
    sum(
      numbers.slice(0, room.figures).map((one) => lines(figureLine(one, room.besideLength), CHARACTERS.label) * LINE),
    ),
    ask ? HEADING + lines(shortLine(askWords(ask), room.besideLength), right) * LINE : 0,
  ]);
  return headHeight(told, byline, room) + Math.max(leftColumn, rightColumn);
}

/** All that stands above the two columns, and the address below them. */
function headHeight(told: OutsiderReport, byline: string, { tileLength }: SheetRoom): number {
  const { title, wide, small, tile } = CHARACTERS;
  const tiles = tilesOf(told).map(({ words }) => lines(shortLine(words, tileLength), tile) * SMALL);
  return sum([
    ...[34, lines(shortLine(told.title, 80), title) * 31 + 4, lines(shortLine(told.pitch, 200), wide) * 15.4],
    told.first ? lines(told.first, wide) * LINE + 6 : 0,
    ...[lines(byline, small) * SMALL, 31, 22, LINE, 20, SMALL],
    tiles.length > 0 ? 44 + Math.max(...tiles) : 0,
    told.verdict.line ? lines(told.verdict.line, wide) * LINE : 0,
    told.witnesses ? lines(witnessWords(told.witnesses), small) * SMALL : 0,
    SMALL,
  ]);
}

/** "Name: 4 for, 5 against, not settled: …", as on the page, in so many characters. */
export function toldOf(belief: ToldBelief, stones: readonly ToldStone[], length: number) {
  const words = beliefWords(belief, stones);
  return shortLine(words === '' ? belief.name : `${belief.name}: ${words}`, length);
}

export const resultLine = (result: OutsiderReport['results'][number], length: number) =>
  shortLine(`${result.name}: ${resultWords(result)}`, length);

export const figureLine = (one: OutsiderReport['numbers'][number], length: number) =>
  shortLine(figureLabel(one), Math.min(80, Math.floor(length / 2)));
