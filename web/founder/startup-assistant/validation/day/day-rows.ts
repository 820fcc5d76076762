import { observationBody } from '#contract/validation/ledger.ts';
import type { Money } from '#domain/money/money.ts';
import { latestDay } from '#domain/time/today.ts';
import type { Independence } from '#domain/validation/evidence.ts';
import { closenessInNote } from '#domain/validation/note-closeness.ts';
import { BELIEF_WANTED, checkObservation, LEVEL_WANTED, SIDE_WANTED } from '#domain/validation/observation.ts';
import { onePersonQuestion } from '#domain/validation/one-by-one.ts';
import { segmentSizeOf } from '#domain/validation/segment-count.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { localDay } from '#web/time/local-day.ts';
import { emptyLine, isPayment, type ObservationForm, type SaidLine } from '../evidence/observation-task.ts';

/** What somebody chose themselves: the note no longer changes it. */
type Chosen = { belief?: true; side?: true; level?: true };

/** What a conversation says of one belief; `key` tells the lines of a row apart. `carried`: the belief of the card before. */
export type DayLine = Omit<SaidLine, 'count'> & { key: string; chosen?: Chosen; carried?: string };

/** One conversation of the day and what it says. Its key makes it the same one however often it is sent. */
export type DayRow = {
  key: string;
  who: string;
  note: string;
  says: DayLine[];
  paid: Money | null;
  /** How close this one is, where it is chosen for the card. */
  independence?: Independence;
  /** The note of which it was said that it is of one person. */
  isOneIn?: string;
};

/** A sheet of conversations: what they share, and a row for each. `waiting` once they were to be saved and are not yet. */
export type DaySheet = {
  date: string;
  /** How or where the founder met them. */
  howMet: string;
  independence: Independence;
  inSegment: boolean;
  rows: DayRow[];
  waiting: boolean;
};

/** Said at the card whose note names somebody whom the founder knows. */
const CLOSENESS_WANTED = 'Say how close they are to you.';

/** As many as one asks in a day; more go onto another sheet. */
export const MOST_ROWS = 20;

export function newLine(): DayLine {
  const { count: _one, ...line } = emptyLine;
  return { ...line, key: newIdempotencyKey() };
}

/** A row that goes on where the last one was: the same question, asked of the next person, whose answers are their own. */
export function newRow(before?: Pick<DayRow, 'says'>): DayRow {
  const { assumptionId = '' } = before?.says[0] ?? {};
  const line = { ...newLine(), ...(assumptionId !== '' && { assumptionId, carried: assumptionId }) };
  return { ...{ key: newIdempotencyKey(), who: '', note: '', paid: null }, says: [line] };
}

export const emptySheet = (): DaySheet => ({
  date: localDay(),
  howMet: '',
  independence: 'stranger',
  inSegment: true,
  rows: [newRow()],
  waiting: false,
});

export const isBlank = ({ who, note }: DayRow) => `${who}${note}`.trim() === '';

/**
 * How close the person of a card is: as chosen there, else as the note says where the whole day is of strangers, else as the day
 * says. '' where the note leaves it open and nobody chose.
 */
export function closenessOf(day: Pick<DaySheet, 'independence'>, row: DayRow): Independence | '' {
  if (row.independence) return row.independence;
  const noted = day.independence === 'stranger' ? closenessInNote(row.note) : null;
  return noted ? (noted.independence ?? '') : day.independence;
}

export function toObservation(sheet: DaySheet, row: DayRow): ObservationForm {
  const { date, howMet, inSegment } = sheet;
  const { key, who, note, paid } = row;
  const independence = closenessOf(sheet, row);
  const money = paid && row.says.some(isPayment) ? { paid } : {};
  const says = row.says.map(({ assumptionId, side, level }) => ({ ...{ assumptionId, side, level }, count: 1 }));
  return { key, who, howMet, independence, inSegment, people: 1, date, note, says, ...money };
}

/** Why a row cannot be saved, and the line of it that is at fault, if one is: its belief, or that `field` of it; null when it can be. */
export type RowProblem = {
  line: number | null;
  message: string;
  field?: 'side' | 'level' | 'independence';
  asksIfOne?: true;
};

export function rowProblem(sheet: DaySheet, row: DayRow, { assumptions, intake }: Snapshot): RowProblem | null {
  const unsaid = row.says.findIndex(({ assumptionId }) => assumptionId === '');
  if (unsaid >= 0) return { line: unsaid, message: BELIEF_WANTED };
  const undecided = row.says.findIndex(({ side }) => side === '');
  if (undecided >= 0) return { line: undecided, message: SIDE_WANTED, field: 'side' };
  const unnamed = row.says.findIndex(({ level }) => level === '');
  if (unnamed >= 0) return { line: unnamed, message: LEVEL_WANTED, field: 'level' };
  const entered = toObservation(sheet, row);
  const read = observationBody.safeParse(entered);
  if (entered.independence === '') return { line: null, message: CLOSENESS_WANTED, field: 'independence' };
  if (!read.success) return { line: null, message: read.error.issues[0]?.message ?? '' };
  const known = { assumptionIds: assumptions.map(({ id }) => id), segmentSize: segmentSizeOf(intake) };
  const [problem] = checkObservation(read.data, latestDay(new Date()), known);
  if (problem) return { line: lineOf(problem.field), message: problem.message };
  const question = row.isOneIn === row.note ? null : onePersonQuestion(row.note);
  return question ? { line: null, message: question, asksIfOne: true } : null;
}

/** "says.1.count" is about the second line. */
const lineOf = (field: string) => (field.startsWith('says.') ? Number(field.split('.')[1]) : null);

/** The rows that are written and lack nothing: what can be sent, and waits without a network. */
export const readyRows = (sheet: DaySheet, snapshot: Snapshot) =>
  sheet.rows.filter((row) => !isBlank(row) && rowProblem(sheet, row, snapshot) === null);
