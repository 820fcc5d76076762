import { type FormEvent, useState } from 'react';
import { type PasteState, pasteLimits } from '#contract/narratives/pasted-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { MorePlans } from '#web/components/plan-room.tsx';
import { Day } from '#web/time/date-time.tsx';
import { RequestList } from '../../../narrative/request-list.tsx';
import type { Paste } from './paste-queries.ts';

type PasteFormProps = {
  text: string;
  onText: (text: string) => void;
  paste: Paste;
  allowance: PasteState['allowance'];
  /** True when a text was pasted before. */
  again: boolean;
};

/** The text, and then exactly what would be sent of it: each text is allowed on its own. */
export function PasteForm({ text, onText, paste, allowance: { used, limit, renewsOn }, again }: PasteFormProps) {
  const { preview } = paste;
  const [missing, setMissing] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  const isUsedUp = used >= limit;

  function look(event: FormEvent) {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') preview.mutate(text, { onSuccess: () => setPreviewing(true) });
  }

  return (
    <form noValidate onSubmit={look} className="flex flex-col gap-4">
      <CallFailure error={preview.error} />
      <TextareaField
        name="text"
        label={again ? 'Another text' : 'Your text'}
        hint="Only what is in this box is sent, and only after you have seen it. It is forgotten once it was read."
        rows={8}
        limit={pasteLimits.length}
        value={text}
        error={missing && text.trim() === '' ? 'Paste a text first.' : undefined}
        onChange={(event) => onText(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Button
          type="submit"
          variant={again ? 'secondary' : 'primary'}
          disabled={isUsedUp}
          loading={preview.isPending}
          loadingText="Preparing…"
        >
          See what would be sent
        </Button>
        <p className="text-sm text-stone">
          {used} of {limit} AI texts used this month. More from <Day value={renewsOn} />. <MorePlans of="aiTexts" />
        </p>
      </div>
      <SendDialog text={text} paste={paste} open={previewing} onClose={() => setPreviewing(false)} />
    </form>
  );
}

function SendDialog({
  text,
  paste,
  open,
  onClose,
}: {
  text: string;
  paste: Paste;
  open: boolean;
  onClose: () => void;
}) {
  const { preview, start } = paste;
  const { data } = preview;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="large"
      title="What would be sent"
      description="This and nothing else, this one time. Your name, your e-mail and your files are no part of it unless they are in your text."
      busy={start.isPending}
      actions={
        <>
          <Button variant="secondary" disabled={start.isPending} onClick={onClose}>
            Do not send it
          </Button>
          <Button
            loading={start.isPending}
            loadingText="Sending…"
            disabled={!data}
            onClick={() => data && start.mutate({ text, hash: data.hash }, { onSuccess: onClose })}
          >
            Send this text
          </Button>
        </>
      }
    >
      <CallFailure error={start.error} />
      {data && <RequestList preview={data} dataTitle="The task, the questions and your text" />}
    </Dialog>
  );
}
