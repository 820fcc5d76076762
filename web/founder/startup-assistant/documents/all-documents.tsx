import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DocumentEntry } from '#contract/documents/documents.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import {
  anyHiddenQuery,
  documentsQuery,
  useDeleteDocument,
  useHideDocument,
} from '#web/founder/documents/documents-queries.ts';
import { type DocumentsView, isFiltered, toQuery } from '#web/founder/documents/documents-view.ts';
import { paths } from '#web/paths.ts';
import { DocumentFilters } from './document-filters.tsx';
import { DocumentList, DocumentListSkeleton } from './document-list.tsx';
import { ExportBar } from './export-bar.tsx';
import { ExportList } from './export-list.tsx';
import { HeldDialog } from './held-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { useDocumentsView } from './use-documents-view.ts';

/** All Documents: what the founder has made here, to find, open, rename, delete or take along. */
export default function AllDocuments() {
  const { view, setView, searchText, setSearchText, clearFilters } = useDocumentsView();
  const documents = useQuery(documentsQuery(view));
  const remove = useDeleteDocument();
  const { hide, show } = useHideDocument();
  const selection = useSelection(JSON.stringify(toQuery(view)));
  const [renaming, setRenaming] = useState<DocumentEntry | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  const nothingShown = documents.data?.total === 0 && !isFiltered(view);
  const anyHidden = useQuery(anyHiddenQuery(nothingShown));
  const nothingYet = nothingShown && anyHidden.data !== true;

  function deleteEntry(entry: DocumentEntry) {
    selection.select([entry.id], false);
    remove.mutate(entry);
    heading.current?.focus({ preventScroll: true });
  }

  function hideEntry(entry: DocumentEntry) {
    selection.select([entry.id], false);
    (entry.hidden ? show : hide).mutate(entry);
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <div ref={heading} tabIndex={-1}>
        <PageHeading
          title="All Documents"
          lead={<span className="max-sm:hidden">Everything you have made with the startup assistant.</span>}
          actions={!nothingYet && <ButtonLink href={paths.founder.validate}>Validate an idea</ButtonLink>}
        />
      </div>
      <ExportList />
      {!nothingYet && (
        <DocumentFilters
          view={view}
          onView={setView}
          searchText={searchText}
          onSearchText={setSearchText}
          onClear={clearFilters}
        />
      )}
      {documents.isError && !documents.data && (
        <LoadFailure
          title="Your documents could not be read"
          error={documents.error}
          onRetry={() => void documents.refetch()}
        />
      )}
      {documents.isPending && <DocumentListSkeleton />}
      {documents.data && documents.data.total > 0 && (
        <ExportBar
          filters={view}
          pageIds={documents.data.items.map(({ id }) => id)}
          total={documents.data.total}
          selected={selection.selected}
          onSelect={selection.select}
          onClear={selection.clear}
        />
      )}
      {documents.data && (
        <DocumentList
          list={documents.data}
          view={view}
          onView={setView}
          onRename={setRenaming}
          onDelete={deleteEntry}
          onHide={hideEntry}
          selected={selection.selected}
          onSelect={(id, on) => selection.select([id], on)}
          empty={
            nothingYet ? (
              <NothingYet />
            ) : nothingShown ? (
              <AllHidden onShow={() => setView({ status: 'hidden' })} />
            ) : (
              <NothingFound view={view} onClear={clearFilters} />
            )
          }
        />
      )}
      <RenameDialog entry={renaming} onClose={() => setRenaming(null)} />
      <HeldDialog remove={remove} />
    </div>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="Your documents will be here"
      action={<ButtonLink href={paths.founder.validate}>Validate an idea</ButtonLink>}
    >
      Start with an idea: answer some questions and hold a report that says what your evidence supports. Readiness
      checks and startup documents are kept here too.
    </EmptyState>
  );
}

function AllHidden({ onShow }: { onShow: () => void }) {
  return (
    <EmptyState
      title="All your documents are hidden"
      action={
        <Button variant="secondary" onClick={onShow}>
          See hidden documents
        </Button>
      }
    >
      Hidden documents keep their links and signatures. Show one again from its menu.
    </EmptyState>
  );
}

function NothingFound({ view, onClear }: { view: DocumentsView; onClear: () => void }) {
  const onlySearched = view.type === '' && view.status === '';
  return (
    <EmptyState
      title={onlySearched ? `No document is called “${view.search}”` : 'No document matches these filters'}
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all documents
        </Button>
      }
    >
      {view.search
        ? 'The search looks at names only. Try fewer letters, or fewer filters.'
        : 'Choose another type or status.'}
    </EmptyState>
  );
}

const nothing: ReadonlySet<string> = new Set();

/** Which documents are chosen, on every page of the list together. Choosing other filters lets go of them. */
function useSelection(filters: string) {
  const [chosen, setChosen] = useState({ filters, ids: nothing });
  const selected = chosen.filters === filters ? chosen.ids : nothing;

  function select(ids: readonly string[], on: boolean) {
    const next = new Set(selected);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setChosen({ filters, ids: next });
  }

  return { selected, select, clear: () => setChosen({ filters, ids: nothing }) };
}
