import { serveOffload } from '../../../pdf/offload.ts';
import { renderReportPdf } from './report-pdf.ts';

serveOffload(renderReportPdf);
