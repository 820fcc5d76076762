import { formatPlainMoney, type Money, withPlainAmounts } from '#domain/money/money.ts';
import type { Assumption } from '#domain/validation/assumptions.ts';
import type { Alternative, IntakeKey } from '#domain/validation/intake.ts';
import { INTAKE_FIELDS } from '#domain/validation/intake-fields.ts';
import type { WaterfallStep } from '#domain/validation/waterfall.ts';
import { counted, figure } from '#web/words/figures.ts';
import type { Marks } from '../marks.ts';

/** One step of the waterfall: "“They have the problem”: 2 entries added for it". */
export function stepWords({ kind, assumptionId, side, evidenceIds }: WaterfallStep, marks: Marks): string {
  if (assumptionId === null) return 'Time passed, so older evidence counts less';
  const mark = `“${marks.get(assumptionId) ?? 'an earlier assumption'}”`;
  const entries = `${counted(evidenceIds.length, 'entry', 'entries')}`;
  const about = side === 'against' ? 'against it' : 'for it';
  switch (kind) {
    case 'time':
      return 'Time passed, so older evidence counts less';
    case 'assumption_added':
      return `${mark}: a new assumption`;
    case 'assumption_removed':
      return `${mark}: no longer assumed`;
    case 'importance_changed':
      return `${mark}: importance changed`;
    case 'evidence_added':
      return `${mark}: ${entries} added ${about}`;
    case 'evidence_changed':
      return `${mark}: ${entries} changed ${about}`;
    case 'evidence_removed':
      return `${mark}: ${entries} taken out ${about}`;
  }
}

const kinds = new Map(INTAKE_FIELDS.map(({ key, kind }) => [key, kind]));

/** An answer of the intake as text: "nothing" where it was empty. */
export function answerWords(field: IntakeKey, value: unknown): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'nothing';
  switch (kinds.get(field)) {
    case 'money':
      return formatPlainMoney(value as Money);
    case 'number':
      return figure(value as number);
    case 'percent':
      return `${value}%`;
    case 'list':
      return (value as (string | Alternative)[])
        .map((one) => (typeof one === 'string' ? one : alternativeInWords(one)))
        .join('; ');
    default:
      return `“${value}”`;
  }
}

/** What is different about an assumption: its importance, its statement, or only the reason behind them. */
export function assumptionChangeWords(before: Assumption, after: Assumption): string {
  const importance =
    before.importance === after.importance ? '' : ` Importance ${after.importance} instead of ${before.importance}.`;
  const [was, is] = [before.statement, after.statement].map(withPlainAmounts);
  return was === is ? `${is}${importance}` : `${is} Before: ${was}${importance}`;
}

/** What was found out counts as a change too. */
const alternativeInWords = ({ name, price, complaint, difference }: Alternative) =>
  [name, price, complaint, difference].filter((one) => one).join(', ');
