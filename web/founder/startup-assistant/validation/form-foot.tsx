import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { DialogActions } from '#ui/dialog/dialog.tsx';
import { problemsOf } from '#web/api/api-error.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { DraftNote } from '#web/components/draft-note.tsx';

type FormFootProps = {
  saving: boolean;
  /** Why the last attempt failed; what was typed stays in the form. */
  error: unknown;
  submitLabel: string;
  onCancel: () => void;
};

/** The foot of a form in a dialog: what went wrong, Cancel, and the button that says what happens. */
export function FormFoot({ saving, error, submitLabel, onCancel }: FormFootProps) {
  return (
    <>
      {!saving && <CallFailure error={error} words={problemsOf} kept="What you typed is still here." />}
      <DialogActions>
        <Button variant="secondary" disabled={saving} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={saving}>
          {submitLabel}
        </Button>
      </DialogActions>
    </>
  );
}

type DialogFormProps = {
  /** What was typed and is kept on this device. */
  kept: { isBack: boolean; startAgain: () => void };
  save: { isPending: boolean; error: unknown };
  submitLabel: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  children: ReactNode;
};

/** A form in a dialog whose words survive its closing. */
export function DialogForm({ kept, save, submitLabel, onSubmit, onCancel, children }: DialogFormProps) {
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
    >
      <DraftNote shown={kept.isBack} onStartAgain={() => kept.startAgain()} />
      {children}
      <FormFoot saving={save.isPending} error={save.error} submitLabel={submitLabel} onCancel={onCancel} />
    </form>
  );
}
