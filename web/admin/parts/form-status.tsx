import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { DraftNote } from '#web/components/draft-note.tsx';

type FormStatusProps = {
  error: unknown;
  /** What was typed before and never saved is shown again. */
  hasDraft: boolean;
  /** Shows what is saved instead of what was typed. */
  onTakeSaved: () => void;
  /** Saves what was typed over what somebody else has saved since. */
  onSaveOver?: () => void;
};

/** What the server answers when somebody else was first. */
const changedCodes = ['RECORD_CHANGED', 'OFFER_CHANGED'];

/** Above a form: why it could not be saved and what to do, or that it holds an unsaved draft. */
export function FormStatus({ error, hasDraft, onTakeSaved, onSaveOver }: FormStatusProps) {
  if (error instanceof ApiError && changedCodes.includes(error.code) && onSaveOver)
    return (
      <Banner
        tone="warning"
        role="alert"
        title="Somebody else has changed this since you opened it"
        action={
          <span className="flex flex-wrap gap-2">
            <Button variant="secondary" size="small" onClick={onTakeSaved}>
              Show what is saved
            </Button>
            <Button variant="secondary" size="small" onClick={onSaveOver}>
              Save mine over it
            </Button>
          </span>
        }
      >
        Nothing was overwritten, and what you typed is still here.
      </Banner>
    );
  if (error)
    return (
      <Banner tone="error" role="alert">
        {messageOf(error)} What you typed is still here.
      </Banner>
    );
  return <DraftNote shown={hasDraft} onStartAgain={onTakeSaved} />;
}
