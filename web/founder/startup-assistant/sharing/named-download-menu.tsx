import { type ComponentProps, useRef, useState } from 'react';
import type { PrintedNamesQuery } from '#contract/documents/printed-names.ts';
import { DownloadMenu } from '#web/founder/documents/download-menu.tsx';
import { NamesDialog } from './names-dialog.tsx';

type Format = 'pdf' | 'docx' | 'json' | 'message';

type NamedDownloadMenuProps<F extends Format> = Pick<
  ComponentProps<typeof DownloadMenu<F>>,
  'offered' | 'disabled' | 'onFile'
> & {
  ideaId: string;
  /** A PDF and a Word file have the names on their first page. */
  fetchFile: (format: F, names: PrintedNamesQuery) => Promise<{ blob: Blob; filename?: string }>;
};

/** A report as a file; whose names stand on it is asked before one is printed. */
export function NamedDownloadMenu<F extends Format>({ ideaId, fetchFile, ...menu }: NamedDownloadMenuProps<F>) {
  const [go, setGo] = useState<(() => void) | null>(null);
  const names = useRef<PrintedNamesQuery>({ founder: 'no', company: '' });

  function choose(chosen: PrintedNamesQuery | null) {
    setGo(null);
    if (!chosen) return;
    names.current = chosen;
    go?.();
  }

  return (
    <>
      <DownloadMenu
        {...menu}
        fetchFile={(format) => fetchFile(format, names.current)}
        before={(format, fetchNow) => (format === 'pdf' || format === 'docx' ? setGo(() => fetchNow) : fetchNow())}
      />
      <NamesDialog ideaId={ideaId} open={go !== null} onChosen={choose} />
    </>
  );
}
