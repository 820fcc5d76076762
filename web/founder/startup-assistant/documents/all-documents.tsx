import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { type DocumentEntry, documentLimits } from '#contract/documents.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { paths } from '#web/paths.ts';
import { DocumentList, DocumentListSkeleton } from './document-list.tsx';
import { documentsQuery, useDeleteDocument } from './documents-queries.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { useDocumentsView } from './use-documents-view.ts';

/** All Documents: what the founder has made here, to open, rename or delete. */
export default function AllDocuments() {
  const { view, setView, searchText, setSearchText } = useDocumentsView();
  const documents = useQuery(documentsQuery(view));
  const remove = useDeleteDocument();
  const [renaming, setRenaming] = useState<DocumentEntry | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  const nothingYet = documents.data?.total === 0 && view.search === '';

  function deleteEntry(entry: DocumentEntry) {
    remove.mutate(entry);
    heading.current?.focus();
  }

  return (
    <div className="flex flex-col gap-6">
      <div ref={heading} tabIndex={-1}>
        <PageHeading
          title="All Documents"
          lead="Everything you have made with the startup assistant."
          actions={!nothingYet && <ButtonLink href={paths.founder.validate}>Validate an idea</ButtonLink>}
        />
      </div>
      {!nothingYet && (
        <TextField
          className="sm:max-w-sm"
          type="search"
          label="Search your documents"
          prefix={<Search />}
          maxLength={documentLimits.searchLength}
          value={searchText}
          onChange={(event) => setSearchText(event.target.value)}
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
      {documents.data && (
        <DocumentList
          list={documents.data}
          view={view}
          onView={setView}
          onRename={setRenaming}
          onDelete={deleteEntry}
          empty={nothingYet ? <NothingYet /> : <NothingFound search={view.search} onClear={() => setSearchText('')} />}
        />
      )}
      <RenameDialog entry={renaming} onClose={() => setRenaming(null)} />
    </div>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="Your documents will be here"
      action={<ButtonLink href={paths.founder.validate}>Validate an idea</ButtonLink>}
    >
      Start with an idea: answer some questions and hold a report that says what your evidence supports.
    </EmptyState>
  );
}

function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      title={`No document is called “${search}”`}
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all documents
        </Button>
      }
    >
      The search looks at names only. Try fewer letters.
    </EmptyState>
  );
}
