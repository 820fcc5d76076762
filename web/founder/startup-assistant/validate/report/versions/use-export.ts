import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { type ExportFormat, fetchExport } from './version-mutations.ts';

/** Downloads a version as PDF or JSON, or fetches its short text to be shown and sent on. */
export function useExport(ideaId: string, numberOf: () => Promise<number>) {
  const [summary, setSummary] = useState<string | null>(null);
  const run = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const number = await numberOf();
      const { blob, filename = `report-${number}.${format}` } = await fetchExport(ideaId, number, format);
      if (format === 'txt') setSummary(await blob.text());
      else saveToDevice(blob, filename);
    },
    onError: (error) => toast.error(messageOf(error)),
  });
  return { run, summary, closeSummary: () => setSummary(null) };
}
