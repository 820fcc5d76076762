import type { Handler } from '../../workers/task.ts';
import { agreementDocx } from './agreement-docx.ts';
import { renderAgreementPdf } from './agreement-pdf/agreement-pdf.ts';
import type { agreementFile } from './print-agreement.ts';

const layOut = { pdf: renderAgreementPdf, docx: agreementDocx };

export default (({ printed, format }) => layOut[format](printed)) satisfies Handler<typeof agreementFile>;
