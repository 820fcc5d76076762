import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useParams } from 'react-router';
import { isAnswered, stepsFor } from '#domain/validation/asked-steps.ts';
import type { IntakeKey } from '#domain/validation/intake.ts';
import { type IntakeStep, isOptional } from '#domain/validation/intake-steps.ts';
import { lintIntake } from '#domain/validation/lint.ts';
import type { LintCode, LintFinding } from '#domain/validation/lint-messages.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { Conflicts } from '#web/drafts/conflicts.tsx';
import { useWantedField } from '#web/founder/documents/use-wanted-field.ts';
import { paths } from '#web/paths.ts';
import { type IdeaPage, useIdea } from '../use-idea.ts';
import { answerWords } from '../working/change-words.ts';
import { AnswerField } from './answer-field.tsx';
import { FirstResult } from './first-result.tsx';
import { pasteQuery } from './from-text/paste-queries.ts';
import { Preview } from './preview.tsx';
import { QuestionsBar } from './questions-bar.tsx';
import { StepHeading } from './step-heading.tsx';
import { FIRST_RESULT, fieldOf, fieldsOfStep, stepIndex, stepOfField, stepState, stepToContinue } from './steps.ts';

/** The questions of an idea, one step at a time: saved while they are answered, with a live preview beside them. */
export default function Questions() {
  const page = useIdea();
  const { idea, view, report } = page;
  const wanted = useParams().step;
  const asked = stepsFor(view.answers);
  const current = stepIndex(asked, wanted);
  const step = asked[current];
  const isResult = wanted === FIRST_RESULT.id;
  const [previewAt, setPreviewAt] = useState<string | null>(null);
  if (!isResult && (!step || step.id !== wanted)) {
    const next = stepToContinue(view.answers, report.findings);
    return <Navigate to={paths.founder.ideaQuestions(idea.id, next)} replace />;
  }
  const steps = asked.map((one, index) => ({
    label: one.title,
    optional: isOptional(one),
    group: one.part === asked[index - 1]?.part ? undefined : one.part,
    state: stepState(one.id, view.answers, report.findings),
    href: paths.founder.ideaQuestions(idea.id, one.id),
  }));
  return (
    <div
      className={cx(
        'grid items-start gap-x-10 sm:gap-y-2 lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,1fr)_20rem]',
        isResult ? 'max-sm:-mt-2' : 'max-sm:-mt-4',
      )}
    >
      <div className={cx('lg:sticky lg:top-6', isResult && 'max-lg:hidden')}>
        <Stepper steps={steps} current={isResult ? null : current} />
      </div>
      <div
        className={cx(
          'flex min-w-0 flex-col sm:gap-6 lg:-mb-10 lg:min-h-[calc(100dvh-9.5rem)]',
          isResult ? 'gap-5' : 'gap-3',
        )}
      >
        {isResult || !step ? (
          <FirstResult page={page} />
        ) : (
          <Step
            key={step.id}
            step={step}
            page={page}
            onAnswer={() => setPreviewAt(null)}
            bar={(onNext) => (
              <QuestionsBar
                page={page}
                steps={asked}
                current={current}
                previewOpen={previewAt === step.id}
                onPreview={(open) => setPreviewAt(open ? step.id : null)}
                onNext={onNext}
              />
            )}
          />
        )}
      </div>
      <aside aria-labelledby="preview-title" className="max-xl:hidden xl:sticky xl:top-6">
        <Preview idea={idea} report={report} />
      </aside>
    </div>
  );
}

type StepProps = {
  step: IntakeStep;
  page: IdeaPage;
  /** The founder goes to an answer. */
  onAnswer: () => void;
  /** The foot of the step; `onNext` may hold back the way on. */
  bar: (onNext: (event: MouseEvent) => void) => ReactNode;
};

function Step({ step, page, onAnswer, bar }: StepProps) {
  const { view, draft, report } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useWantedField(heading);
  const [left, setLeft] = useState<ReadonlySet<IntakeKey>>(() => new Set());
  const fields = fieldsOfStep(step.id);
  const paused = usePausedAt();
  const [resumed] = useState(
    () => new Set(fields.map(({ key }) => key).filter((key) => isAnswered(view.answers[key]))),
  );

  function noteLeft(event: FocusEvent<HTMLFormElement>) {
    const key = event.target.closest<HTMLElement>('[data-field]')?.dataset.field as IntakeKey | undefined;
    if (key) setLeft((before) => (before.has(key) ? before : new Set(before).add(key)));
  }

  /** A fault is named once the field was left, or was there when the page opened; a gap only where the founder came to fill it. */
  function findingsFor(key: IntakeKey): LintFinding[] {
    const named = left.has(key) || resumed.has(key) || key === wanted;
    const all = report.findings.filter(({ field }) => field === key);
    const own = named ? all : all.filter(({ code }) => paused.keys.has(key) && TOO_MANY.has(code));
    // What cannot be read says so in the field itself.
    return own.filter(({ code }) => code !== 'UNREAD' && (code !== 'MISSING' || key === wanted));
  }

  /** Who goes on right after typing reads first what is wrong with it: once, and then the way is free. */
  function holdOnce(event: MouseEvent) {
    // The report may lag behind the typing.
    const faults = lintIntake(view.sound).filter(
      ({ field, code, mandatory }) => mandatory && code !== 'MISSING' && stepOfField(field) === step.id,
    );
    const unread = faults.filter((fault) => !findingsFor(fault.field).some(({ code }) => code === fault.code));
    if (unread.length === 0) return;
    event.preventDefault();
    flushSync(() => setLeft((before) => new Set([...before, ...unread.map(({ field }) => field)])));
    document.getElementById(`${unread[0]?.field}-advice`)?.scrollIntoView({ block: 'center' });
  }

  return (
    <>
      <StepHeading ideaName={report.title} title={step.title} heading={heading}>
        <p className="mt-2 max-w-measure text-stone max-sm:hidden">{step.intro}</p>
        <FromTextLink ideaId={page.idea.id} />
      </StepHeading>
      <Conflicts conflicts={view.conflicts} draft={draft} labelOf={(key) => fieldOf(key).label} wordsOf={answerWords} />
      <form
        className={formClass}
        noValidate
        onFocus={onAnswer}
        onBlur={noteLeft}
        onSubmit={(event) => event.preventDefault()}
      >
        {fields.map((field) => (
          <AnswerField
            key={field.key}
            field={field}
            answers={view.answers}
            problem={view.problems[field.key]}
            findings={findingsFor(field.key)}
            onChange={(answer) => {
              draft.edit(field.key, answer);
              paused.typed(field.key);
            }}
          />
        ))}
      </form>
      {bar(holdOnce)}
    </>
  );
}

/** Said as soon as somebody stops typing: who taps “Next” at once would never see it at its field. */
const TOO_MANY: ReadonlySet<LintCode> = new Set<LintCode>(['EVERYONE', 'TOO_WIDE', 'NO_ACTOR']);
const PAUSE_MS = 900;

/** The fields in which somebody typed, and stopped for a moment. */
function usePausedAt() {
  const [keys, setKeys] = useState<ReadonlySet<IntakeKey>>(() => new Set());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function typed(key: IntakeKey) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setKeys((before) => new Set(before).add(key)), PAUSE_MS);
  }
  return { keys, typed };
}

/** The bar at the foot of the screen must not hide the field that has the focus. */
const formClass =
  'flex flex-col gap-2 sm:gap-8 [&_button]:scroll-my-44 [&_input]:scroll-my-44 [&_summary]:scroll-my-44 [&_textarea]:scroll-my-44';

/** The way to the screen for pasted text; nothing at all where no AI is configured. */
function FromTextLink({ ideaId }: { ideaId: string }) {
  const { data } = useQuery(pasteQuery(ideaId));
  if (!data?.provider) return null;
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      icon={<Sparkles />}
      className="mt-3"
      href={paths.founder.ideaFromText(ideaId)}
    >
      Fill in from a text
    </ButtonLink>
  );
}
