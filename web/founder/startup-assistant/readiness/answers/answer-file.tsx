import { useEffect, useRef } from 'react';
import {
  attachAnswerFile,
  proofFileHint,
  proofFileLimits,
  readAnswerFile,
  removeAnswerFile,
} from '#contract/readiness/readiness.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call, download } from '#web/api/client.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { useSave } from '#web/api/use-save.ts';
import { AttachedFile, SentFileField } from '#web/fields/file-field.tsx';
import { type TypedAnswer, toTyped, typedAnswers } from '#web/founder/documents/check-answers.ts';
import type { CheckPage } from '../use-check.ts';
import { useCheckChange } from '../use-check-change.ts';
import { withRecords } from './use-answers-draft.ts';

/** Devices call a table by many media types: its extension says enough, since the server looks at the bytes. */
const proofKinds = {
  ...proofFileLimits,
  extensions: /\.(xlsx|docx|csv)$/i,
  hint: proofFileHint,
  problem: 'Choose a JPG, PNG, PDF, Excel (xlsx), Word (docx) or CSV file.',
};

type AnswerFileProps = { criterionId: string; answer: TypedAnswer; page: CheckPage };

/** The photo, document or table of an answer: sent as soon as it is chosen, and then documented. Only its owner can open it. */
export function AnswerFile({ criterionId, answer: { evidence }, page }: AnswerFileProps) {
  const { attach, remove, open } = useAnswerFile(criterionId, page);
  const part = useRef<HTMLParagraphElement>(null);
  const name = evidence?.kind === 'file' ? evidence.name : null;
  const before = useRef(name);
  useEffect(() => {
    // The control that was just used is gone: the focus stays at what took its place.
    if (name !== null && before.current === null) part.current?.querySelector('button')?.focus();
    before.current = name;
  }, [name]);
  if (evidence?.kind === 'file') {
    return (
      <p ref={part} className="flex items-center gap-2">
        <AttachedFile
          name={evidence.name}
          isOpening={open.isPending}
          onOpen={() => open.mutate(evidence.name)}
          isRemoving={remove.isPending}
          onRemove={() => remove.mutate()}
        />
      </p>
    );
  }
  return (
    <SentFileField id={`${criterionId}-file`} label="File" attach={attach} kept="your answer" kinds={proofKinds} />
  );
}

function useAnswerFile(criterionId: string, { check, draft, view }: CheckPage) {
  const applyChange = useCheckChange(check.id);
  const params = { checkId: check.id, criterionId };

  /** What the server made of the answer, with the note that may still be typed. */
  function adopt({ revision, answer }: { revision: number; answer: (typeof check.answers)[number] }) {
    const answers = withRecords(check.answers, [answer]);
    const note = view.answers[criterionId]?.note ?? '';
    draft.adopt({ values: typedAnswers(answers), revision });
    draft.resolve(criterionId, 'theirs');
    draft.edit(criterionId, { ...toTyped(answer), note });
    applyChange(revision, (now) => ({ answers: withRecords(now.answers, [answer]) }));
  }

  const attach = useSave({
    mutationFn: (file: File) => call(attachAnswerFile, { params }, { file: { field: 'file', content: file } }),
    onSuccess: adopt,
  });
  const remove = useSave({
    mutationFn: () => call(removeAnswerFile, { params }),
    onSuccess: adopt,
    onError: (error) => toast.error(messageOf(error)),
  });
  const open = useSave({
    mutationFn: async (name: string) => saveToDevice((await download(readAnswerFile, { params })).blob, name),
    onError: (error) => toast.error(messageOf(error)),
  });
  return { attach, remove, open };
}
