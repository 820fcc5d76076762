import { observationBody } from '#contract/validation/ledger.ts';
import { latestDay } from '#domain/time/today.ts';
import type { EvidenceLevel, EvidenceSide, Independence } from '#domain/validation/evidence.ts';
import { checkObservation } from '#domain/validation/observation.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { localDay } from '#web/time/local-day.ts';
import type { ObservationForm } from '../evidence/observation-task.ts';

/** One conversation of the day. Its key makes it the same one however often it is sent. */
export type DayRow = {
  key: string;
  who: string;
  note: string;
  assumptionId: string;
  side: EvidenceSide;
  level: EvidenceLevel;
};

/** A sheet of conversations: what they share, and a row for each. `waiting` once they were to be saved and are not yet. */
export type DaySheet = {
  date: string;
  independence: Independence;
  inSegment: boolean;
  rows: DayRow[];
  waiting: boolean;
};

/** As many as one asks in a day; more go onto another sheet. */
export const MOST_ROWS = 20;

/** A row that goes on where the last one was: the same question, asked of the next person. */
export function newRow(last?: DayRow): DayRow {
  const { assumptionId = '', side = 'for', level = 'L3' } = last ?? {};
  return { key: newIdempotencyKey(), who: '', note: '', assumptionId, side, level };
}

export const emptySheet = (): DaySheet => ({
  date: localDay(),
  independence: 'stranger',
  inSegment: true,
  rows: [newRow(), newRow(), newRow()],
  waiting: false,
});

export const isBlank = ({ who, note }: DayRow) => `${who}${note}`.trim() === '';

export function toObservation(sheet: DaySheet, row: DayRow): ObservationForm {
  const { date, independence, inSegment } = sheet;
  const { key, who, note, assumptionId, side, level } = row;
  const says = [{ assumptionId, side, level, count: 1 }];
  return { key, who, howMet: '', independence, inSegment, people: 1, date, note, says };
}

export const NO_ASSUMPTION = 'Choose the assumption this is about.';

/** Why a row cannot be saved, in one sentence; null when it can. */
export function rowProblem(
  sheet: DaySheet,
  row: DayRow,
  { assumptions, intake: { segmentSize } }: Snapshot,
): string | null {
  if (row.assumptionId === '') return NO_ASSUMPTION;
  const read = observationBody.safeParse(toObservation(sheet, row));
  if (!read.success) return read.error.issues[0]?.message ?? null;
  const known = { assumptionIds: assumptions.map(({ id }) => id), segmentSize };
  return checkObservation(read.data, latestDay(new Date()), known)[0]?.message ?? null;
}
