import type { Handler } from '../../workers/task.ts';
import type { certificatePdf } from './certificate.ts';
import { renderCertificate } from './certificate-pdf.ts';

export default renderCertificate satisfies Handler<typeof certificatePdf>;
