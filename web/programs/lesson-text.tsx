import { createElement, Fragment, type ReactNode } from 'react';
import type { CourseSource } from '#contract/programs/course.ts';
import type { Block, Span } from '#contract/programs/text.ts';
import { cx } from '#ui/class-names.ts';
import { Sideways } from '#ui/sideways/sideways.tsx';
import { NewTab } from '../components/new-tab.tsx';
import { Day } from '../time/date-time.tsx';

type LessonTextProps = { blocks: readonly Block[]; sources?: readonly CourseSource[] };

/** The text of a lesson or of a course. A citation is a number that leads to its source below. */
export function LessonText({ blocks, sources = [] }: LessonTextProps) {
  const inline = (spans: readonly Span[]) => inOrder(spans, (span) => toNode(span, sources));
  return (
    <div className="flex max-w-measure flex-col gap-4 text-lg/relaxed">
      {inOrder(blocks, (block) => (
        <Passage block={block} inline={inline} />
      ))}
    </div>
  );
}

/** The parts of a text in their order, which never changes: they need no keys. */
function inOrder<T>(parts: readonly T[], render: (part: T) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...parts.map(render));
}

type Inline = (spans: readonly Span[]) => ReactNode;

function Passage({ block, inline }: { block: Block; inline: Inline }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className="mt-4 font-display text-2xl font-semibold tracking-tight">{block.text}</h2>;
    case 'paragraph':
      return <p>{inline(block.spans)}</p>;
    case 'list':
      return <TextList block={block} inline={inline} />;
    case 'aside':
      return (
        <blockquote className="flex flex-col gap-2 rounded-card bg-lichen px-4 py-3 text-lichen-ink">
          {inOrder(block.blocks, (inner) => (
            <Passage block={inner} inline={inline} />
          ))}
        </blockquote>
      );
    case 'table':
      return <TextTable block={block} inline={inline} />;
  }
}

function TextList({ block, inline }: { block: Extract<Block, { kind: 'list' }>; inline: Inline }) {
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={`flex flex-col gap-2 pl-6 ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
      {inOrder(block.items, (spans) => (
        <li>{inline(spans)}</li>
      ))}
    </List>
  );
}

/** Lines break between words, and never in a word or a figure; where that does not suffice, the table scrolls. */
function TextTable({ block, inline }: { block: Extract<Block, { kind: 'table' }>; inline: Inline }) {
  return (
    <Sideways label={`Table: ${textOf(block.head[0] ?? [])}`} className="rounded-card border border-line">
      <table className="w-full border-collapse text-base">
        <thead>
          <tr>
            {inOrder(block.head, (spans) => (
              <th scope="col" className="border-b border-line px-3 py-2 text-left font-semibold">
                {inline(spans)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(block.rows, (row) => (
            <tr className="border-b border-line last:border-b-0">
              {inOrder(row, (spans) => (
                <td className={cx('px-3 py-2 align-top', isFigure(spans) && 'whitespace-nowrap')}>{inline(spans)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  );
}

const textOf = (spans: readonly Span[]) => spans.map((span) => (span.kind === 'source' ? '' : span.text)).join('');

/** Whether a cell holds figures with their signs, such as "₦4,540", "1.5% + ₦100" or "30 → 4", and no word. */
const isFigure = (spans: readonly Span[]) => /^(?=.*\d)[\d\s\p{Sc}.,:%+=×x÷/→−–-]+$/u.test(textOf(spans));

function toNode(span: Span, sources: readonly CourseSource[]): ReactNode {
  switch (span.kind) {
    case 'text':
      return span.text;
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'emphasis':
      return <em>{span.text}</em>;
    case 'code':
      return <code>{span.text}</code>;
    case 'source': {
      const number = sources.findIndex(({ id }) => id === span.source) + 1;
      return (
        <sup>
          <a
            href={`#${sourceAnchor(span.source)}`}
            aria-label={`Source ${number}`}
            className="px-1 text-moss underline"
          >
            {number}
          </a>
        </sup>
      );
    }
  }
}

const sourceAnchor = (id: string) => `source-${id}`;

/** What the text stands on, numbered as its citations are; on paper with their addresses. */
export function Sources({ sources }: { sources: readonly CourseSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="flex max-w-measure flex-col gap-2 text-sm text-stone">
      <h2 id="sources" className="font-semibold text-ink">
        Sources
      </h2>
      <ol className="flex list-decimal flex-col gap-1.5 pl-6">
        {sources.map(({ id, title, url, checked }) => (
          <li key={id} id={sourceAnchor(id)} className="scroll-mt-20 print:[&_a]:after:content-['_'attr(href)]">
            <NewTab href={url}>{title}</NewTab> Checked <Day value={checked} />.
          </li>
        ))}
      </ol>
    </section>
  );
}
