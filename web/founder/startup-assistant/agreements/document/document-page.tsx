import { ArrowRight } from 'lucide-react';
import type { Agreement } from '#contract/agreements/agreements.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { SaveLine } from '#web/drafts/save-line.tsx';
import { StartupField } from '#web/founder/documents/startup-field.tsx';
import { paths } from '#web/paths.ts';
import { Contradictions } from '../contradictions.tsx';
import { type AgreementPage, useAgreement } from '../use-agreement.ts';
import { AgreementActions } from './agreement-actions.tsx';
import { useChooseIdea, useMoveTemplate, useReopen } from './agreement-mutations.ts';
import { ExportMenu } from './export-menu.tsx';
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
      <Startup agreement={agreement} />
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

/** The idea that it is for; a final document can be for another one too, since its words do not change with it. */
function Startup({ agreement: { id, ideaId } }: { agreement: Agreement }) {
  const choose = useChooseIdea(id);
  return (
    <StartupField
      className="w-full sm:w-80"
      value={choose.isPending ? choose.variables : ideaId}
      disabled={choose.isPending}
      onChange={(next) => choose.mutate(next)}
    />
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

/** Said of a final document: how it may be signed, and the way back to writing. */
function FinalBanner({ agreement: { id, versions, signing, can } }: { agreement: Agreement }) {
  const reopen = useReopen(id);
  return (
    <Banner
      tone="success"
      title={`Version ${versions.count} is final`}
      action={
        can.reopen && (
          <Button variant="secondary" loading={reopen.isPending} onClick={() => reopen.mutate()}>
            Reopen to change it
          </Button>
        )
      }
    >
      {signing.allowed ? signing.text : signing.reason}{' '}
      <span className="text-sm">
        {signing.source.name}, {signing.source.checked ? 'checked at the source' : 'not checked at the source'}.
      </span>
    </Banner>
  );
}

/** A newer template of this law exists. Answers that it still asks for are kept. */
function NewerTemplate({ agreement: { id, can }, newer }: { agreement: Agreement; newer: string }) {
  const move = useMoveTemplate(id);
  return (
    <Banner
      title={`There is a newer template: ${newer}`}
      action={
        can.moveTemplate && (
          <Button variant="secondary" loading={move.isPending} onClick={() => move.mutate()}>
            Move to template {newer}
          </Button>
        )
      }
    >
      Your answers move along as far as the newer one asks for them. Versions that are final stay as they are.
    </Banner>
  );
}
