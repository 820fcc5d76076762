import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { paths } from '#web/paths.ts';
import { type InterviewItem, type InterviewSection, progressOf, sectionsOf } from './interview-items.ts';

type SectionStepsProps = { agreementId: string; items: readonly InterviewItem[]; item: InterviewItem };

/** How far the interview is, by section, with every question to jump to. */
export function SectionSteps({ agreementId, items, item }: SectionStepsProps) {
  const sections = sectionsOf(items);
  const at = sections.findIndex(({ title }) => title === item.section);
  const { done, total } = progressOf(items);
  return (
    <nav aria-label="Questions">
      <ProgressBar
        label={`${item.section} (${at + 1} of ${sections.length})`}
        value={total === 0 ? 100 : (done / total) * 100}
        text={`${done} of ${total} answered`}
      />
      <Disclosure summary="All questions">
        <div className="flex flex-col gap-3">
          {sections.map((section) => (
            <Section key={section.title} section={section} agreementId={agreementId} current={item.id} />
          ))}
        </div>
      </Disclosure>
    </nav>
  );
}

type SectionProps = { section: InterviewSection; agreementId: string; current: string };

function Section({ section: { title, items }, agreementId, current }: SectionProps) {
  const { done, total } = progressOf(items);
  return (
    <div>
      <p className="font-semibold text-ink">
        {title} <span className="font-normal tabular-nums">{`${done} of ${total}`}</span>
      </p>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="flex items-baseline justify-between gap-3">
            <TextLink
              quiet
              href={paths.founder.agreementQuestions(agreementId, item.id)}
              aria-current={item.id === current ? 'step' : undefined}
              className="inline-flex min-h-11 items-center aria-[current=step]:font-semibold sm:min-h-8"
            >
              {itemLabel(item)}
            </TextLink>
            <span className="shrink-0">{stateText(item)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function itemLabel(item: InterviewItem): string {
  return item.kind === 'variable' ? item.variable.label : item.clause.title;
}

function stateText({ state, optional }: InterviewItem): string {
  if (state === 'answered') return 'Answered';
  if (state === 'incomplete') return 'Not complete';
  return optional ? 'Optional' : 'Open';
}
