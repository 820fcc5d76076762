import { Braces, Download, FileText, FileType } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { useExport } from './version-mutations.ts';

type ExportMenuProps = {
  checkId: string;
  /** Resolves to the version to export; for the working state that is a version published just now. */
  numberOf: () => Promise<number>;
  disabled?: boolean;
};

/** The report as a file to keep. */
export function ExportMenu({ checkId, numberOf, disabled }: ExportMenuProps) {
  const run = useExport(checkId, numberOf);
  return (
    <Menu
      trigger={
        <Button variant="secondary" icon={<Download />} loading={run.isPending} disabled={disabled}>
          Download
        </Button>
      }
      groups={[
        [
          { label: 'PDF', icon: <FileText aria-hidden="true" />, onSelect: () => run.mutate('pdf') },
          { label: 'Word', icon: <FileType aria-hidden="true" />, onSelect: () => run.mutate('docx') },
          {
            label: 'JSON, to work it out again',
            icon: <Braces aria-hidden="true" />,
            onSelect: () => run.mutate('json'),
          },
        ],
      ]}
    />
  );
}
