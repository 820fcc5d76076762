import { Ellipsis, Eye, EyeOff, Pencil, Share2, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import type { DocumentEntry } from '#contract/documents.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu/menu.tsx';
import { documentPath } from '#web/founder/documents/document-path.ts';
import { paths } from '#web/paths.ts';

type DocumentActionsProps = {
  entry: DocumentEntry;
  onRename: (entry: DocumentEntry) => void;
  onDelete: (entry: DocumentEntry) => void;
  /** Hides it, or shows it again. */
  onHide: (entry: DocumentEntry) => void;
};

/** What can be done with one document, as far as it may be. */
export function DocumentActions({ entry, onRename, onDelete, onHide }: DocumentActionsProps) {
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
