import { useQueryClient } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useEffect, useId } from 'react';
import type { Agreement } from '#contract/agreements/agreements.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { SaveLine } from '#web/drafts/save-line.tsx';
import { paths } from '#web/paths.ts';
import { refreshAgreement } from '../agreement-queries.ts';
import { Contradictions } from '../contradictions.tsx';
import { useAcknowledge, useFinalise } from '../document/agreement-mutations.ts';
import { TemplateNotice } from '../document/template-notice.tsx';
import { PartConflicts } from '../interview/part-conflicts.tsx';
import { type AgreementPage, useAgreement } from '../use-agreement.ts';
import { FindingLinks, Findings } from './findings.tsx';

/** What stands between a document and its final version, and the step itself. */
export default function CheckPage() {
  const page = useAgreement();
  const { agreement, view, draft, template } = page;
  useNewest(agreement.id, view.state.kind === 'saved');
  const { missing, openDecisions, problems, flags, ready } = agreement.standing;
  const blocking = problems.filter(({ severity }) => severity === 'block');
  const warnings = problems.filter(({ severity }) => severity === 'warn');
  const decisions = openDecisions.map((one) => ({ ...one, message: `${one.label}. ${one.why}` }));
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Check and finish"
        lead="A final version never changes. You can reopen the document later and make another one."
      />
      <PartConflicts conflicts={view.conflicts} draft={draft} template={template} />
      {ready && <Banner tone="success" title="Nothing stands in the way" />}
      <Missing id={agreement.id} missing={missing} />
      <FindingCard title="To decide" agreement={agreement} items={decisions} />
      <FindingCard title="To put right" agreement={agreement} items={blocking} />
      {flags.length > 0 && <Flags agreement={agreement} />}
      <FindingCard title="Worth a second look" agreement={agreement} items={warnings} />
      {agreement.contradictions.length > 0 && (
        <Contradictions items={agreement.contradictions} title="Another document says otherwise" />
      )}
      <TemplateNotice template={agreement.template} />
      <Finish page={page} />
    </div>
  );
}

/** Other documents may have changed since this one was read: what contradicts it is asked again once all is saved. */
function useNewest(agreementId: string, saved: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (saved) void refreshAgreement(client, agreementId);
  }, [client, agreementId, saved]);
}

function FindingCard({ title, ...findings }: { title: string } & Parameters<typeof Findings>[0]) {
  const { items } = findings;
  if (items.length === 0) return null;
  return (
    <Card title={`${title} (${items.length})`}>
      <Findings {...findings} />
    </Card>
  );
}

function Missing({ id, missing }: { id: string; missing: Agreement['standing']['missing'] }) {
  if (missing.length === 0) return null;
  return (
    <Card title={`Still to answer (${missing.length})`}>
      <ul className="flex flex-wrap gap-x-5">
        {missing.map(({ variable, label }) => (
          <li key={variable}>
            <TextLink
              className="inline-flex min-h-11 items-center"
              href={paths.founder.agreementQuestions(id, variable)}
            >
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Finish({ page: { agreement, view } }: { page: AgreementPage }) {
  const finalise = useFinalise(agreement);
  const why = useId();
  const saved = view.state.kind === 'saved';
  const { id, state, can } = agreement;
  if (state === 'final')
    return (
      <ButtonLink className="w-fit" href={paths.founder.agreement(id)}>
        Open the final document
      </ButtonLink>
    );
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0"
    >
      <Button
        loading={finalise.isPending}
        disabled={!can.finalise || !saved}
        aria-describedby={why}
        onClick={() => finalise.mutate()}
      >
        Make it final
      </Button>
      <div id={why}>
        {saved ? (
          <p className="text-sm text-stone">
            {can.finalise ? 'Keeps it as a numbered version.' : 'Possible once everything above is settled.'}
          </p>
        ) : (
          <SaveLine view={view} />
        )}
      </div>
    </div>
  );
}

/** Why a lawyer should look at this document. It is final only once each has been read. */
function Flags({ agreement }: { agreement: Agreement }) {
  const acknowledge = useAcknowledge(agreement.id);
  const { flags } = agreement.standing;
  // Shown at once; a box that is disabled while it is saved would lose the focus.
  const pending = acknowledge.isPending ? acknowledge.variables : undefined;
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          <Scale aria-hidden="true" className="size-5 shrink-0 text-amber" />
          Have a lawyer look at this ({flags.length})
        </span>
      }
    >
      <p className="max-w-measure text-stone">Tick each one once you have read it.</p>
      <ul className="flex flex-col divide-y divide-line">
        {flags.map((flag) => (
          <li key={flag.id} className="flex flex-col py-2">
            <Checkbox
              id={`flag-${flag.id}`}
              label={flag.message}
              checked={pending?.flagId === flag.id ? pending.acknowledged : flag.acknowledgedAt !== null}
              disabled={!agreement.can.acknowledge}
              onChange={(event) => acknowledge.mutate({ flagId: flag.id, acknowledged: event.target.checked })}
            />
            <div className="pl-8">
              <FindingLinks agreement={agreement} finding={flag} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
