import { useRef, useState } from 'react';
import { exportDocx, exportJson, exportPdf, exportText } from '#contract/validation/versions.ts';
import { download } from '#web/api/client.ts';
import { DownloadMenu } from '#web/founder/documents/download-menu.tsx';
import { type ChosenNames, NamesDialog } from '../../sharing/names-dialog.tsx';
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
  const [go, setGo] = useState<(() => void) | null>(null);
  const names = useRef<ChosenNames>({ founder: 'no', company: '' });

  async function fetchFile(format: keyof typeof endpoints) {
    const params = { ideaId, number: await numberOf() };
    if (format === 'pdf' || format === 'docx') return download(endpoints[format], { params, query: names.current });
    return download(endpoints[format], { params });
  }

  function choose(chosen: ChosenNames | null) {
    setGo(null);
    if (!chosen) return;
    names.current = chosen;
    go?.();
  }

  return (
    <>
      <DownloadMenu
        offered={['pdf', 'docx', 'json', 'message']}
        disabled={disabled}
        fetchFile={fetchFile}
        before={(format, fetchNow) => (format === 'pdf' || format === 'docx' ? setGo(() => fetchNow) : fetchNow())}
        onFile={async (format, blob) => {
          if (format !== 'message') return undefined;
          setSummary(await blob.text());
          return 'shown';
        }}
      />
      <NamesDialog ideaId={ideaId} open={go !== null} onChosen={choose} />
      <SummaryDialog text={summary} onClose={() => setSummary(null)} />
    </>
  );
}
