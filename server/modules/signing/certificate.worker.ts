import { serveOffload } from '../../pdf/offload.ts';
import { renderCertificate } from './certificate-pdf.ts';

serveOffload(renderCertificate);
