import type { Handler } from '../../workers/task.ts';
import type { certificatePdf } from './certificate.service.ts';
import { renderCertificate } from './certificate-pdf.ts';

export default renderCertificate satisfies Handler<typeof certificatePdf>;
