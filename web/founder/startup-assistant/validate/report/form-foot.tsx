import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { DialogActions } from '#ui/dialog/dialog.tsx';
import { ApiError, messageOf } from '#web/api/api-error.ts';

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
      {error !== null && error !== undefined && !saving && (
        <Banner tone="error" role="alert">
          {problemsOf(error)} What you typed is still here.
        </Banner>
      )}
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

/** What the server found wrong with single fields says more than its sentence about all of them. */
function problemsOf(error: unknown): string {
  const problems = error instanceof ApiError ? Object.values(error.fields ?? {}) : [];
  return problems.length > 0 ? problems.join(' ') : messageOf(error);
}
