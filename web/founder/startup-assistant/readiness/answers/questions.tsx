import { Check, Circle } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useParams } from 'react-router';
import { askedCriteria, countAsked } from '#domain/readiness/asked.ts';
import type { LevelCriteria } from '#domain/readiness/criteria.ts';
import { DIMENSION_IDS, DIMENSIONS, type DimensionId } from '#domain/readiness/dimensions.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import { IDEA_SOURCES } from '#domain/readiness/sources.ts';
import { restsOnWord } from '#domain/readiness/unseen.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { Conflicts } from '#web/drafts/conflicts.tsx';
import { SaveLine } from '#web/drafts/save-line.tsx';
import { criteria } from '#web/founder/documents/check-answers.ts';
import { QuestionsFoot } from '#web/founder/documents/questions-foot.tsx';
import { useWantedField } from '#web/founder/documents/use-wanted-field.ts';
import { paths } from '#web/paths.ts';
import { counted } from '#web/words/figures.ts';
import { PathPreview } from '../report/path-steps.tsx';
import { blockersLine, leftWords, targetsWords } from '../report/report-words.ts';
import { type CheckPage, useCheck } from '../use-check.ts';
import { answerWords, criterionText } from './answer-words.ts';
import { AreaResult } from './area-result.tsx';
import { CriterionCard } from './criterion-card.tsx';
import { dimensionOf, dimensionSteps, dimensionToContinue, hasOpenNeed, rulesOf } from './dimension-steps.ts';
import { countQuestions, groupQuestions } from './question-groups.ts';

/** The questions of a check, one area a screen: saved as they are answered. */
export default function Questions() {
  const page = useCheck();
  const { check, report } = page;
  const dimension = dimensionOf(useParams().dimension);
  if (!dimension) {
    const place = dimensionToContinue(report, check.answers);
    return <Navigate to={paths.founder.checkQuestions(check.id, place)} replace />;
  }
  const current = DIMENSION_IDS.indexOf(dimension);
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-6">
        <Stepper
          label="Areas"
          noun="area"
          steps={dimensionSteps(check.id, report)}
          current={current}
          done={{ one: 'on target', all: targetsWords(report) }}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Dimension dimension={dimension} page={page} />
        <QuestionsBar page={page} current={current} />
      </div>
    </div>
  );
}

function Dimension({ dimension, page }: { dimension: DimensionId; page: CheckPage }) {
  const { view, draft, report } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useWantedField(heading);
  const rules = rulesOf(dimension);
  const standing = report.dimensions.find((one) => one.dimension === dimension);
  // A question that is answered stays where it is until the questions are opened again: it must not move under the hand.
  const [atOpening, setAtOpening] = useState(() => standingOf(report));
  const questions = useRef<HTMLFormElement>(null);
  if (!rules || !standing) return null;
  const { next, more, answered, later } = groupQuestions(rules.levels, atOpening);
  const own = countAsked({ ...report, criteria: report.criteria.filter((one) => one.dimension === dimension) });
  const whole = countAsked(report);
  const now = standingOf(report).answered;
  const isThrough = next.every(({ criteria }) => criteria.every(({ id }) => now.has(id)));
  const ahead = countQuestions(groupQuestions(rules.levels, standingOf(report)).next);

  /** Folds what was just answered, and puts the next questions in its place. */
  function goOn() {
    flushSync(() => setAtOpening(standingOf(report)));
    const first = questions.current?.querySelector<HTMLElement>('input');
    first?.focus({ preventScroll: true });
    first?.closest('section')?.scrollIntoView();
  }

  const parts = (levels: readonly LevelCriteria[]) =>
    levels.map((level) => (
      <LevelPart
        key={level.level}
        level={level}
        dimension={dimension}
        page={page}
        reached={standing.levels.claimed.level}
      />
    ));
  const fold = (name: string, levels: readonly LevelCriteria[], noun: [one: string, many: string], more = '') =>
    levels.length > 0 && (
      <Disclosure
        key={`${dimension} ${name}`}
        look="ruled"
        className="[&>div]:max-w-none"
        defaultOpen={levels.some(({ criteria }) => criteria.some(({ id }) => id === wanted))}
        summary={`Show ${counted(countQuestions(levels), ...noun)}${more}`}
      >
        <div className="flex flex-col gap-8 pt-3 text-ink">{parts(levels)}</div>
      </Disclosure>
    );
  return (
    <>
      <div>
        <p className="text-sm text-stone">
          {leftWords(own)} here, {whole.asked - whole.answered} in the whole check
        </p>
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-display text-3xl font-semibold tracking-tight outline-none sm:text-4xl"
        >
          {DIMENSIONS[dimension].label}
        </h1>
        <p className="mt-2 max-w-measure text-stone">{rules.question}</p>
        <p className="mt-2 max-w-measure text-sm text-stone">
          {report.round.label} needs step {standing.target} of this area. You are at step{' '}
          {standing.levels.claimed.level}.
        </p>
      </div>
      {dimension === DIMENSION_IDS[0] && <PathPreview report={report} check={page.check} />}
      <Conflicts
        conflicts={view.conflicts}
        draft={draft}
        labelOf={criterionText}
        wordsOf={(_, answer) => answerWords(answer)}
      />
      <form ref={questions} className={formClass} noValidate onSubmit={(event) => event.preventDefault()}>
        {next.length > 0 ? parts(next) : <p>Every question that this round asks here has an answer.</p>}
        {next.length > 0 && isThrough && ahead > 0 && (
          <Button variant="secondary" className="w-fit" onClick={goOn}>
            Show the next {ahead === 1 ? 'question' : `${ahead} questions`}
          </Button>
        )}
        {own.answered > 0 && !hasOpenNeed(report, dimension) && (
          <AreaResult dimension={dimension} report={report} checkId={page.check.id} />
        )}
        <div className="border-t border-line">
          {fold('more', more, ['more question', 'more questions'])}
          {fold('answered', answered, ['answered question', 'answered questions'], fromRecordWords(answered, report))}
          {fold('later', later, ['question of later steps', 'questions of later steps'])}
          <QuestionSources dimension={dimension} />
        </div>
      </form>
    </>
  );
}

/** How many of these what the founder holds answers: nobody has to answer them again. */
function fromRecordWords(levels: readonly LevelCriteria[], report: ReadinessReport): string {
  const ids = new Set(levels.flatMap(({ criteria }) => criteria.map(({ id }) => id)));
  const held = report.criteria.filter(
    ({ id, result }) => ids.has(id) && result.evidence.some(({ kind }) => kind === 'fact'),
  ).length;
  return held === 0 ? '' : `, ${held} from your idea and documents`;
}

/** Which questions the round asks, and which have an answer. */
function standingOf(report: ReadinessReport) {
  const { asked } = askedCriteria(report);
  const idsOf = (criteria: typeof asked) => new Set(criteria.map(({ id }) => id));
  return { asked: idsOf(asked), answered: idsOf(asked.filter(({ result }) => result.answer !== 'unanswered')) };
}

/** The bar at the foot of the screen must not hide the field that has the focus. */
const formClass =
  'flex flex-col gap-6 [&_button]:scroll-my-36 [&_input]:scroll-my-36 [&_summary]:scroll-my-36 [&_textarea]:scroll-my-36';

type LevelPartProps = { level: LevelCriteria; dimension: DimensionId; page: CheckPage; reached: number };

/** One step of an area: its questions, and whether it is done, or only said to be while the idea does not show it. */
function LevelPart({ level, dimension, page, reached }: LevelPartProps) {
  const id = useId();
  const met = level.level <= reached;
  const all = page.report.criteria.filter((one) => one.dimension === dimension && one.level === level.level);
  const onWord = met && restsOnWord(all, page.check.facts);
  const Icon = met ? Check : Circle;
  return (
    <section aria-labelledby={id} className="flex min-w-0 scroll-mt-4 flex-col gap-3">
      <h2 id={id} className="flex items-start gap-2 font-semibold">
        <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${met && !onWord ? 'text-moss' : 'text-stone'}`} />
        <span className="min-w-0">
          Step {level.level}: {level.name}
          {met && <span className="font-normal text-stone"> ({onWord ? 'on your word' : 'done'})</span>}
        </span>
      </h2>
      {level.criteria.map((criterion) => (
        <CriterionCard key={criterion.id} criterion={criterion} page={page} />
      ))}
    </section>
  );
}

/** Whose ideas the questions of an area follow, once for all of them. */
function QuestionSources({ dimension }: { dimension: DimensionId }) {
  const sources = criteria.filter((one) => one.dimension === dimension).map(({ source }) => source);
  const names = [...new Set(sources)].filter((source) => source !== 'own').map((source) => IDEA_SOURCES[source].name);
  return (
    <Disclosure look="ruled" summary="Where these questions come from">
      {names.length > 0 && <>Some follow ideas of: {names.join('; ')}. </>}
      The wording, and every other question, is our own. The steps that a round needs, and the hours, are our own too.
    </Disclosure>
  );
}

/** Where the check stands, and the way on to the next area. */
function QuestionsBar({ page, current }: { page: CheckPage; current: number }) {
  const { check, view, report } = page;
  const previous = DIMENSION_IDS[current - 1];
  const next = DIMENSION_IDS[current + 1];
  return (
    <QuestionsFoot
      saved={<SaveLine view={view} />}
      aside={
        <TextLink className="inline-flex min-h-11 items-center text-sm" href={paths.founder.check(check.id)}>
          {blockersLine(report.blockers.length)}
        </TextLink>
      }
      back={previous && paths.founder.checkQuestions(check.id, previous)}
      next={
        next
          ? { label: 'Next', to: DIMENSIONS[next].label, href: paths.founder.checkQuestions(check.id, next) }
          : { label: 'See the report', href: paths.founder.check(check.id) }
      }
    />
  );
}
