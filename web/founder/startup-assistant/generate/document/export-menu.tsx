import { useMutation } from '@tanstack/react-query';
import { Braces, Download, FileText, FileType, Text } from 'lucide-react';
import {
  type AgreementFormat,
  exportDraftDocx,
  exportDraftJson,
  exportDraftPdf,
  exportDraftText,
  exportVersionDocx,
  exportVersionJson,
  exportVersionPdf,
  exportVersionText,
} from '#contract/agreement-versions.ts';
import { Button } from '#ui/button/button.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { download } from '#web/api/client.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';

const drafts = { pdf: exportDraftPdf, docx: exportDraftDocx, json: exportDraftJson, txt: exportDraftText };
const versions = { pdf: exportVersionPdf, docx: exportVersionDocx, json: exportVersionJson, txt: exportVersionText };

type ExportMenuProps = {
  agreementId: string;
  /** The final version to export; null for the draft, which is marked as one. */
  version: number | null;
  disabled?: boolean;
};

/** The document as a file, in four formats. */
export function ExportMenu({ agreementId, version, disabled }: ExportMenuProps) {
  const run = useMutation({
    mutationFn: async (format: AgreementFormat) => {
      const { blob, filename = `document.${format}` } =
        version === null
          ? await download(drafts[format], { params: { agreementId } })
          : await download(versions[format], { params: { agreementId, number: version } });
      saveToDevice(blob, filename);
    },
    onError: (error) => toast.error(messageOf(error)),
  });
  return (
    <Menu
      align="start"
      heading={version === null ? 'Marked as a draft' : `Version ${version}`}
      trigger={
        <Button variant="secondary" icon={<Download />} loading={run.isPending} disabled={disabled}>
          Download
        </Button>
      }
      groups={[
        [
          { label: 'PDF', icon: <FileText aria-hidden="true" />, onSelect: () => run.mutate('pdf') },
          { label: 'Word (DOCX)', icon: <FileType aria-hidden="true" />, onSelect: () => run.mutate('docx') },
          { label: 'Plain text', icon: <Text aria-hidden="true" />, onSelect: () => run.mutate('txt') },
          { label: 'JSON', icon: <Braces aria-hidden="true" />, onSelect: () => run.mutate('json') },
        ],
      ]}
    />
  );
}
