import { exportReadinessDocx, exportReadinessJson, exportReadinessPdf } from '#contract/readiness/versions.ts';
import { download } from '#web/api/client.ts';
import { DownloadMenu } from '#web/founder/documents/download-menu.tsx';

const endpoints = { pdf: exportReadinessPdf, docx: exportReadinessDocx, json: exportReadinessJson };

type ExportMenuProps = {
  checkId: string;
  /** Resolves to the version to export; for the working state that is a version saved just now. */
  numberOf: () => Promise<number>;
  disabled?: boolean;
};

/** The report as a file to keep. */
export function ExportMenu({ checkId, numberOf, disabled }: ExportMenuProps) {
  return (
    <DownloadMenu
      offered={['pdf', 'docx', 'json']}
      disabled={disabled}
      fetchFile={async (format) => download(endpoints[format], { params: { checkId, number: await numberOf() } })}
    />
  );
}
