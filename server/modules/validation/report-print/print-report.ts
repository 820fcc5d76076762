import { createOffload } from '../../../pdf/offload.ts';
import type { PrintedVersion } from './report-pages.ts';

export interface PrintTask {
  version: PrintedVersion;
  format: 'pdf' | 'docx';
}

const printer = createOffload<PrintTask, Uint8Array>(new URL('./report-print.worker.ts', import.meta.url));

/** The report as a PDF or a Word file, laid out on a thread of its own: it takes from a third of a second to two. */
export function printReport(version: PrintedVersion, format: PrintTask['format']): Promise<Uint8Array> {
  return printer.run({ version, format });
}
