import { type FormEventHandler, type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { ApiError, problemsOf } from '#web/api/api-error.ts';
import { authSession } from '#web/auth/session.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { useFreshFailure } from '#web/components/fresh-failure.ts';
import { memberOf, tabMemory } from '#web/components/tab-memory.ts';

/** Of the address: which dialog to open for anyone who has logged in again for it. */
const AGAIN = 'again';

/** Which dialog was open when the session ended or the page was loaded anew. */
const leftOpen = tabMemory('cairn.open-dialog');

/**
 * Which of some dialogs is open. At first the one of `again` that somebody has logged in again for, be it that the login was too long
 * ago or that the session ended meanwhile.
 */
export function useOpenDialog<Name extends string>(again: readonly Name[]) {
  const [search, setSearch] = useSearchParams();
  const [left, setLeft] = useState(() => again.find((name) => name === leftOpen.read()) ?? null);
  const asked = again.find((name) => name === search.get(AGAIN)) ?? null;
  const [open, setShown] = useState<Name | null>(asked ?? left);
  const setOpen = (name: Name | null) => {
    setShown(name);
    // Refused storage is no fault: the dialog is opened by hand then.
    if (name !== null && again.includes(name)) leftOpen.keep(name);
    else leftOpen.forget();
  };
  const close = () => {
    setOpen(null);
    setLeft(null);
    if (asked) setSearch({}, { replace: true });
  };
  // Who goes to another page has left it; who was signed out comes back to it.
  useEffect(
    () => () => {
      if (memberOf() !== null) leftOpen.forget();
    },
    [],
  );
  return { open, setOpen, close, isAgain: (asked ?? left) !== null };
}

type Save = { isPending: boolean; error: unknown };

type EditDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  save: Save;
  /** Whether it stays until what it shows is done with. */
  isHeld?: boolean;
  /** An `EditForm`, made anew each time the dialog opens. */
  children: ReactNode;
};

/** Where one thing of the account is changed. */
export function EditDialog({ open, onClose, title, description, save, isHeld = false, children }: EditDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description={description}
      size="small"
      busy={save.isPending || isHeld}
      closeOnOverlay={false}
    >
      {children}
    </Dialog>
  );
}

type EditFormProps = {
  save: Save;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onCancel: () => void;
  /** What may need a login first: its dialog opens again after that. */
  again?: string;
  /** Whether there is nothing that could be saved. */
  isEmpty?: boolean;
  saveLabel?: string;
  isDanger?: boolean;
  children: ReactNode;
};

/** One thing of the account to be saved. */
export function EditForm(props: EditFormProps) {
  const { save, onSubmit, onCancel, again, isEmpty = false, saveLabel = 'Save', isDanger, children } = props;
  const { failure, tryAgain } = useFreshFailure(save.error);
  const submit: FormEventHandler<HTMLFormElement> = (event) => {
    tryAgain();
    onSubmit(event);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {children}
      <FailedSave
        save={{ isPending: save.isPending, error: failure }}
        again={again}
        kept="What you typed is still here."
      />
      <DialogActions>
        <Button variant="secondary" disabled={save.isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant={isDanger ? 'danger' : undefined} disabled={isEmpty} loading={save.isPending}>
          {saveLabel}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The login was too long ago, or is over. */
const loginCodes = ['auth/requires-recent-login', 'auth/no-token'];

type FailedSaveProps = { save: Save; again?: string; kept?: string };

/** Why something could not be saved; where the login was too long ago for it, a way to log in again. */
export function FailedSave({ save, again, kept }: FailedSaveProps) {
  const [, setSearch] = useSearchParams();
  const isTooLongAgo = save.error instanceof ApiError && loginCodes.includes(save.error.code);
  if (save.isPending) return null;
  return (
    <>
      <CallFailure error={save.error} words={problemsOf} kept={kept} />
      {isTooLongAgo && (
        // The guard leads anyone who is logged out to the login page, and back here afterwards.
        <Button
          variant="secondary"
          onClick={() => {
            if (again) setSearch({ [AGAIN]: again }, { replace: true });
            authSession.end();
          }}
        >
          Log in again
        </Button>
      )}
    </>
  );
}
