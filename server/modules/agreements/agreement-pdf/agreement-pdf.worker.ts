import { serveOffload } from '../../../pdf/offload.ts';
import { renderAgreementPdf } from './agreement-pdf.ts';

serveOffload(renderAgreementPdf);
