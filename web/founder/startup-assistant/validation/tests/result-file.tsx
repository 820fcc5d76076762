import { useMutation } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { evidenceFileLimits } from '#contract/validation/ledger.ts';
import { readResultFile } from '#contract/validation/result-files.ts';
import type { TestRecord } from '#domain/validation/test-records.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { download } from '#web/api/client.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { AttachedFile, fileProblem } from '#web/fields/file-field.tsx';
import { useAttachResultFile, useRemoveResultFile } from './test-mutations.ts';

const failed = { onError: (error: Error) => toast.error(messageOf(error)) };

/** The file behind the last result of a test: to attach, to open and to take off. Only the founder can open it. */
export function ResultFile({ ideaId, record }: { ideaId: string; record: TestRecord }) {
  const input = useRef<HTMLInputElement>(null);
  const number = record.results.length;
  const file = record.results.at(-1)?.file;
  const attach = useAttachResultFile(ideaId, record.id, number);
  const remove = useRemoveResultFile(ideaId, record.id, number);
  const open = useMutation({
    mutationFn: () => download(readResultFile, { params: { ideaId, testCardId: record.id, number } }),
    onSuccess: ({ blob }) => saveToDevice(blob, file?.name ?? ''),
    ...failed,
  });
  function choose(chosen: HTMLInputElement) {
    const [file] = chosen.files ?? [];
    const problem = file && fileProblem(file);
    if (problem) toast.error(problem);
    else if (file) attach.mutate(file, failed);
    // The same file can be chosen again.
    chosen.value = '';
  }

  if (number === 0) return null;
  if (file)
    return (
      <span className="flex min-w-0 items-center gap-1">
        <AttachedFile
          name={file.name}
          onOpen={() => open.mutate()}
          isOpening={open.isPending}
          onRemove={() => remove.mutate(undefined, failed)}
          isRemoving={remove.isPending}
        />
      </span>
    );
  return (
    <>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label="File that shows the result"
        className="sr-only"
        accept={evidenceFileLimits.types.join(',')}
        onChange={({ target }) => choose(target)}
      />
      <Button
        size="small"
        variant="quiet"
        icon={<Paperclip />}
        loading={attach.isPending}
        onClick={() => input.current?.click()}
      >
        Attach a file to the result
      </Button>
    </>
  );
}
