import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { SaveLine } from '#web/drafts/save-line.tsx';
import { paths } from '#web/paths.ts';
import { Contradictions } from '../contradictions.tsx';
import { type AgreementPage, useAgreement } from '../use-agreement.ts';
import { AgreementActions } from './agreement-actions.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FinalBanner } from './final-banner.tsx';
import { NewerTemplate } from './newer-template.tsx';
import { Paper } from './paper.tsx';
import { TemplateNotice } from './template-notice.tsx';

/** The document as it stands, with what can be done with it as a whole. */
export default function DocumentPage() {
  const page = useAgreement();
  const { agreement, template, printed, view } = page;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={agreement.name} lead={template.purpose} />
      <div className="flex flex-wrap items-center gap-3">
        <NextStep page={page} />
        <ExportMenu
          agreementId={agreement.id}
          version={agreement.state === 'final' ? agreement.versions.count : null}
          disabled={view.state.kind !== 'saved'}
        />
        <AgreementActions agreement={agreement} />
      </div>
      {agreement.can.edit && <SaveLine view={view} />}
      {agreement.state === 'final' && <FinalBanner agreement={agreement} />}
      {agreement.template.newer && <NewerTemplate agreement={agreement} newer={agreement.template.newer} />}
      {agreement.contradictions.length > 0 && (
        <Contradictions items={agreement.contradictions} title="Another document says otherwise" />
      )}
      <Paper printed={printed} />
      <TemplateNotice template={agreement.template} notices={template.notices} />
    </div>
  );
}

/** The one thing to do next. */
function NextStep({ page: { agreement, printed } }: { page: AgreementPage }) {
  if (agreement.state === 'final')
    return (
      <ButtonLink href={paths.founder.agreementSharing(agreement.id)}>
        Share or have it signed <ArrowRight />
      </ButtonLink>
    );
  if (!agreement.can.edit) return null;
  if (printed.missing.length > 0)
    return (
      <ButtonLink href={paths.founder.agreementQuestions(agreement.id)}>
        Go on with the questions <ArrowRight />
      </ButtonLink>
    );
  return (
    <ButtonLink href={paths.founder.agreementCheck(agreement.id)}>
      Check and finish <ArrowRight />
    </ButtonLink>
  );
}
