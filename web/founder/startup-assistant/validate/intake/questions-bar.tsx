import { ArrowLeft, ArrowRight, ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { INTAKE_STEPS } from '#domain/validation/intake-fields.ts';
import { isTestable } from '#domain/validation/lint.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { paths } from '#web/paths.ts';
import { SaveLine } from '../../draft/save-line.tsx';
import type { IdeaPage } from '../use-idea.ts';
import { Preview } from './preview.tsx';
import { mandatoryProgress } from './steps.ts';

/** Always at the foot of the screen, in reach of a thumb: whether it is saved, the preview on phones, and the way on. */
export function QuestionsBar({ page, current }: { page: IdeaPage; current: number }) {
  const { idea, view, report } = page;
  const [previewOpen, setPreviewOpen] = useState(false);
  const previous = INTAKE_STEPS[current - 1];
  const next = INTAKE_STEPS[current + 1];
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-2 border-t border-line bg-paper px-4 pt-2 pb-3 sm:mx-0 sm:px-0">
      {previewOpen && (
        <div id="preview-panel" className="max-h-[40dvh] overflow-y-auto py-2 xl:hidden">
          <Preview idea={idea} report={report} titleId="preview-panel-title" />
        </div>
      )}
      <div className="flex min-h-9 items-center justify-between gap-3">
        <SaveLine view={view} />
        <Button
          variant="quiet"
          size="small"
          className="shrink-0 xl:hidden"
          icon={previewOpen ? <ChevronDown /> : <ChevronUp />}
          aria-expanded={previewOpen}
          aria-controls="preview-panel"
          onClick={() => setPreviewOpen(!previewOpen)}
        >
          {previewLabel(report.findings)}
        </Button>
      </div>
      <div className="flex gap-3">
        {previous && (
          <ButtonLink
            variant="secondary"
            className="max-sm:flex-1"
            icon={<ArrowLeft />}
            href={paths.founder.ideaQuestions(idea.id, previous.id)}
          >
            Back
          </ButtonLink>
        )}
        <ButtonLink
          className="ml-auto max-sm:flex-2"
          href={next ? paths.founder.ideaQuestions(idea.id, next.id) : paths.founder.idea(idea.id)}
        >
          {next ? `Next: ${next.title.replace(' (optional)', '')}` : 'See the report'} <ArrowRight />
        </ButtonLink>
      </div>
    </div>
  );
}

function previewLabel(findings: IdeaPage['report']['findings']): string {
  if (isTestable(findings)) return 'Preview: testable';
  const { done, total } = mandatoryProgress(findings);
  return `Preview: ${done} of ${total}`;
}
