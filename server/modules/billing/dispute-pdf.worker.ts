import type { Handler } from '../../workers/task.ts';
import type { disputePdf } from './dispute.service.ts';
import { renderDisputeFile } from './dispute-file.ts';

export default renderDisputeFile satisfies Handler<typeof disputePdf>;
