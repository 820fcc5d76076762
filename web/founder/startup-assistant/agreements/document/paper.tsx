import type {
  AssembledAgreement,
  PrintedClause,
  PrintedParagraph,
  SignatureBlock,
} from '#domain/agreements/assemble.ts';
import { BLANK } from '#domain/agreements/format-answer.ts';
import { cx } from '#ui/class-names.ts';
import { keyed } from '../keyed.ts';

type PaperProps = {
  printed: AssembledAgreement;
  /** The variable that is being answered or the clause that is being chosen: its places stand out. */
  variable?: string;
  /** `plain` has no frame, for what scrolls within one. */
  look?: 'framed' | 'plain';
};

/** The document as it will be printed: answers highlighted, blanks visible, own wording marked. */
export function Paper({ printed, variable, look = 'framed' }: PaperProps) {
  return (
    <article
      className={cx(
        'flex flex-col gap-6 bg-surface p-5 sm:p-8',
        look === 'framed' && 'rounded-card border border-line shadow-soft',
      )}
    >
      <h2 className="font-display text-2xl font-semibold tracking-tight">{printed.title}</h2>
      <Cover printed={printed} />
      {printed.clauses.map((clause) => (
        <ClauseText key={clause.id} clause={clause} variable={variable} />
      ))}
      <Signatures blocks={printed.signatures} />
    </article>
  );
}

function Cover({ printed }: { printed: AssembledAgreement }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 border-y border-line py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {printed.cover.map(({ variable, label, value }) => (
        <div key={variable} className="contents">
          <dt className="text-sm text-stone">{label}</dt>
          <dd className="mb-2 whitespace-pre-line wrap-anywhere sm:mb-0">{value ?? <Blank />}</dd>
        </div>
      ))}
    </dl>
  );
}

type ClauseTextProps = { clause: PrintedClause; variable?: string };

function ClauseText({ clause, variable }: ClauseTextProps) {
  return (
    <section
      data-answer={clause.id}
      className={cx(
        'flex flex-col gap-2',
        clause.own && 'border-l-4 border-clay pl-4',
        clause.id === variable && 'rounded-card p-4 ring-2 ring-moss',
      )}
    >
      <h3 className="text-lg font-semibold">
        {clause.number}. {clause.title}
      </h3>
      {clause.own && <OwnMark />}
      {keyed(clause.paragraphs, ({ number }) => number).map(({ key, item }) => (
        <ParagraphText key={key} paragraph={item} variable={variable} />
      ))}
    </section>
  );
}

/** Said wherever the founder's own words stand in for a reviewed clause. */
export function OwnMark() {
  return (
    <p className="w-fit rounded-control bg-clay-wash px-2.5 py-0.5 text-sm font-medium text-clay-ink">
      Own wording, outside the reviewed template
    </p>
  );
}

export function ParagraphText({ paragraph, variable }: { paragraph: PrintedParagraph; variable?: string }) {
  return (
    <p className={cx('flex max-w-measure gap-3', paragraph.level === 2 && 'pl-6')}>
      <span className="shrink-0 text-sm leading-7 text-stone tabular-nums">{paragraph.number}</span>
      <span className="min-w-0 wrap-anywhere">
        {keyed(paragraph.runs, ({ variable: of = '', text }) => `${of} ${text}`).map(({ key, item: run }) => {
          if (run.blank) return <Blank key={key} here={run.variable === variable} />;
          if (!run.variable) return <span key={key}>{run.text}</span>;
          return (
            <mark
              key={key}
              data-answer={run.variable}
              className={cx(answerClass, run.variable === variable && hereClass)}
            >
              {run.text}
            </mark>
          );
        })}
      </span>
    </p>
  );
}

const answerClass = 'rounded-mark bg-moss-wash px-0.5 text-moss-ink';
const hereClass = 'ring-2 ring-moss';

function Blank({ here = false }: { here?: boolean }) {
  return (
    <span
      data-answer={here ? 'here' : undefined}
      className={cx('rounded-mark bg-amber-wash px-1 font-medium text-amber-ink', here && 'ring-2 ring-amber')}
    >
      <span aria-hidden="true">{BLANK}</span>
      <span className="sr-only">blank</span>
    </span>
  );
}

function Signatures({ blocks }: { blocks: readonly SignatureBlock[] }) {
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-5">
      <h3 className="text-lg font-semibold">Signatures</h3>
      <ul className="grid gap-6 sm:grid-cols-2">
        {keyed(blocks, ({ label }) => label).map(({ key, item: block }) => (
          <li key={key} className="flex flex-col gap-1">
            <p className="text-sm text-stone">{block.label}</p>
            <p className="mt-6 border-t border-control pt-2 font-semibold wrap-anywhere">{block.name ?? <Blank />}</p>
            {block.title && <p className="text-sm">{block.title}</p>}
            {block.company && <p className="text-sm wrap-anywhere">for {block.company}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
