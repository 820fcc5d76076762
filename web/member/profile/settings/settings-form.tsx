import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { problemsOf } from '#web/api/api-error.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { DraftNote } from '#web/components/draft-note.tsx';

type SettingsFormProps = {
  title: string;
  /** What the button saves, such as "time zone". */
  what: string;
  draft: { isBack: boolean; onStartAgain: () => void };
  save: { isPending: boolean; error: unknown };
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** Some settings that are saved together. What was chosen stays, whatever becomes of saving it. */
export function SettingsForm({ title, what, draft, save, onSubmit, children }: SettingsFormProps) {
  return (
    <Card title={title}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col items-start gap-5 *:max-w-full">
        <DraftNote shown={draft.isBack} onStartAgain={draft.onStartAgain} />
        {children}
        {!save.isPending && <CallFailure error={save.error} words={problemsOf} kept="What you chose is still here." />}
        <Button type="submit" loading={save.isPending}>
          Save {what}
        </Button>
      </form>
    </Card>
  );
}
