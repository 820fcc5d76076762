import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Question } from '#contract/programs/course.ts';
import type { Standing } from '#domain/learning/answers.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { counted } from '../words/figures.ts';
import { answerQuestion, beginQuestions } from './question-round.ts';

type QuestionsProps = {
  questions: readonly Question[];
  /** How the reader stood with each when the lesson was opened. */
  standings: readonly Standing[];
  /** An answer was given: both by their position. */
  onAnswer: (question: number, answer: number) => void;
};

/** The questions of a lesson, one at a time. Each answer says why; a wrong one is asked again after the others. */
export function Questions({ questions, standings, onAnswer }: QuestionsProps) {
  const [round, setRound] = useState(() => beginQuestions(standings));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const index = round.open[0];
  const question = index === undefined ? undefined : questions[index];
  const answer = chosen === null ? undefined : question?.answers[Number(chosen)];
  if (!question)
    return (
      <Asked answers={round.answers}>
        <Banner tone="success" role="status" title="All questions are answered">
          {round.missed.size === 0
            ? 'Each of them at the first try.'
            : `${round.missed.size} of them took another try.`}
        </Banner>
      </Asked>
    );
  const check = () => {
    setChecked(true);
    if (index !== undefined && chosen !== null) onAnswer(index, Number(chosen));
  };
  const next = () => {
    setRound(answerQuestion(round, answer?.right === true));
    setChosen(null);
    setChecked(false);
  };
  return (
    <Asked answers={round.answers}>
      <Card
        title="Check yourself"
        eyebrow={`${counted(round.open.length, 'question')} left of ${questions.length}`}
        actions={
          isChecked ? (
            <Button onClick={next}>{answer?.right ? 'Go on' : 'Go on, and ask me again later'}</Button>
          ) : (
            <Button held={!answer} onClick={check}>
              Check my answer
            </Button>
          )
        }
      >
        <RadioGroup
          key={round.answers}
          label={question.question}
          name={`question-${index}`}
          value={chosen ?? ''}
          disabled={isChecked}
          onChange={({ target }) => setChosen(target.value)}
          options={question.answers.map(({ text }, position) => ({ value: String(position), label: text }))}
        />
        <div role="status">
          {isChecked && answer && (
            <Banner tone={answer.right ? 'success' : 'warning'} title={answer.right ? 'Right' : 'Not quite'}>
              {answer.why}
            </Banner>
          )}
        </div>
      </Card>
    </Asked>
  );
}

/** Where the question stands: anyone who went on is led to the next one, before its choices. */
function Asked({ answers, children }: { answers: number; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef(answers);
  useEffect(() => {
    if (shown.current !== answers) region.current?.focus();
    shown.current = answers;
  }, [answers]);
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
