import { buildCapTable, type CapTable } from '../deals/cap-table.ts';
import { type ConvertiblePreview, type PreviewInput, previewConvertible } from '../deals/convertible-preview.ts';
import { type Answers, isGiven, rowsOf } from './answers.ts';
import { noteInput, safeInput } from './convertible-inputs.ts';
import type { DealInput } from './deal-input.ts';
import { countsPromised, roundInput } from './round-input.ts';
import { standingAnswers } from './standing-answers.ts';
import type { AgreementContent, Template } from './template.ts';

export type DealPreview =
  /** A SAFE or a note alone in a round at three valuations. `leavesOut` says what it does not show. */
  | { type: 'convertible'; preview: ConvertiblePreview; leavesOut: string | null }
  | { type: 'round'; table: CapTable; leavesOut: string | null }
  | { type: 'none'; reason: string };

const CAPPED_NOTES =
  'Other notes with a cap are counted like SAFEs with a pre-money cap; a note that counts its cap otherwise gives other numbers.';
const OTHERS = 'The other SAFEs and notes are not in this preview. The cap table shows all of them together.';

/**
 * What signing would do to ownership, before and after, from the answers so far.
 * `expectedPreMoneyMinor` is needed for a SAFE or note without a cap.
 */
export function dealPreview(
  template: Template,
  content: AgreementContent,
  expectedPreMoneyMinor: number | null = null,
): DealPreview {
  const answers = standingAnswers(template, content);
  try {
    if (template.kind === 'equity_terms') return roundPreview(answers, content);
    const found = convertibleInput(template, content, answers);
    if (found.input === null) return { type: 'none', reason: found.reason };
    const leavesOut = answers.has_other_convertibles === true ? OTHERS : null;
    return { type: 'convertible', preview: previewConvertible({ ...found.input, expectedPreMoneyMinor }), leavesOut };
  } catch (error) {
    if (error instanceof RangeError) return { type: 'none', reason: error.message };
    throw error;
  }
}

function roundPreview(answers: Answers, content: AgreementContent): DealPreview {
  const found = roundInput(answers, countsPromised(content));
  if (found.input === null) return { type: 'none', reason: found.reason };
  const cappedNote = rowsOf(answers.other_convertibles).some(({ form, cap }) => form === 'note' && isGiven(cap));
  const said = [
    ...(answers.pool_in_pre_money === false ? ['The pool that is created after the round is not in this table.'] : []),
    ...(answers.has_other_convertibles === true && cappedNote ? [CAPPED_NOTES] : []),
  ];
  return { type: 'round', table: buildCapTable(found.input), leavesOut: said.join(' ') || null };
}

function convertibleInput({ kind }: Template, content: AgreementContent, answers: Answers): DealInput<PreviewInput> {
  if (kind === 'safe') return safeInput(answers);
  if (kind !== 'convertible_note') return { input: null, reason: 'This document changes nobody’s shares.' };
  if (content.choices['note.price'] === 'stacked')
    return { input: null, reason: 'A discount on top of the cap is not shown in the preview.' };
  return noteInput(answers);
}
