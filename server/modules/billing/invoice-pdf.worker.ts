import type { Handler } from '../../workers/task.ts';
import type { invoicePdf } from './invoice.service.ts';
import { renderInvoice } from './invoice-pdf.ts';

export default renderInvoice satisfies Handler<typeof invoicePdf>;
