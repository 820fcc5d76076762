import { cx } from '#ui/class-names.ts';
import { Anchor } from '#ui/link/link.tsx';
import { Conflicts } from '#web/drafts/conflicts.tsx';
import { paths } from '#web/paths.ts';
import { IdeaSaveLine } from './idea-save-line.tsx';
import { fieldOf } from './intake/steps.ts';
import type { IdeaPage } from './use-idea.ts';
import { answerWords } from './working/change-words.ts';

const pages = [
  { key: 'next', label: 'Next', href: paths.founder.idea },
  { key: 'report', label: 'Report', href: paths.founder.ideaReport },
  { key: 'working', label: 'Working', href: paths.founder.ideaWorking },
] as const;

type IdeaHeadProps = { page: IdeaPage; current: (typeof pages)[number]['key'] };

/** The idea's name, the way between its three pages, and what is still being saved. */
export function IdeaHead({ page: { idea, report, view, draft }, current }: IdeaHeadProps) {
  return (
    <header className={cx('flex flex-col gap-3', current !== 'report' && 'print:hidden')}>
      <h1 className="font-display text-2xl font-semibold tracking-tight wrap-break-word sm:text-4xl">{report.title}</h1>
      <nav aria-label="Pages of this idea" className="-mx-4 border-b border-line px-4 sm:mx-0 sm:px-0 print:hidden">
        <ul className="flex gap-1">
          {pages.map(({ key, label, href }) => (
            <li key={key}>
              <Anchor
                href={href(idea.id)}
                aria-current={key === current ? 'page' : undefined}
                className={cx(
                  'inline-flex min-h-11 items-center rounded-t-control border-b-2 px-3 font-semibold no-underline transition-colors focus-visible:-outline-offset-2',
                  key === current ? 'border-moss text-ink' : 'border-transparent text-stone hover:text-ink',
                )}
              >
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      {view.state.kind !== 'saved' && (
        <div className="print:hidden">
          <IdeaSaveLine page={{ idea, view }} />
        </div>
      )}
      <Conflicts conflicts={view.conflicts} draft={draft} labelOf={(key) => fieldOf(key).label} wordsOf={answerWords} />
    </header>
  );
}
