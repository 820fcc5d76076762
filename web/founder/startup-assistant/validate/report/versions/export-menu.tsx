import { Braces, Download, FileText, MessageSquareText } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { SummaryDialog } from './summary-dialog.tsx';
import { useExport } from './use-export.ts';

type ExportMenuProps = {
  ideaId: string;
  /** Resolves to the version to export; for the working state that is a version kept just now. */
  numberOf: () => Promise<number>;
  disabled?: boolean;
};

/** The report as a file to keep, or as a short text to send. */
export function ExportMenu({ ideaId, numberOf, disabled }: ExportMenuProps) {
  const { run, summary, closeSummary } = useExport(ideaId, numberOf);
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" icon={<Download />} loading={run.isPending} disabled={disabled}>
            Download
          </Button>
        }
        groups={[
          [
            { label: 'PDF', icon: <FileText aria-hidden="true" />, onSelect: () => run.mutate('pdf') },
            {
              label: 'JSON, to work it out again',
              icon: <Braces aria-hidden="true" />,
              onSelect: () => run.mutate('json'),
            },
            {
              label: 'Short text to send',
              icon: <MessageSquareText aria-hidden="true" />,
              onSelect: () => run.mutate('txt'),
            },
          ],
        ]}
      />
      <SummaryDialog text={summary} onClose={closeSummary} />
    </>
  );
}
