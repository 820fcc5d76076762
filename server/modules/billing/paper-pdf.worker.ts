import type { Handler } from '../../workers/task.ts';
import type { paperPdf } from './paper.service.ts';
import { renderPaper } from './paper-pdf.ts';

export default renderPaper satisfies Handler<typeof paperPdf>;
