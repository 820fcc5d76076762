import { useState } from 'react';
import { passMark as passMarkSchema } from '#contract/validation/ledger.ts';
import { TEST_PROBLEMS } from '#domain/validation/test-records.ts';
import type { PassMark } from '#domain/validation/test-templates.ts';
import { useDraftState } from '#web/components/draft-form.ts';
import { draftOf, markOf, type PassMarkDraft, type PassMarkErrors } from './pass-mark-fields.tsx';

/** A pass mark being edited, kept on the device under `name`: what is typed, what is wrong with it, and the mark once the contract takes it. */
export function usePassMark(name: string, start: PassMark) {
  const { typed: draft, change, isBack, forget, startAgain } = useDraftState<PassMarkDraft>(name, draftOf(start));
  const [errors, setErrors] = useState<PassMarkErrors>({});

  /** The mark as typed, or null with the errors shown and the focus on the first. */
  function check(): PassMark | null {
    const parsed = passMarkSchema.safeParse(markOf(draft));
    const found: PassMarkErrors = {};
    if (parsed.success && parsed.data.kind === 'count' && parsed.data.atLeast > parsed.data.sample) {
      found.atLeast = TEST_PROBLEMS.invalid_mark;
    }
    for (const issue of parsed.error?.issues ?? []) {
      found[issue.path[0] as keyof PassMarkDraft] ??= issue.message;
    }
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`passMark.${first}`)?.focus();
    return parsed.success && !first ? parsed.data : null;
  }

  return {
    fields: { draft, errors, onChange: (part: Partial<PassMarkDraft>) => change({ ...draft, ...part }) },
    check,
    isBack,
    forget,
    startAgain,
  };
}
