import { serveOffload } from '../../pdf/offload.ts';
import { renderInvoice } from './invoice-pdf.ts';

serveOffload(renderInvoice);
