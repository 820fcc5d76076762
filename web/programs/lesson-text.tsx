import type { ReactNode } from 'react';
import type { CourseSource } from '#contract/programs/course.ts';
import type { Block, Span } from '#contract/programs/text.ts';
import { NewTab } from '../components/new-tab.tsx';
import { Day } from '../time/date-time.tsx';
import { type Inline, inOrder } from './text-parts.ts';
import { TextTable } from './text-table.tsx';

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
      return <TextTable table={block} inline={inline} />;
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
