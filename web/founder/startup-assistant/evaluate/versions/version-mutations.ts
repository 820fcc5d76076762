import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CheckState } from '#contract/readiness.ts';
import {
  exportReadinessDocx,
  exportReadinessJson,
  exportReadinessPdf,
  publishReadiness,
} from '#contract/readiness-versions.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call, download } from '#web/api/client.ts';
import { createSubmitKeys } from '#web/api/idempotency-key.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { useDocumentsChanged } from '../../documents/documents-queries.ts';
import { patchCheck, versionsQuery } from '../check-queries.ts';

/** Publishes the report as it stands. Where nothing has changed since the newest version, that one is answered. */
export function usePublish({ id: checkId, revision, ledger, facts }: CheckState) {
  const client = useQueryClient();
  const documentsChanged = useDocumentsChanged();
  const [submitKeys] = useState(createSubmitKeys);
  return useMutation({
    // One key for each content: a retry publishes once, and never answers with a version from before the last change.
    mutationFn: () =>
      call(publishReadiness, { params: { checkId } }, { idempotencyKey: submitKeys.keyFor([revision, ledger, facts]) }),
    onSuccess: async ({ version }) => {
      submitKeys.done();
      patchCheck(client, checkId, (check) => ({
        ...check,
        status: 'completed',
        versions: { count: Math.max(check.versions.count, version.number), hasChanges: false },
      }));
      void documentsChanged();
      await client.invalidateQueries({ queryKey: versionsQuery(checkId).queryKey });
    },
  });
}

const endpoints = { pdf: exportReadinessPdf, docx: exportReadinessDocx, json: exportReadinessJson };
type ExportFormat = keyof typeof endpoints;

/** One version of the report as a file on this device. */
export function useExport(checkId: string, numberOf: () => Promise<number>) {
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const number = await numberOf();
      const { blob, filename = `readiness-${number}.${format}` } = await download(endpoints[format], {
        params: { checkId, number },
      });
      saveToDevice(blob, filename);
    },
    onError: (error) => toast.error(messageOf(error)),
  });
}
