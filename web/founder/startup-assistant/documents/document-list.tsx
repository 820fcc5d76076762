import { Ellipsis, Eye, EyeOff, Pencil, Share2, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type DocumentEntry, documentTypeLabels } from '#contract/documents/documents.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu/menu.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import type { TableColumn, TableSort } from '#ui/table/table-types.ts';
import { DataTable } from '#web/components/data-table.tsx';
import { documentPath } from '#web/founder/documents/document-path.ts';
import { DocumentStatusBadges } from '#web/founder/documents/document-status-badges.tsx';
import type { DocumentsView } from '#web/founder/documents/documents-view.ts';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';

export const documentColumns: TableColumn[] = [
  { key: 'name', label: 'Name', sortable: true, plain: true },
  { key: 'type', label: 'Type', plain: true },
  { key: 'status', label: 'Status', plain: true },
  { key: 'date', label: 'Last changed', sortable: true, plain: true },
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
      columns={documentColumns}
      rows={list.items.map((entry) => ({
        id: entry.id,
        url: documentPath(entry),
        name: entry.name || 'Untitled idea',
        type: documentTypeLabels[entry.type],
        status: <DocumentStatusBadges document={entry} />,
        date: <DateTime value={entry.updatedAt} />,
        actions: <DocumentActions entry={entry} onRename={onRename} onDelete={onDelete} onHide={onHide} />,
      }))}
      sort={toTable(view)}
      onSort={(sort) => onView(fromTable(sort))}
      sortsElsewhere
      page={list.page}
      pageSize={list.pageSize}
      total={list.total}
      onPage={(page) => onView({ page })}
      selection={{ selected, onSelect, nameOf: (row) => String(row.name) }}
      empty={empty}
    />
  );
}

/** How the table names the order of a view, and back. */
export const toTable = ({ sort, order }: DocumentsView): TableSort => ({
  key: sort,
  direction: order === 'asc' ? 'ascending' : 'descending',
});

export function fromTable({ key, direction }: TableSort): Partial<DocumentsView> {
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

type DocumentActionsProps = {
  entry: DocumentEntry;
  onRename: (entry: DocumentEntry) => void;
  onDelete: (entry: DocumentEntry) => void;
  /** Hides it, or shows it again. */
  onHide: (entry: DocumentEntry) => void;
};

/** What can be done with one document, as far as it may be. */
function DocumentActions({ entry, onRename, onDelete, onHide }: DocumentActionsProps) {
  const url = documentPath(entry);
  const open: MenuItem[] =
    entry.can.open && url ? [{ label: 'Open', icon: <SquareArrowOutUpRight aria-hidden="true" />, href: url }] : [];
  const share: MenuItem = {
    label: 'Share',
    icon: <Share2 aria-hidden="true" />,
    href: paths.founder.documentSharing(entry.id),
  };
  const rename: MenuItem[] = entry.can.rename
    ? [{ label: 'Rename', icon: <Pencil aria-hidden="true" />, onSelect: () => onRename(entry) }]
    : [];
  const hide: MenuItem = entry.hidden
    ? { label: 'Show again', icon: <Eye aria-hidden="true" />, onSelect: () => onHide(entry) }
    : { label: 'Hide', icon: <EyeOff aria-hidden="true" />, onSelect: () => onHide(entry) };
  const remove: MenuItem[] = entry.can.delete
    ? [{ label: 'Delete', icon: <Trash2 aria-hidden="true" />, onSelect: () => onDelete(entry), danger: true }]
    : [];
  const groups = [[...open, share, ...rename, hide], remove].filter((group) => group.length > 0);
  return <Menu groups={groups} trigger={<IconButton label={`Actions for ${entry.name}`} icon={<Ellipsis />} />} />;
}
