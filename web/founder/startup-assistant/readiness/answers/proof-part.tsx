import { useState } from 'react';
import { ANSWER_LIMITS, PROOF_GRADES } from '#domain/readiness/answers.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { useTypedText } from '#web/fields/typed-answer.ts';
import type { TypedAnswer } from '#web/founder/documents/check-answers.ts';
import type { CheckPage } from '../use-check.ts';
import { AnswerFile } from './answer-file.tsx';
import { proofInShort } from './answer-words.ts';

type ProofPartProps = {
  criterionId: string;
  answer: TypedAnswer;
  problem: string | undefined;
  page: CheckPage;
  onEdit: (change: Partial<TypedAnswer>) => void;
};

/**
 * How an answer is shown: evidence makes a yes documented, without it it is the founder's word. It is folded into one line, so
 * that an answer leaves the next question where it was.
 */
export function ProofPart({ criterionId, answer, problem, page, onEdit }: ProofPartProps) {
  const { evidence, note } = answer;
  const [typedNote, typeNote] = useTypedText(note, (text) => onEdit({ note: text }));
  const noteTooLong = note.length > ANSWER_LIMITS.noteLength;
  const [isWrong] = useState(problem !== undefined);
  const { text, held } = proofInShort(answer);
  const link = (
    <LinkField criterionId={criterionId} answer={answer} problem={noteTooLong ? undefined : problem} onEdit={onEdit} />
  );
  const summary = (
    <span className="min-w-0 truncate">
      {text}
      {held && <span className="text-stone"> {held}</span>}
    </span>
  );
  return (
    <Disclosure defaultOpen={isWrong} summary={summary} className="[&>summary]:max-w-full">
      <div className="flex flex-col gap-4 pt-2 text-base text-ink">
        {answer.answer === 'yes' && (
          <>
            <p>
              {evidence ? PROOF_GRADES.documented.meaning : 'Your word for it. Add a file or a link to document it.'}
            </p>
            {evidence?.kind !== 'link' && <AnswerFile criterionId={criterionId} answer={answer} page={page} />}
            {evidence?.kind !== 'file' && link}
            {evidence?.kind !== 'link' && evidence?.kind !== 'file' && page.check.heldFiles.length > 0 && (
              <SelectField
                id={`${criterionId}-held`}
                label="A file you hold already"
                optional
                placeholder="None"
                options={page.check.heldFiles.map(({ evidenceId, name, ideaName }) => ({
                  value: evidenceId,
                  label: `${name} (${ideaName})`,
                }))}
                value={evidence?.evidenceId ?? ''}
                onChange={({ target: { value } }) =>
                  onEdit(
                    value === ''
                      ? { evidence: null, grade: 'claimed' }
                      : { evidence: { kind: 'held', evidenceId: value }, grade: 'documented' },
                  )
                }
              />
            )}
          </>
        )}
        {answer.answer !== 'yes' && evidence?.kind === 'link' && link}
        <TextareaField
          id={`${criterionId}-note`}
          label="Note"
          optional
          rows={2}
          limit={ANSWER_LIMITS.noteLength}
          value={typedNote}
          error={noteTooLong ? problem : undefined}
          onChange={(event) => typeNote(event.target.value)}
        />
      </div>
    </Disclosure>
  );
}

type LinkFieldProps = Pick<ProofPartProps, 'criterionId' | 'answer' | 'problem' | 'onEdit'>;

/** What is wrong with a link is said once the field was left. */
function LinkField({ criterionId, answer: { evidence }, problem, onEdit }: LinkFieldProps) {
  const [left, setLeft] = useState(true);
  return (
    <TextField
      id={`${criterionId}-link`}
      label="Link"
      optional
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      value={evidence?.kind === 'link' ? evidence.url : ''}
      error={left ? problem : undefined}
      onBlur={() => setLeft(true)}
      onChange={({ target: { value } }) => {
        setLeft(false);
        onEdit(
          value.trim() === ''
            ? { evidence: null, grade: 'claimed' }
            : { evidence: { kind: 'link', url: value }, grade: 'documented' },
        );
      }}
    />
  );
}
