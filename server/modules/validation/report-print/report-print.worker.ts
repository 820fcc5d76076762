import type { Handler } from '../../../workers/task.ts';
import type { reportFile } from './print-report.ts';
import { renderReport } from './report-pages.ts';

export default (({ version, format }) => renderReport(version, format)) satisfies Handler<typeof reportFile>;
