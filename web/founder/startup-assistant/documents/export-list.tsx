import { useQuery } from '@tanstack/react-query';
import { Download, Trash2, X } from 'lucide-react';
import { type DocumentExport, exportLimits } from '#contract/documents/exports.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { exportsQuery, isUnderWay, useDownloadExport, useRemoveExport } from './export-queries.ts';

/** The zip files: progress while one is built, which a reload does not lose, then the file for some days. */
export function ExportList() {
  const { data } = useQuery(exportsQuery);
  if (!data || data.items.length === 0) return null;
  return (
    <Card title="Your zip files" level={2}>
      <ul className="flex flex-col divide-y divide-line">
        {data.items.map((entry) => (
          <ExportLine key={entry.id} entry={entry} />
        ))}
      </ul>
      <p className="text-sm text-stone">
        Each holds the newest version of its documents and a list of their SHA-256, and is removed after{' '}
        {exportLimits.days} days. Remove one earlier with its button.
      </p>
    </Card>
  );
}

function ExportLine({ entry }: { entry: DocumentExport }) {
  const remove = useRemoveExport();
  const get = useDownloadExport();
  const count = entry.total === 1 ? '1 document' : `${entry.total} documents`;
  return (
    <li className="flex flex-col gap-x-6 gap-y-2 py-3 first:pt-0 sm:flex-row sm:items-center">
      <div className="min-w-0 flex-1">
        {isUnderWay(entry) ? (
          <ProgressBar
            label={`Exporting ${count}`}
            value={(entry.done / entry.total) * 100}
            text={`${entry.done} of ${entry.total}`}
          />
        ) : (
          <p role="status">
            <span className="font-medium">{entry.status === 'ready' ? `${count}, ready` : `${count}, not made`}</span>
            <span className="block text-sm text-stone">
              {entry.file ? `${inMegabytes(entry.file.bytes)} MB, kept until ` : failed}
              {entry.file && <DateTime value={entry.expiresAt} />}
            </span>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {entry.can.download && (
          <Button size="small" icon={<Download />} loading={get.isPending} onClick={() => get.mutate(entry)}>
            Download zip file
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          icon={isUnderWay(entry) ? <X /> : <Trash2 />}
          loading={remove.isPending}
          onClick={() => remove.mutate(entry)}
        >
          {isUnderWay(entry) ? 'Cancel export' : 'Remove'}
        </Button>
      </div>
    </li>
  );
}

const failed = 'Something went wrong on our side. Your documents are untouched. Remove this and export again.';

/** At least 0.1, so that a small file is not said to be nothing. */
function inMegabytes(bytes: number): string {
  return Math.max(0.1, bytes / 1_048_576).toFixed(1);
}
