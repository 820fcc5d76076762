import { courseTitles } from 'virtual:course-titles';
import { workbookQuestion } from '#content/home/workbook-question.ts';
import { TextLink } from '#ui/link/link.tsx';
import { sitePaths } from '../../paths/site.ts';
import { Section } from './section.tsx';

export function LearnAndGrow() {
  return (
    <Section id="learnandgrow" label="Courses & programs" title="Learn it while you do it">
      <div className="grid items-start gap-3 sm:gap-10 lg:grid-cols-2">
        <div className="flex flex-col gap-1 sm:gap-3 sm:text-lg">
          <p>Each lesson ends in work of your own:</p>
          <ul>
            {courseTitles.map(({ id, title }) => (
              <li key={id}>
                <TextLink href={sitePaths.program(id)} className="inline-flex min-h-11 items-center sm:min-h-9">
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
        <figure className="flex flex-col gap-1.5 border-l-2 sm:gap-2 border-moss pl-4">
          <p className="font-display text-xl leading-snug font-semibold">{workbookQuestion.question}</p>
          <p className="text-stone max-sm:hidden">From the workbook. Why we ask: {workbookQuestion.why}</p>
          <figcaption className="rounded-card bg-lichen px-3 py-2 text-lichen-ink sm:px-4 sm:py-3">
            A good answer: {workbookQuestion.example}
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
