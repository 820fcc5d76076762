import { createDocxPrintParts } from '../../../docx/print-parts.ts';
import { renderDocx } from '../../../docx/render.ts';
import { renderPdf } from '../../../pdf/render.ts';
import type { PrintParts } from '../../../print/parts.ts';
import { wordDay } from '../../../print/wording.ts';
import type { PrintedCheck } from '../check-version.ts';
import { readings, verdict, whatChanged } from './front-page.ts';
import { cash, valuation } from './money-pages.ts';
import { answers, method, shortestPaths } from './proof-pages.ts';

/** Blockers first, then everything that the verdict rests on. */
function content<N>(parts: PrintParts<N>, version: PrintedCheck): N[] {
  const { entry, report, earlier } = version;
  return [
    ...verdict(parts, version),
    shortestPaths(parts, report),
    readings(parts, report),
    ...(earlier ? [whatChanged(parts, earlier)] : []),
    cash(parts, report),
    valuation(parts, report),
    answers(parts, report),
    method(parts, report, entry.sha256),
  ];
}

/** The report as a file. The same version always gives the same bytes. */
export function renderReport(version: PrintedCheck, format: 'pdf' | 'docx'): Promise<Uint8Array> {
  const { entry, report } = version;
  const about = {
    title: `${entry.name}, version ${entry.number}`,
    subject: `Investment readiness as of ${wordDay(report.asOf)}`,
    createdAt: new Date(entry.createdAt),
  };
  const footer = `${entry.name}, version ${entry.number}, as of ${wordDay(report.asOf)}`;
  if (format === 'docx')
    return renderDocx({ ...about, footer }, (parts) => content(createDocxPrintParts(parts), version).flat());
  return renderPdf(about, (parts) => [parts.page(footer, ...content(parts, version))]);
}
