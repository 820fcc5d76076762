import { useMutation } from '@tanstack/react-query';
import { Braces, Download, FileText, FileType, MessageSquareText, Text } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';

/** The files that a version can be had as. */
const formats = {
  pdf: { label: 'PDF', icon: <FileText aria-hidden="true" /> },
  docx: { label: 'Word', icon: <FileType aria-hidden="true" /> },
  txt: { label: 'Plain text', icon: <Text aria-hidden="true" /> },
  json: { label: 'JSON, to work it out again', icon: <Braces aria-hidden="true" /> },
  message: { label: 'Short text to send', icon: <MessageSquareText aria-hidden="true" /> },
} as const satisfies Record<string, { label: string; icon: ReactNode }>;
type Format = keyof typeof formats;

type DownloadMenuProps<F extends Format> = {
  offered: readonly F[];
  /** Labels that say it in another way. */
  labels?: Partial<Record<F, string>>;
  fetchFile: (format: F) => Promise<{ blob: Blob; filename?: string }>;
  /** Asks something before a file is fetched; calls `go` once that is answered. */
  before?: (format: F, go: () => void) => void;
  /** What becomes of the file, where it is not saved on this device. */
  onFile?: (format: F, blob: Blob) => Promise<'shown' | undefined>;
  heading?: string;
  align?: 'start' | 'end';
  disabled?: boolean;
};

/** A version as a file on this device, in the formats that its kind has. */
export function DownloadMenu<F extends Format>({
  offered,
  labels = {},
  fetchFile,
  before = (_format, go) => go(),
  onFile,
  heading,
  align,
  disabled,
}: DownloadMenuProps<F>) {
  const run = useMutation({
    mutationFn: async (format: F) => {
      const { blob, filename = `document.${format}` } = await fetchFile(format);
      if ((await onFile?.(format, blob)) !== 'shown') saveToDevice(blob, filename);
    },
    onError: (error) => toast.error(messageOf(error)),
  });
  return (
    <Menu
      align={align}
      heading={heading}
      trigger={
        <Button variant="secondary" icon={<Download />} loading={run.isPending} disabled={disabled}>
          Download
        </Button>
      }
      groups={[
        offered.map((format) => ({
          label: labels[format] ?? formats[format].label,
          icon: formats[format].icon,
          onSelect: () => before(format, () => run.mutate(format)),
        })),
      ]}
    />
  );
}
