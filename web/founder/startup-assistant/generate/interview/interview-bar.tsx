import { ArrowLeft, ArrowRight, ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { paths } from '#web/paths.ts';
import { SaveLine } from '../../draft/save-line.tsx';
import { Paper } from '../document/paper.tsx';
import type { AgreementPage } from '../use-agreement.ts';
import type { InterviewItem } from './interview-items.ts';

type InterviewBarProps = { page: AgreementPage; items: readonly InterviewItem[]; current: number };

/** At the foot of the screen, in reach of a thumb: whether it is saved, the document so far on phones, and the way on. */
export function InterviewBar({ page, items, current }: InterviewBarProps) {
  const { agreement, view, printed } = page;
  const [open, setOpen] = useState(false);
  const previous = items[current - 1];
  const next = items[current + 1];
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-2 border-t border-line bg-paper px-4 pt-2 pb-3 sm:mx-0 sm:px-0">
      {open && (
        <section
          id="document-so-far"
          aria-label="The document so far"
          className="max-h-[55dvh] overflow-y-auto rounded-card border border-line lg:hidden"
        >
          <Paper look="plain" printed={printed} variable={items[current]?.id} />
        </section>
      )}
      <div className="flex min-h-9 items-center justify-between gap-3">
        <SaveLine view={view} />
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
      </div>
      <div className="flex gap-3">
        {previous && (
          <ButtonLink
            variant="secondary"
            className="max-sm:flex-1"
            icon={<ArrowLeft />}
            href={paths.founder.agreementQuestions(agreement.id, previous.id)}
          >
            Back
          </ButtonLink>
        )}
        <ButtonLink
          className="ml-auto max-sm:flex-2"
          href={
            next ? paths.founder.agreementQuestions(agreement.id, next.id) : paths.founder.agreementCheck(agreement.id)
          }
        >
          {next ? 'Next question' : 'Check and finish'} <ArrowRight />
        </ButtonLink>
      </div>
    </div>
  );
}
