import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { SaveLine } from '#web/drafts/save-line.tsx';
import { QuestionsFoot } from '#web/founder/documents/questions-foot.tsx';
import { paths } from '#web/paths.ts';
import { Paper } from '../document/paper.tsx';
import type { AgreementPage } from '../use-agreement.ts';
import type { InterviewItem } from './interview-items.ts';

type InterviewBarProps = { page: AgreementPage; items: readonly InterviewItem[]; current: number };

/** The document so far on phones, and the way on to the next question. */
export function InterviewBar({ page, items, current }: InterviewBarProps) {
  const { agreement, view, printed } = page;
  const [open, setOpen] = useState(false);
  const previous = items[current - 1];
  const next = items[current + 1];
  return (
    <QuestionsFoot
      panel={
        open && (
          <section
            id="document-so-far"
            aria-label="The document so far"
            className="max-h-[55dvh] overflow-y-auto rounded-card border border-line lg:hidden"
          >
            <Paper look="plain" printed={printed} variable={items[current]?.id} />
          </section>
        )
      }
      saved={<SaveLine view={view} />}
      aside={
        <Button
          variant="quiet"
          size="small"
          className="shrink-0 lg:hidden"
          icon={open ? <ChevronDown /> : <ChevronUp />}
          aria-expanded={open}
          aria-controls="document-so-far"
          onClick={() => setOpen(!open)}
        >
          Document so far
        </Button>
      }
      back={previous && paths.founder.agreementQuestions(agreement.id, previous.id)}
      next={
        next
          ? { label: 'Next question', href: paths.founder.agreementQuestions(agreement.id, next.id) }
          : { label: 'Check and finish', href: paths.founder.agreementCheck(agreement.id) }
      }
    />
  );
}
