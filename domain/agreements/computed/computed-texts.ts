import type { ComputedTexts } from '../assemble.ts';
import { standingAnswers } from '../standing-answers.ts';
import type { AgreementContent, AgreementKind, Template } from '../template.ts';
import type { Computing } from './computing.ts';
import { EQUITY_TEXTS } from './equity-terms.ts';
import { NOTE_TEXTS } from './note.ts';
import { SAFE_TEXTS } from './safe.ts';

const COMPUTING: Readonly<Partial<Record<AgreementKind, Computing>>> = {
  equity_terms: EQUITY_TEXTS,
  convertible_note: NOTE_TEXTS,
  safe: SAFE_TEXTS,
};

/**
 * The computed values that a template prints, for `assemble`: exact by the deal maths, rounded as the text says. Null while
 * an answer is missing or out of range, which shows as a blank; what is wrong then is said by the checks.
 */
export function computedTexts(template: Template, content: AgreementContent): ComputedTexts {
  const answers = standingAnswers(template, content);
  const computing = COMPUTING[template.kind] ?? {};
  const names = Object.keys(template.computedFrom ?? {});
  return Object.fromEntries(names.map((name) => [name, attempt(() => computing[name]?.(answers, content) ?? null)]));
}

function attempt(compute: () => string | null): string | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
