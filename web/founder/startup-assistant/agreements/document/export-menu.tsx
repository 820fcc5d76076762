import {
  exportDraftDocx,
  exportDraftJson,
  exportDraftPdf,
  exportDraftText,
  exportVersionDocx,
  exportVersionJson,
  exportVersionPdf,
  exportVersionText,
} from '#contract/agreements/versions.ts';
import { download } from '#web/api/client.ts';
import { DownloadMenu } from '#web/founder/documents/download-menu.tsx';

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
  return (
    <DownloadMenu
      align="start"
      heading={version === null ? 'Marked as a draft' : `Version ${version}`}
      offered={['pdf', 'docx', 'txt', 'json']}
      labels={{ docx: 'Word (DOCX)', json: 'JSON' }}
      disabled={disabled}
      fetchFile={(format) =>
        version === null
          ? download(drafts[format], { params: { agreementId } })
          : download(versions[format], { params: { agreementId, number: version } })
      }
    />
  );
}
