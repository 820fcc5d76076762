import { useState } from 'react';
import type { PrintedNamesQuery } from '#contract/documents/printed-names.ts';
import { exportDocx, exportJson, exportPdf, exportText } from '#contract/validation/versions.ts';
import { download } from '#web/api/client.ts';
import { NamedDownloadMenu } from '../../sharing/named-download-menu.tsx';
import { SummaryDialog } from './summary-dialog.tsx';

const endpoints = { pdf: exportPdf, docx: exportDocx, json: exportJson, message: exportText };

type ExportMenuProps = {
  ideaId: string;
  /** Resolves to the version to export; for the working state that is a version kept just now. */
  numberOf: () => Promise<number>;
  disabled?: boolean;
};

/** The report as a file to keep, or as a short text to send. */
export function ExportMenu({ ideaId, numberOf, disabled }: ExportMenuProps) {
  const [summary, setSummary] = useState<string | null>(null);

  async function fetchFile(format: keyof typeof endpoints, query: PrintedNamesQuery) {
    const params = { ideaId, number: await numberOf() };
    if (format === 'pdf' || format === 'docx') return download(endpoints[format], { params, query });
    return download(endpoints[format], { params });
  }

  return (
    <>
      <NamedDownloadMenu
        ideaId={ideaId}
        offered={['pdf', 'docx', 'json', 'message']}
        disabled={disabled}
        fetchFile={fetchFile}
        onFile={async (format, blob) => {
          if (format !== 'message') return undefined;
          setSummary(await blob.text());
          return 'shown';
        }}
      />
      <SummaryDialog text={summary} onClose={() => setSummary(null)} />
    </>
  );
}
