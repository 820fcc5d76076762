import { defineTask } from '../../../workers/task.ts';
import type { PrintedIdea } from '../idea-version.ts';

interface ReportToPrint {
  version: PrintedIdea;
  format: 'pdf' | 'docx';
}

/** The report as a PDF or a Word file. */
export const reportFile = defineTask<ReportToPrint, Uint8Array>(new URL('./report-print.worker.ts', import.meta.url));
