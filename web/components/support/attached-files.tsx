import { useMutation } from '@tanstack/react-query';
import { attachSupportFile, readSupportFile, removeSupportFile, type SupportFile } from '#contract/support/support.ts';
import { SUPPORT_LIMITS } from '#domain/support/support-thread.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '../../api/api-error.ts';
import { call, download } from '../../api/client.ts';
import { saveToDevice } from '../../api/save-to-device.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { AttachedFile, SentFileField } from '../../fields/file-field.tsx';

export type DraftFile = Pick<SupportFile, 'id' | 'name'>;

type AttachedFilesProps = {
  id: string;
  files: readonly DraftFile[];
  onFiles: (files: DraftFile[]) => void;
};

/** The files of a message that is being written: each is sent as soon as it is chosen, so that nothing is sent twice. */
export function AttachedFiles({ id, files, onFiles }: AttachedFilesProps) {
  const attach = useSubmit(
    (content: File, options) => call(attachSupportFile, {}, { ...options, file: { field: 'file', content } }),
    {
      keyOn: ({ name, size, lastModified }) => [name, size, lastModified],
      onSuccess: (file) => onFiles([...files, { id: file.id, name: file.name }]),
    },
  );
  const open = useMutation({
    mutationFn: async ({ id: fileId, name }: DraftFile) =>
      saveToDevice((await download(readSupportFile, { params: { fileId } })).blob, name),
    onError: (error) => toast.error(messageOf(error)),
  });

  /** It leaves the message at once; one that is not removed there goes by itself within a day. */
  function remove(fileId: string) {
    onFiles(files.filter((file) => file.id !== fileId));
    call(removeSupportFile, { params: { fileId } }).catch(() => {});
  }

  return (
    <div className="flex flex-col gap-2">
      {files.length > 0 && (
        <ul aria-label="Files to send" className="flex flex-col">
          {files.map((file) => (
            <li key={file.id} className="flex items-center gap-2">
              <AttachedFile
                name={file.name}
                isOpening={open.isPending}
                onOpen={() => open.mutate(file)}
                onRemove={() => remove(file.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {files.length < SUPPORT_LIMITS.files && (
        <SentFileField
          id={id}
          label="Attach a file"
          hint={`. Up to ${SUPPORT_LIMITS.files} files.`}
          attach={attach}
          kept="your message"
        />
      )}
    </div>
  );
}
