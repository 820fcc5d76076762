import type { ReactNode } from 'react';
import { type DocumentEntry, documentTypeLabels } from '#contract/documents.ts';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import type { TableColumn, TableSort } from '#ui/table/table-types.ts';

import { DataTable } from '#web/components/data-table.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { documentPath } from '#web/founder/documents/document-path.ts';
import type { DocumentsView } from '#web/founder/documents/documents-view.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { DocumentActions } from './document-actions.tsx';

const columns: TableColumn[] = [
  { key: 'name', label: 'Name', sortable: true },
  { key: 'type', label: 'Type' },
  { key: 'status', label: 'Status' },
  { key: 'date', label: 'Last changed', sortable: true },
  { key: 'actions', label: 'Actions' },
];

type DocumentListProps = {
  list: { items: readonly DocumentEntry[]; total: number; page: number; pageSize: number };
  view: DocumentsView;
  onView: (change: Partial<DocumentsView>) => void;
  onRename: (entry: DocumentEntry) => void;
  onDelete: (entry: DocumentEntry) => void;
  onHide: (entry: DocumentEntry) => void;
  selected: ReadonlySet<string>;
  onSelect: (id: string, selected: boolean) => void;
  empty: ReactNode;
};

export function DocumentList(props: DocumentListProps) {
  const { list, view, onView, onRename, onDelete, onHide, selected, onSelect, empty } = props;
  return (
    <DataTable
      caption="Your documents"
      columns={columns}
      rows={list.items.map((entry) => ({
        id: entry.id,
        url: documentPath(entry),
        name: entry.name || 'Untitled idea',
        type: documentTypeLabels[entry.type],
        status: <StatusBadge status={entry.status} />,
        date: <DateTime value={entry.updatedAt} />,
        actions: <DocumentActions entry={entry} onRename={onRename} onDelete={onDelete} onHide={onHide} />,
      }))}
      sort={{ key: view.sort, direction: view.order === 'asc' ? 'ascending' : 'descending' }}
      onSort={(sort) => onView(fromTable(sort))}
      page={list.page}
      pageSize={list.pageSize}
      total={list.total}
      onPage={(page) => onView({ page })}
      selection={{ selected, onSelect, nameOf: (row) => String(row.name) }}
      empty={empty}
    />
  );
}

function fromTable({ key, direction }: TableSort): Partial<DocumentsView> {
  return { sort: key === 'name' ? 'name' : 'date', order: direction === 'ascending' ? 'asc' : 'desc' };
}

export function DocumentListSkeleton() {
  return (
    <SkeletonRegion label="Your documents are loading">
      <div className="flex flex-col gap-3">
        {['a', 'b', 'c', 'd'].map((row) => (
          <Skeleton key={row} className="h-14 w-full" />
        ))}
      </div>
    </SkeletonRegion>
  );
}
