import type {
  AssembledAgreement,
  PrintedClause,
  PrintedParagraph,
  SignatureBlock,
} from '#domain/agreements/assemble.ts';
import { BLANK } from '#domain/agreements/format-answer.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { cx } from '#ui/class-names.ts';
import { keyed } from '../keyed.ts';

type PaperProps = {
  printed: AssembledAgreement;
  /** The answer that is being given: its places in the text stand out. */
  variable?: string;
  /** Level of its title in the page's outline. */
  level?: 1 | 2;
  /** Only the clauses, for the preview beside a question. */
  bare?: boolean;
};

/** The document as it will be printed: answers highlighted, blanks visible, own wording marked. */
export function Paper({ printed, variable, level = 2, bare = false }: PaperProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <article className="flex flex-col gap-6 rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8">
      <Title className="font-display text-2xl font-semibold tracking-tight">{printed.title}</Title>
      {!bare && <Cover printed={printed} />}
      {printed.clauses.map((clause) => (
        <ClauseText key={clause.id} clause={clause} variable={variable} level={level} />
      ))}
      {!bare && <Signatures blocks={printed.signatures} level={level} />}
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

type ClauseTextProps = { clause: PrintedClause; variable?: string; level: 1 | 2 };

function ClauseText({ clause, variable, level }: ClauseTextProps) {
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <section className={cx('flex flex-col gap-2', clause.own && 'border-l-4 border-clay pl-4')}>
      <Heading className="text-lg font-semibold">
        {clause.number}. {clause.title}
      </Heading>
      {clause.own && <OwnMark />}
      {clause.paragraphs.map((paragraph) => (
        <ParagraphText key={paragraph.number} paragraph={paragraph} variable={variable} />
      ))}
    </section>
  );
}

/** Said wherever the founder's own words stand in for a reviewed clause. */
export function OwnMark() {
  return (
    <p>
      <Badge colour="clay">Own wording, outside the reviewed template</Badge>
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

function Signatures({ blocks, level }: { blocks: readonly SignatureBlock[]; level: 1 | 2 }) {
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-5">
      <Heading className="text-lg font-semibold">Signatures</Heading>
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
