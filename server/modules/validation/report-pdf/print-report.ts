import { createOffload } from '../../../pdf/offload.ts';
import type { PrintedVersion } from './report-pdf.ts';

const printer = createOffload<PrintedVersion, Uint8Array>(new URL('./report-pdf.worker.ts', import.meta.url));

/** The report as a PDF, laid out on a thread of its own: it takes from a third of a second to two. */
export function printReport(version: PrintedVersion): Promise<Uint8Array> {
  return printer.run(version);
}
