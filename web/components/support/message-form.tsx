import { supportMessageBody } from '#contract/support/support.ts';
import { SUPPORT_LIMITS } from '#domain/support/support-thread.ts';
import { Button } from '#ui/button/button.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { problemsOf } from '../../api/api-error.ts';
import type { CallOptions } from '../../api/endpoint-client.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { CallFailure } from '../call-failure.tsx';
import { useDraftSchemaForm, useDraftState } from '../draft-form.ts';
import { AttachedFiles, type DraftFile } from './attached-files.tsx';

type Message = { text: string; fileIds: string[] };

type MessageFormProps<O> = {
  /** Under which what is typed is kept on this device. */
  name: string;
  label: string;
  hint?: string;
  submitLabel: string;
  /** Whether files can go along. */
  withFiles?: boolean;
  /** Whether what stands beside it is filled in; says so where it is not. */
  canSend?: () => boolean;
  send: (message: Message, options: CallOptions) => Promise<O>;
  onSent: (reply: O) => void;
};

const textBody = supportMessageBody.pick({ text: true });
const noFiles: { files: DraftFile[] } = { files: [] };

/** Writes one message with its files. Both stay on this device until they are sent; a double click sends them once. */
export function MessageForm<O>({
  name,
  label,
  hint,
  submitLabel,
  withFiles = true,
  canSend = () => true,
  send,
  onSent,
}: MessageFormProps<O>) {
  const { form, startAgain } = useDraftSchemaForm(textBody, name, { text: '' });
  const attached = useDraftState(`${name} files`, noFiles);
  const { files } = attached.typed;
  const post = useSubmit(send, {
    onSuccess: (reply) => {
      startAgain();
      attached.startAgain();
      onSent(reply);
    },
  });
  const submit = form.handleSubmit(({ text }) => {
    if (canSend() && !post.isPending) post.mutate({ text, fileIds: files.map(({ id }) => id) });
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {!post.isPending && <CallFailure error={post.error} words={problemsOf} kept="Your message is kept." />}
      <TextareaField
        {...form.register('text')}
        id={`${name.replaceAll(' ', '-')}-text`}
        label={label}
        hint={hint}
        rows={5}
        limit={SUPPORT_LIMITS.text}
        error={form.formState.errors.text?.message}
      />
      {withFiles && (
        <AttachedFiles
          id={`${name.replaceAll(' ', '-')}-file`}
          files={files}
          onFiles={(next) => attached.change({ files: next })}
        />
      )}
      <div>
        <Button type="submit" loading={post.isPending} loadingText="Sending…">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
