import { workbookQuestion } from '#content/home/workbook-question.ts';
import { Section } from './section.tsx';

export function LearnAndGrow() {
  return (
    <Section id="learnandgrow" label="Courses & programs" title="Learn it while you do it">
      <div className="grid items-start gap-4 sm:gap-10 lg:grid-cols-2">
        <p className="sm:text-lg">
          Courses and programs are not open yet. Until they are, the workbook teaches: every question says why it is
          asked and what a good answer looks like. This is one of them.
        </p>
        <figure className="flex flex-col gap-2 border-l-2 border-moss pl-4">
          <p className="font-display text-xl leading-snug font-semibold">{workbookQuestion.question}</p>
          <p className="text-stone">Why we ask: {workbookQuestion.why}</p>
          <figcaption className="rounded-card bg-lichen px-3 py-2 text-lichen-ink sm:px-4 sm:py-3">
            A good answer: {workbookQuestion.example}
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
