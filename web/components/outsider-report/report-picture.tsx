import { standingSentence } from '#domain/validation/belief-standing.ts';
import type { OutsiderReport } from '#domain/validation/outsider-report.ts';
import { OutsiderPage } from './outsider-page.tsx';
import sample from './sample-report.json';

const report = sample as OutsiderReport;

const inWords = `The top of a one-page report: ${report.title}. Verdict: ${report.verdict.label}. ${standingSentence(report.counts, '')}`;

/** The one page that others read, of an idea of the demo founder: made by the code that makes everybody's, and only to be looked at. */
export function ReportPicture() {
  return (
    <figure className="flex flex-col gap-3">
      <div
        role="img"
        aria-label={inWords}
        className="max-h-64 lg:max-h-80 overflow-hidden rounded-card border border-line bg-paper p-4 shadow-soft select-none sm:p-6 [mask-image:linear-gradient(black_80%,transparent)]"
      >
        <div inert className="flex flex-col gap-4">
          <p className="font-display text-2xl font-semibold tracking-tight sm:text-3xl">{report.title}</p>
          <OutsiderPage report={report} by="" />
        </div>
      </div>
      <figcaption className="text-sm text-stone">
        What comes out: one page to show, here the top of our demo idea’s. Every figure on it follows from what was
        seen.
      </figcaption>
    </figure>
  );
}
