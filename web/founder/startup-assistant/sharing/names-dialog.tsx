import type { PrintedNamesQuery } from '#contract/documents/printed-names.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { useAuth } from '#web/auth/auth-context.tsx';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { NamesFields, namesForm } from './names-fields.tsx';

type NamesDialogProps = {
  /** The idea that the file is about: what was chosen for it last is chosen again. */
  ideaId: string;
  open: boolean;
  /** Null where the person thinks better of it. */
  onChosen: (names: PrintedNamesQuery | null) => void;
};

/** Asks whose names stand on the first page of a file. */
export function NamesDialog({ ideaId, open, onChosen }: NamesDialogProps) {
  return (
    <Dialog open={open} onOpenChange={() => onChosen(null)} size="small" title="Whose names stand on it?">
      {open && <NamesForm ideaId={ideaId} onChosen={onChosen} />}
    </Dialog>
  );
}

function NamesForm({ ideaId, onChosen }: Omit<NamesDialogProps, 'open'>) {
  const { user } = useAuth();
  const { form } = useDraftSchemaForm(namesForm, `names-${ideaId}`, { company: '' });
  const submit = form.handleSubmit(({ names, company }) =>
    onChosen({ founder: names === 'shown' ? 'yes' : 'no', company }),
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <NamesFields form={form} ownName={user?.displayName ?? ''} />
      <DialogActions>
        <Button variant="quiet" onClick={() => onChosen(null)}>
          Cancel
        </Button>
        <Button type="submit">Get the file</Button>
      </DialogActions>
    </form>
  );
}
