import { useMutation } from '@tanstack/react-query';
import { Paperclip, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { attachAnswerFile, readAnswerFile, removeAnswerFile } from '#contract/readiness.ts';
import { evidenceFileLimits } from '#contract/validation-ledger.ts';
import { evidenceFileHint } from '#contract/validation-versions.ts';
import { controlClass } from '#ui/field/control-class.ts';
import { Field } from '#ui/field/field.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call, download } from '#web/api/client.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { fileProblem } from '../../validate/report/evidence/evidence-file-field.tsx';
import type { CheckPage } from '../use-check.ts';
import { useCheckChange } from '../use-check-change.ts';
import { type TypedAnswer, toTyped, typedAnswers } from './answer-values.ts';
import { withRecords } from './use-answers-draft.ts';

type AnswerFileProps = { criterionId: string; answer: TypedAnswer; page: CheckPage };

/** The photo or PDF of an answer: sent as soon as it is chosen, and then documented. Only its owner can open it. */
export function AnswerFile({ criterionId, answer: { evidence }, page }: AnswerFileProps) {
  const { attach, remove, open } = useAnswerFile(criterionId, page);
  const [problem, setProblem] = useState<string>();
  const failure = attach.isError ? messageOf(attach.error) : problem && `${problem.replace(/\.$/, '')}.`;
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
        <button
          type="button"
          disabled={open.isPending}
          onClick={() => open.mutate(evidence.name)}
          className="inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-mark text-moss underline underline-offset-4 hover:text-moss-hover"
        >
          <Paperclip aria-hidden="true" className="size-4 shrink-0" />
          <span className="wrap-anywhere">{evidence.name}</span>
        </button>
        <IconButton
          label={`Remove file ${evidence.name}`}
          icon={<X />}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        />
      </p>
    );
  }
  return (
    <Field
      id={`${criterionId}-file`}
      label="File"
      optional
      hint={attach.isPending ? 'Attaching the file…' : evidenceFileHint}
      error={failure && `${failure} The file is not attached; your answer is kept.`}
    >
      {(control) => (
        <input
          {...control}
          type="file"
          accept={evidenceFileLimits.types.join(',')}
          disabled={attach.isPending}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            const wrong = file && fileProblem(file);
            setProblem(wrong);
            attach.reset();
            if (file && !wrong) attach.mutate(file);
          }}
          className={`${controlClass} file:mr-3 file:rounded-mark file:border-0 file:bg-moss-wash file:px-3 file:py-1 file:font-semibold file:text-moss-ink`}
        />
      )}
    </Field>
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

  const attach = useMutation({
    mutationFn: (file: File) => call(attachAnswerFile, { params }, { file: { field: 'file', content: file } }),
    onSuccess: adopt,
  });
  const remove = useMutation({
    mutationFn: () => call(removeAnswerFile, { params }),
    onSuccess: adopt,
    onError: (error) => toast.error(messageOf(error)),
  });
  const open = useMutation({
    mutationFn: async (name: string) => saveToDevice((await download(readAnswerFile, { params })).blob, name),
    onError: (error) => toast.error(messageOf(error)),
  });
  return { attach, remove, open };
}
