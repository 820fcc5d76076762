import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { answerProblems } from '#domain/agreements/answer-problems.ts';
import { isGiven } from '#domain/agreements/answers.ts';
import { checkAgreement } from '#domain/agreements/checks/check-agreement.ts';
import type { Variable } from '#domain/agreements/template.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { FieldError } from '#ui/field/field-error.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';
import { WordingChoice } from '../clauses/wording-choice.tsx';
import type { AgreementPage } from '../use-agreement.ts';
import { AnswerInput } from './inputs/answer-input.tsx';
import { type InterviewItem, interviewItems, mustDecide } from './interview-items.ts';
import { Suggestion } from './suggestion.tsx';

type QuestionScreenProps = { page: AgreementPage; item: InterviewItem };

/** One question with why it is asked. Enter goes on to the next one; the focus goes along. */
export function QuestionScreen({ page, item }: QuestionScreenProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [left, setLeft] = useState(false);
  const byKeyboard = state === 'by keyboard';
  useEffect(() => {
    const control = form.current?.querySelector<HTMLElement>('input, textarea, select');
    if (byKeyboard && control) control.focus();
    else heading.current?.focus({ preventScroll: true });
  }, [byKeyboard]);

  function goOn(event: FormEvent) {
    event.preventDefault();
    const items = interviewItems(page.template, page.content);
    const next = items[items.findIndex(({ id }) => id === item.id) + 1];
    const { id } = page.agreement;
    void navigate(next ? paths.founder.agreementQuestions(id, next.id) : paths.founder.agreementCheck(id), {
      state: 'by keyboard',
    });
  }

  return (
    <form ref={form} noValidate onSubmit={goOn} onBlur={() => setLeft(true)} className={formClass}>
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-display text-2xl font-semibold tracking-tight outline-none sm:text-3xl"
      >
        {item.kind === 'variable' ? item.variable.question : `${item.decision.label}: which wording?`}
      </h1>
      {item.kind === 'variable' ? (
        <VariableQuestion page={page} variable={item.variable} left={left} />
      ) : (
        <>
          <p className="max-w-measure text-stone">{item.decision.why}</p>
          <WordingChoice page={page} clause={item.clause} />
          <TextLink
            href={paths.founder.agreementClauses(page.agreement.id, item.clause.id)}
            className="inline-flex min-h-11 w-fit items-center"
          >
            Read the whole clause, or write it in your own words
          </TextLink>
        </>
      )}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
        Next question
      </button>
    </form>
  );
}

/** The bar at the foot of the screen must not hide the field that has the focus. */
const formClass =
  'flex flex-col gap-5 [&_button]:scroll-my-44 [&_input]:scroll-my-44 [&_summary]:scroll-my-44 [&_textarea]:scroll-my-44';

type VariableQuestionProps = { page: AgreementPage; variable: Variable; left: boolean };

/** An answer is judged once its field has been left, or when it was there before. */
function VariableQuestion({ page, variable, left }: VariableQuestionProps) {
  const { agreement, template, draft, view, content } = page;
  const part = view.answers[`answers.${variable.id}`] ?? null;
  const given = part !== null && isGiven(part);
  const [resumed] = useState(given);
  const judged = left || resumed;
  const problems = judged && part !== null ? answerProblems(variable, part) : {};
  const found = checkAgreement(template, content).filter(({ variables }) => judged && variables.includes(variable.id));
  const decision = mustDecide(template, content, variable.id);
  return (
    <div className="flex flex-col gap-4">
      {part === null && (
        <Suggestion
          variable={variable}
          suggestions={agreement.suggestions}
          onUse={(answer) => draft.edit(`answers.${variable.id}`, answer)}
        />
      )}
      <AnswerInput
        variable={variable}
        part={part}
        problems={problems}
        onChange={(next) => draft.edit(`answers.${variable.id}`, next)}
      />
      {found.map(({ id, severity, message }) =>
        severity === 'block' ? (
          <FieldError key={id} id={`check-${id}`}>
            {message}
          </FieldError>
        ) : (
          <Banner key={id} tone="warning">
            {message}
          </Banner>
        ),
      )}
      {decision && (
        <p className="max-w-measure text-sm text-stone">The document cannot be final without it. {decision.why}</p>
      )}
    </div>
  );
}
