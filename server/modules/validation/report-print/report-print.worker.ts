import { withPlainAmounts } from '#domain/money/money.ts';
import type { Handler } from '../../../workers/task.ts';
import type { reportFile } from './print-report.ts';
import { renderReport } from './report-pages.ts';

/** What was kept before amounts were written plainly is printed as it is written today. */
function plainly<T>(value: T): T {
  if (typeof value === 'string') return withPlainAmounts(value) as T;
  if (Array.isArray(value)) return value.map(plainly) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plainly(one)])) as T;
}

export default (({ version, format }) =>
  renderReport({ ...version, report: plainly(version.report) }, format)) satisfies Handler<typeof reportFile>;
