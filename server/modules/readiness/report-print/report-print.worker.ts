import { serveOffload } from '../../../pdf/offload.ts';
import type { PrintTask } from './print-report.ts';
import { renderReport } from './report-pages.ts';

serveOffload(({ version, format }: PrintTask) => renderReport(version, format));
