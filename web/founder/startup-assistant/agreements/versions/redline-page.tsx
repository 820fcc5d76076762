import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { RedlineClause, RedlinePart } from '#contract/agreements/versions.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Table } from '#ui/table/table.tsx';
import { VersionWait } from '#web/founder/documents/version-wait.tsx';
import { paths } from '#web/paths.ts';
import { redlineQuery } from '../agreement-queries.ts';
import { keyed } from '../keyed.ts';
import { useAgreement } from '../use-agreement.ts';
import { currentDocument } from './current-document.ts';

const columns = [
  { key: 'label', label: 'Answer' },
  { key: 'before', label: 'Before' },
  { key: 'after', label: 'After' },
] as const;

/** What changed from one version to another: insertions underlined, deletions struck through, both said in words too. */
export default function RedlinePage() {
  const { agreement } = useAgreement();
  const [search] = useSearchParams();
  const to = search.get('to');
  const query = useQuery(redlineQuery(agreement.id, Number(search.get('from') ?? 1), to ? Number(to) : undefined));
  if (!query.data) return <VersionWait query={query} current={currentDocument(agreement.id)} />;
  const { data } = query;
  const changed = data.clauses.filter(({ change }) => change !== 'same');
  const cover = data.cover.filter(({ before, after }) => before !== after);
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="What changed"
        lead={`From version ${data.from} to ${data.to === null ? 'the document as it stands' : `version ${data.to}`}.`}
        actions={
          <ButtonLink variant="secondary" href={paths.founder.agreementVersions(agreement.id)}>
            Versions
          </ButtonLink>
        }
      />
      {changed.length === 0 && cover.length === 0 && <p>Nothing: both say the same.</p>}
      {cover.length > 0 && (
        <Table
          caption="Answers that changed"
          showCaption
          columns={columns}
          rows={cover.map(({ variable, label, before, after }) => ({
            id: variable,
            label,
            before: before ?? 'Nothing',
            after: after ?? 'Nothing',
          }))}
        />
      )}
      {changed.length > 0 && (
        <p className="max-w-measure text-sm text-stone">
          <ins className="bg-moss-wash text-moss-ink decoration-2">Underlined text</ins> was inserted;{' '}
          <del className="bg-brick-wash text-brick-ink decoration-2">struck-through text</del> was deleted.
        </p>
      )}
      {changed.map((clause) => (
        <ChangedClause key={clause.id} clause={clause} />
      ))}
      <Unchanged count={data.clauses.length - changed.length} />
    </div>
  );
}

const words: Record<RedlineClause['change'], string> = {
  same: 'Unchanged',
  changed: 'Changed',
  added: 'Added',
  removed: 'Taken out',
};

function ChangedClause({ clause }: { clause: RedlineClause }) {
  return (
    <Card title={clause.number ? `${clause.number}. ${clause.title}` : clause.title}>
      <p>
        <Badge colour={clause.change === 'removed' ? 'brick' : clause.change === 'added' ? 'moss' : 'slate'}>
          {words[clause.change]}
        </Badge>
      </p>
      <RedlineText paragraphs={clause.paragraphs} />
    </Card>
  );
}

function Unchanged({ count }: { count: number }) {
  if (count === 0) return null;
  return <p className="text-stone">{count === 1 ? '1 clause is' : `${count} clauses are`} unchanged.</p>;
}

/** Paragraphs with what was inserted and deleted: by line, by colour, and in words for who sees neither. */
function RedlineText({ paragraphs }: Pick<RedlineClause, 'paragraphs'>) {
  return keyed(paragraphs, textOf).map(({ key, item: parts }) => (
    <p key={key} className="max-w-measure whitespace-pre-line wrap-anywhere">
      {keyed(parts, ({ kind, text }) => `${kind} ${text}`).map((part) => (
        <Part key={part.key} part={part.item} />
      ))}
    </p>
  ));
}

function textOf(parts: readonly RedlinePart[]): string {
  return parts.map(({ text }) => text).join('');
}

function Part({ part: { kind, text } }: { part: RedlinePart }) {
  if (kind === 'same') return <span>{text}</span>;
  if (kind === 'added')
    return (
      <ins className="rounded-mark bg-moss-wash text-moss-ink decoration-2 underline-offset-4">
        <span className="sr-only">Inserted: </span>
        {text}
        <span className="sr-only"> end of insertion. </span>
      </ins>
    );
  return (
    <del className="rounded-mark bg-brick-wash text-brick-ink decoration-2">
      <span className="sr-only">Deleted: </span>
      {text}
      <span className="sr-only"> end of deletion. </span>
    </del>
  );
}
