import type { PrintedNamesQuery } from '#contract/documents/printed-names.ts';
import { exportReadinessDocx, exportReadinessJson, exportReadinessPdf } from '#contract/readiness/versions.ts';
import { download } from '#web/api/client.ts';
import { NamedDownloadMenu } from '../../sharing/named-download-menu.tsx';
import type { CheckPage } from '../use-check.ts';

const endpoints = { pdf: exportReadinessPdf, docx: exportReadinessDocx, json: exportReadinessJson };

type ExportMenuProps = {
  check: CheckPage['check'];
  /** Resolves to the version to export; for the working state that is a version saved just now. */
  numberOf: () => Promise<number>;
  disabled?: boolean;
};

/** The report as a file to keep. */
export function ExportMenu({ check, numberOf, disabled }: ExportMenuProps) {
  async function fetchFile(format: keyof typeof endpoints, query: PrintedNamesQuery) {
    const params = { checkId: check.id, number: await numberOf() };
    return format === 'json' ? download(endpoints.json, { params }) : download(endpoints[format], { params, query });
  }

  return (
    <NamedDownloadMenu
      ideaId={check.idea?.id ?? check.id}
      offered={['pdf', 'docx', 'json']}
      disabled={disabled}
      fetchFile={fetchFile}
    />
  );
}
