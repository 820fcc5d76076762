import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Agreement } from '#contract/agreements/agreements.ts';
import type { DocumentEntry } from '#contract/documents/documents.ts';
import { Button } from '#ui/button/button.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { useDeleteDocument } from '#web/founder/documents/documents-queries.ts';
import { paths } from '#web/paths.ts';
import { HeldDialog } from '../../documents/held-dialog.tsx';
import { RenameDialog } from '../../documents/rename-dialog.tsx';
import { useDuplicate, useRenamed } from './agreement-mutations.ts';

/** Rename, duplicate, delete with undo: as in All Documents, and as far as it may be. */
export function AgreementActions({ agreement }: { agreement: Agreement }) {
  const navigate = useNavigate();
  const [renaming, setRenaming] = useState(false);
  const renamed = useRenamed(agreement.id);
  const duplicate = useDuplicate(agreement.id);
  const remove = useDeleteDocument();
  const entry = entryOf(agreement);

  const leave = () => void navigate(paths.founder.assistant);

  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button variant="secondary" icon={<Ellipsis />} loading={duplicate.isPending || remove.isPending}>
            More
          </Button>
        }
        groups={[
          [
            { label: 'Rename', icon: <Pencil aria-hidden="true" />, onSelect: () => setRenaming(true) },
            {
              label: 'Duplicate',
              icon: <Copy aria-hidden="true" />,
              disabled: !agreement.can.duplicate,
              onSelect: () => duplicate.mutate(),
            },
          ],
          [
            {
              label: 'Delete',
              icon: <Trash2 aria-hidden="true" />,
              danger: true,
              disabled: !agreement.can.delete,
              onSelect: () => remove.mutate(entry, { onSuccess: leave }),
            },
          ],
        ]}
      />
      <RenameDialog
        entry={renaming ? entry : null}
        onClose={() => {
          setRenaming(false);
          void renamed();
        }}
      />
      <HeldDialog remove={remove} onHidden={leave} />
    </>
  );
}

/** The same document as All Documents lists it. */
function entryOf({ id, kind, name, ideaId, state, versions, createdAt, updatedAt, can }: Agreement): DocumentEntry {
  return {
    id,
    type: kind,
    name,
    ideaId,
    status: state === 'final' ? 'completed' : 'draft',
    versionCount: versions.count,
    createdAt,
    updatedAt,
    hidden: false,
    can: { open: true, rename: true, delete: can.delete, export: can.export },
  };
}
