import { ChevronDown, ChevronUp } from 'lucide-react';
import type { MouseEvent } from 'react';
import { type IntakeStep, isOptional } from '#domain/validation/intake-steps.ts';
import { isTestable } from '#domain/validation/lint.ts';
import { Button } from '#ui/button/button.tsx';
import { QuestionsFoot } from '#web/founder/documents/questions-foot.tsx';
import { paths } from '#web/paths.ts';
import { IdeaSaveLine } from '../idea-save-line.tsx';
import type { IdeaPage } from '../use-idea.ts';
import { Preview } from './preview.tsx';
import { FIRST_RESULT, mandatoryProgress, stepAfter } from './steps.ts';

type QuestionsBarProps = {
  page: IdeaPage;
  steps: readonly IntakeStep[];
  current: number;
  /** On a phone it covers a part of the answers. */
  previewOpen: boolean;
  onPreview: (open: boolean) => void;
  /** The founder goes on; a prevented event stays. */
  onNext: (event: MouseEvent) => void;
};

/** The preview on phones, and the way on to the next step. */
export function QuestionsBar({ page, steps, current, previewOpen, onPreview, onNext }: QuestionsBarProps) {
  const { idea, view, report } = page;
  const previous = steps[current - 1];
  const here = steps[current];
  const after = stepAfter(steps, current, view.answers);
  const next = here?.id === FIRST_RESULT.after ? FIRST_RESULT : after;
  const onward = next && { label: 'Next', to: next.title, href: paths.founder.ideaQuestions(idea.id, next.id) };
  const out = { label: 'See what to do next', href: paths.founder.idea(idea.id) };
  const isEnough = here && !isOptional(here) && after && isOptional(after);
  const isMore = here && isOptional(here);
  const other = isEnough && onward ? { label: 'Answer more (optional)', href: onward.href } : isMore && onward && out;
  return (
    <QuestionsFoot
      panel={
        previewOpen && (
          <div id="preview-panel" className="max-h-[40dvh] overflow-y-auto py-2 xl:hidden">
            <Preview idea={idea} report={report} titleId="preview-panel-title" />
          </div>
        )
      }
      saved={<IdeaSaveLine page={page} />}
      aside={
        <Button
          variant="quiet"
          size="small"
          className="shrink-0 xl:hidden"
          icon={previewOpen ? <ChevronDown /> : <ChevronUp />}
          aria-expanded={previewOpen}
          aria-controls="preview-panel"
          onClick={() => onPreview(!previewOpen)}
        >
          {previewLabel(report.findings)}
        </Button>
      }
      back={previous && paths.founder.ideaQuestions(idea.id, previous.id)}
      next={isEnough ? out : (onward ?? out)}
      other={other || undefined}
      onNext={onNext}
    />
  );
}

function previewLabel(findings: IdeaPage['report']['findings']): string {
  if (isTestable(findings)) return 'Preview: testable';
  const { done, total } = mandatoryProgress(findings);
  return `Preview: ${done} of ${total}`;
}
