import { type ReactNode, useState } from 'react';
import { createAgreement } from '#contract/agreements/agreements.ts';
import { documentTypeLabels } from '#contract/documents/documents.ts';
import { createCheck } from '#contract/readiness/readiness.ts';
import { createIdea } from '#contract/validation/validation.ts';
import { type AgreementKind, JURISDICTIONS, type Jurisdiction } from '#domain/agreements/template.ts';
import type { LimitKey } from '#domain/plans.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { call } from '#web/api/client.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { PlanRoom } from '#web/components/plan-room.tsx';
import { ideaQuery } from '#web/founder/documents/idea-queries.ts';
import { StartupField, useStartupChoice } from '#web/founder/documents/startup-field.tsx';
import { useBegin } from '#web/founder/documents/use-begin.ts';
import type { DocumentPlace } from './work-place.ts';

type Place<T extends DocumentPlace['type'] = DocumentPlace['type']> = DocumentPlace & { type: T };

/** Begins the document that a lesson's work is a part of, and opens the place of the work there. */
export function BeginDocument({ place }: { place: Place }) {
  const { type } = place;
  if (type === 'validation') return <BeginIdea place={place} />;
  if (type === 'evaluation') return <BeginCheck place={place} />;
  return <BeginAgreement place={{ ...place, type }} />;
}

function BeginIdea({ place }: { place: Place }) {
  const begin = useBegin({
    send: (_: undefined, options) => call(createIdea, { body: {} }, options),
    keyOf: (ideaId) => ideaQuery(ideaId).queryKey,
    pathOf: place.hrefOf,
  });
  return (
    <Begin
      of="ideas"
      note="You have no idea here yet. One tap begins one and opens the place of this work. It is untitled until you name it, in the step “The idea”."
      label="Begin an idea"
      {...{ isPending: begin.isPending, error: begin.error }}
      onBegin={() => begin.mutate(undefined)}
    />
  );
}

function BeginCheck({ place }: { place: Place }) {
  const startup = useStartupChoice();
  const begin = useBegin({
    send: (ideaId: string | null, options) =>
      call(createCheck, { body: { round: 'friends_and_family', ideaId } }, options),
    pathOf: place.hrefOf,
  });
  return (
    <Begin
      of="readinessChecks"
      note="You have no readiness check yet. One tap begins one for friends and family and opens the place of this work; you can change the round there."
      label="Begin a readiness check"
      {...{ isPending: begin.isPending || !startup.isKnown, error: begin.error }}
      onBegin={() => begin.mutate(startup.ideaId)}
    >
      <StartupField className="w-full sm:w-80" value={startup.ideaId} onChange={startup.choose} />
    </Begin>
  );
}

const laws = Object.entries(JURISDICTIONS).map(([value, label]) => ({ value, label }));

function BeginAgreement({ place }: { place: Place<AgreementKind> }) {
  const startup = useStartupChoice();
  const [jurisdiction, setJurisdiction] = useState<Jurisdiction>('ng');
  const kind = place.type;
  const begin = useBegin({
    send: (body: { jurisdiction: Jurisdiction; ideaId: string | null }, options) =>
      call(createAgreement, { body: { kind, ...body } }, options),
    pathOf: place.hrefOf,
  });
  const name = documentTypeLabels[kind];
  return (
    <Begin
      of="agreements"
      note={`You have none of these yet (${name}). One tap begins one and opens its first question.`}
      label={`Begin: ${name}`}
      {...{ isPending: begin.isPending || !startup.isKnown, error: begin.error }}
      onBegin={() => begin.mutate({ jurisdiction, ideaId: startup.ideaId })}
    >
      <StartupField className="w-full sm:w-80" value={startup.ideaId} onChange={startup.choose} />
      <SelectField
        name="work-law"
        label="Which law is it for?"
        className="w-full sm:w-80"
        options={laws}
        value={jurisdiction}
        onChange={({ target }) => setJurisdiction(target.value as Jurisdiction)}
      />
    </Begin>
  );
}

type BeginProps = {
  of: LimitKey;
  note: string;
  label: string;
  isPending: boolean;
  error: unknown;
  onBegin: () => void;
  /** What can be chosen before. */
  children?: ReactNode;
};

function Begin({ of: key, note, label, isPending, error, onBegin, children }: BeginProps) {
  return (
    <PlanRoom of={key}>
      <div className="flex w-full flex-col items-start gap-3">
        <p className="text-sm">{note}</p>
        {children}
        <CallFailure error={error} />
        <Button variant="secondary" loading={isPending} onClick={onBegin}>
          {label}
        </Button>
      </div>
    </PlanRoom>
  );
}
