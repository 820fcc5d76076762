import { useMutation } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import type { EvidenceRecord } from '#contract/validation-ledger.ts';
import { readEvidenceFile } from '#contract/validation-versions.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { download } from '#web/api/client.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';

type EvidenceFileButtonProps = {
  ideaId: string;
  evidenceId: string;
  file: NonNullable<EvidenceRecord['file']>;
};

/** The file of an item, downloaded with the founder's own access. */
export function EvidenceFileButton({ ideaId, evidenceId, file }: EvidenceFileButtonProps) {
  const get = useMutation({
    mutationFn: () => download(readEvidenceFile, { params: { ideaId, evidenceId } }),
    onSuccess: ({ blob }) => saveToDevice(blob, file.name),
    onError: (error) => toast.error(messageOf(error)),
  });
  return (
    <button
      type="button"
      disabled={get.isPending}
      aria-busy={get.isPending || undefined}
      onClick={() => get.mutate()}
      className="inline-flex min-h-8 w-fit items-center gap-1.5 rounded-mark text-sm font-normal text-moss underline underline-offset-4 hover:text-moss-hover"
    >
      <Paperclip aria-hidden="true" className="size-4 shrink-0" />
      <span className="wrap-anywhere">{file.name}</span>
    </button>
  );
}
