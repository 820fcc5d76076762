import { shortLine } from '#domain/validation/safe-text.ts';
import { createDocxPrintParts } from '../../../docx/print-parts.ts';
import { renderDocx } from '../../../docx/render.ts';
import { renderPdf } from '../../../pdf/render.ts';
import type { PrintParts } from '../../../print/parts.ts';
import { wordDay } from '../../../print/wording.ts';
import type { PrintedIdea } from '../idea-version.ts';
import { assumptionMap, testCards } from './assumption-pages.ts';
import { caseAgainst, competitors, leanCanvas, marketSize, unitEconomics } from './business-pages.ts';
import { firstPage } from './first-page.ts';
import { USUAL_ROOM } from './first-page-room.ts';
import { countedLedger, decisionLog, evidenceLedger, method, whatChanged } from './record-pages.ts';
import { scoreAndVerdict } from './score-page.ts';

/**
 * The report as a file: one page that says it all, then everything that it rests on. The same version always gives the
 * same bytes.
 */
export function renderReport(version: PrintedIdea, format: 'pdf' | 'docx'): Promise<Uint8Array> {
  const { entry, report } = version;
  const about = {
    title: `${report.title}: idea validation, version ${entry.number}`,
    subject: `Idea validation as of ${wordDay(report.asOf)}`,
    createdAt: new Date(entry.createdAt),
  };
  const footer = `${shortLine(report.title, 50)}, version ${entry.number}, as of ${wordDay(report.asOf)}`;
  if (format === 'docx')
    return renderDocx({ ...about, footer }, (docxParts) => {
      const parts = createDocxPrintParts(docxParts);
      return [...firstPage(parts, version, USUAL_ROOM), ...furtherPages(parts, version)].flat();
    });
  return renderPdf(about, (parts) => [
    parts.page(footer, parts.sheet(...firstPage(parts, version))),
    parts.page(footer, ...furtherPages(parts, version)),
  ]);
}

function furtherPages<N>(parts: PrintParts<N>, version: PrintedIdea): N[] {
  const { entry, snapshot, report, earlier } = version;
  if (version.isForOutsiders) return outsidersPages(parts, version);
  return [
    scoreAndVerdict(parts, snapshot, report),
    assumptionMap(parts, report),
    ...(report.tests.length > 0 ? [testCards(parts, report)] : []),
    ...(report.caseAgainst.length > 0 ? [caseAgainst(parts, report)] : []),
    ...(earlier ? [whatChanged(parts, earlier.number, snapshot, earlier.comparison)] : []),
    competitors(parts, report),
    marketSize(parts, report),
    unitEconomics(parts, report),
    leanCanvas(parts, report),
    decisionLog(parts, report),
    evidenceLedger(parts, snapshot, report),
    method(parts, report, entry.sha256),
  ];
}

/** What the first page rests on, in figures: people who told the founder something did not tell it to everybody. */
function outsidersPages<N>(parts: PrintParts<N>, { entry, snapshot, report }: PrintedIdea): N[] {
  return [
    scoreAndVerdict(parts, snapshot, report),
    assumptionMap(parts, { ...report, beliefs: report.beliefs.map((belief) => ({ ...belief, edits: [] })) }),
    marketSize(parts, report),
    unitEconomics(parts, report),
    countedLedger(parts, snapshot),
    method(parts, report, entry.sha256),
  ];
}
