import { useEffect, useRef } from 'react';
import { Navigate, useParams } from 'react-router';
import { Banner } from '#ui/banner/banner.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { paths } from '#web/paths.ts';
import { Paper } from '../document/paper.tsx';
import { type AgreementPage, useAgreement } from '../use-agreement.ts';
import { InterviewBar } from './interview-bar.tsx';
import { type InterviewItem, interviewItems, itemToContinue } from './interview-items.ts';
import { PartConflicts } from './part-conflicts.tsx';
import { QuestionScreen } from './question-screen.tsx';
import { SectionSteps } from './section-steps.tsx';

/** The interview: one question a screen on phones, beside the live document on wider ones. */
export default function InterviewPage() {
  const page = useAgreement();
  const { agreement, template, content } = page;
  const wanted = useParams().question;
  if (!agreement.can.edit) return <IsFinal agreementId={agreement.id} />;
  const items = interviewItems(template, content);
  const current = items.findIndex(({ id }) => id === wanted);
  const item = items[current];
  if (!item) {
    const next = itemToContinue(items);
    return <Navigate to={next ? questionPath(page, next) : paths.founder.agreementCheck(agreement.id)} replace />;
  }
  return <Interview page={page} items={items} current={current} item={item} />;
}

type InterviewProps = { page: AgreementPage; items: readonly InterviewItem[]; current: number; item: InterviewItem };

function Interview({ page, items, current, item }: InterviewProps) {
  const { agreement, draft, view, printed, template } = page;
  const preview = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = preview.current?.querySelector(`[data-answer="${CSS.escape(item.id)}"], [data-answer="here"]`);
    const box = preview.current;
    if (!place || !box) return;
    box.scrollTop += place.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3;
  }, [item.id]);
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <SectionSteps agreementId={agreement.id} items={items} item={item} />
        <PartConflicts conflicts={view.conflicts} draft={draft} template={template} />
        <QuestionScreen key={item.id} page={page} item={item} />
        <InterviewBar page={page} items={items} current={current} />
      </div>
      <div
        ref={preview}
        className="max-h-[calc(100dvh-3rem)] overflow-y-auto rounded-card border border-line shadow-soft max-lg:hidden lg:sticky lg:top-6"
      >
        <section aria-label="The document so far" tabIndex={-1}>
          <Paper look="plain" printed={printed} variable={item.id} />
        </section>
      </div>
    </div>
  );
}

function questionPath({ agreement }: AgreementPage, item: InterviewItem): string {
  return paths.founder.agreementQuestions(agreement.id, item.id);
}

function IsFinal({ agreementId }: { agreementId: string }) {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="This document is final" />
      <Banner
        action={
          <ButtonLink variant="secondary" href={paths.founder.agreement(agreementId)}>
            Open the document
          </ButtonLink>
        }
      >
        Its answers can be changed once you reopen it. The final version stays as it is.
      </Banner>
    </div>
  );
}
