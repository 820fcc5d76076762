import { createOffload } from '../../../pdf/offload.ts';
import type { PrintedAgreement } from '../printed-agreement.ts';

const printer = createOffload<PrintedAgreement, Uint8Array>(new URL('./agreement-pdf.worker.ts', import.meta.url));

/** The document as a PDF, laid out on a thread of its own. */
export function printPdf(printed: PrintedAgreement): Promise<Uint8Array> {
  return printer.run(printed);
}
