import { Check, CircleAlert } from 'lucide-react';
import { cx } from '../class-names.ts';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { Anchor } from '../link/link.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';

export type Step = {
  label: string;
  /** `problem` is a finished step with an answer to fix. */
  state: 'done' | 'todo' | 'problem';
  /** Where the step is; a step without one cannot be visited yet. */
  href?: string;
  /** A step that nobody has to take: it is not counted. */
  optional?: boolean;
  /** What the steps from here on are for, where a long list has such groups. */
  group?: string;
};

/** Where one is in a form of several steps: a list of links at the side, one line and a bar on phones. */
export function Stepper({
  steps,
  current,
  label = 'Steps',
  noun = 'step',
  done: doneWords,
}: {
  steps: readonly Step[];
  /** Null between two steps. */
  current: number | null;
  label?: string;
  /** What one of them is called: "Step 1 of 6", "All steps". */
  noun?: string;
  /** What being done means here, of one step and of all of them: "done" and "3 done" unless given. */
  done?: { one: string; all: string };
}) {
  const needed = steps.filter(({ optional }) => !optional);
  const here = current === null ? undefined : steps[current];
  // Anyone who is at a step is not done with it, even where everything in it was filled in before.
  const done = needed.filter((step) => step.state === 'done' && (doneWords || step !== here)).length;
  const words = doneWords ?? { one: 'done', all: `${done} done` };
  const place =
    here &&
    (here.optional
      ? 'Optional'
      : `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${needed.indexOf(here) + 1} of ${needed.length}`);
  return (
    <nav aria-label={label}>
      <div className="lg:hidden">
        <ProgressBar
          hideLabel
          label={here ? `${place}: ${here.label}` : label}
          value={(done / needed.length) * 100}
          text={words.all}
        />
        {/* Once a step is chosen the list folds: what it asks stands below. */}
        <Disclosure
          key={current}
          summary={
            <>
              All {noun}s
              <span aria-hidden="true" className="text-stone">
                {place && !doneWords && `${place}, `}
                {words.all}
              </span>
            </>
          }
        >
          <StepList steps={steps} current={current} doneWord={words.one} />
        </Disclosure>
      </div>
      <div className="max-h-[calc(100dvh-3rem)] overflow-y-auto max-lg:hidden">
        <StepList steps={steps} current={current} doneWord={words.one} />
      </div>
    </nav>
  );
}

type StepListProps = { steps: readonly Step[]; current: number | null; doneWord: string };

function StepList({ steps, current, doneWord }: StepListProps) {
  return (
    <ol className="flex flex-col">
      {steps.map((step, index) => (
        <li key={step.label} className="group/step">
          {step.group && <p className="px-3 pt-3 pb-1 text-sm text-stone">{step.group}</p>}
          <div className="relative pb-1">
            {!steps[index + 1]?.group && (
              <span
                aria-hidden="true"
                className="absolute top-9 bottom-[-0.25rem] left-[1.6rem] w-px bg-line group-last/step:hidden"
              />
            )}
            <StepLine step={step} number={index + 1} current={index === current} doneWord={doneWord} />
          </div>
        </li>
      ))}
    </ol>
  );
}

type StepLineProps = { step: Step; number: number; current: boolean; doneWord: string };

function StepLine({ step, number, current, doneWord }: StepLineProps) {
  const className = cx(
    'flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5',
    current ? 'bg-moss-wash font-semibold' : 'text-stone',
    step.href && !current && 'transition-colors hover:bg-sunken hover:text-ink',
  );
  const content = (
    <>
      <StepMark step={step} number={number} current={current} />
      <span>
        {step.label}
        {step.state !== 'todo' && (
          <span className="sr-only">{step.state === 'done' ? `, ${doneWord}` : ', needs a fix'}</span>
        )}
      </span>
    </>
  );
  if (!step.href) return <span className={className}>{content}</span>;
  return (
    <Anchor href={step.href} aria-current={current ? 'step' : undefined} className={className}>
      {content}
    </Anchor>
  );
}

function StepMark({ step: { state, optional }, number, current }: { step: Step; number: number; current: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative inline-flex size-7 shrink-0 items-center justify-center rounded-full border text-sm font-semibold tabular-nums [&_svg]:size-4',
        state === 'done' && 'border-moss bg-moss text-on-moss',
        state === 'problem' && 'border-brick bg-surface text-brick-ink',
        state === 'todo' && (current ? 'border-moss bg-surface text-moss' : 'border-control bg-surface text-stone'),
      )}
    >
      {state === 'done' && <Check strokeWidth={3} />}
      {state === 'problem' && <CircleAlert />}
      {state === 'todo' && !optional && number}
    </span>
  );
}
