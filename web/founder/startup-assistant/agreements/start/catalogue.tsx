import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { createAgreement, type readAgreementCatalogue } from '#contract/agreements/agreements.ts';
import { documentTypeLabels } from '#contract/documents/documents.ts';
import type { EndpointReply } from '#contract/endpoint.ts';
import { AGREEMENT_KINDS, type AgreementKind, JURISDICTIONS, type Jurisdiction } from '#domain/agreements/template.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { PlanRoom } from '#web/components/plan-room.tsx';
import { StartupField, useStartupChoice } from '#web/founder/documents/startup-field.tsx';
import { useBegin } from '#web/founder/documents/use-begin.ts';
import { paths } from '#web/paths.ts';
import { Day } from '#web/time/date-time.tsx';
import { agreementQuery, catalogueQuery } from '../agreement-queries.ts';

const laws = Object.entries(JURISDICTIONS).map(([value, label]) => ({ value, label }));

/** The six documents under the law that was chosen: what each is for, or why that law has none. */
export function Catalogue() {
  const [search, setSearch] = useSearchParams();
  const law = lawOf(search.get('law'));
  const startup = useStartupChoice();
  const catalogue = useQuery(catalogueQuery);
  return (
    <section aria-labelledby="catalogue-title" className="flex flex-col gap-5">
      <h2 id="catalogue-title" className="font-display text-2xl font-semibold tracking-tight">
        A new document
      </h2>
      <PlanRoom of="agreements">
        <StartupField
          className="w-full sm:w-80"
          value={startup.ideaId}
          onChange={startup.choose}
          hint="A document counts for this idea only."
        />
        <RadioGroup
          name="law"
          label="Which law is it for?"
          hint="The law of the country where your company is registered, or will be."
          look="cards"
          className="sm:[&_div.grid]:grid-cols-3"
          options={laws}
          value={law}
          onChange={(event) => setSearch({ law: event.target.value }, { replace: true, preventScrollReset: true })}
        />
        {catalogue.isPending && <CatalogueSkeleton />}
        {catalogue.isError && (
          <LoadFailure
            title="The documents could not be read"
            error={catalogue.error}
            onRetry={() => void catalogue.refetch()}
          />
        )}
        {catalogue.data && <Kinds items={catalogue.data.items} law={law} ideaId={startup.ideaId} />}
      </PlanRoom>
    </section>
  );
}

/** Which of the six a founder needs now. */
const whenNeeded: Record<AgreementKind, string> = {
  founders_agreement: 'As soon as there are two of you.',
  nda: 'Before you tell somebody what must stay secret.',
  employment_contract: 'Before somebody’s first day of work.',
  safe: 'An investor pays now, and the price of a share is set later.',
  convertible_note: 'An investor lends now, and the price of a share is set later.',
  equity_terms: 'The price of a share is settled, or you promise somebody options.',
};

type KindsProps = { items: readonly CatalogueItem[]; law: Jurisdiction; ideaId: string | null };

function Kinds({ items, law, ideaId }: KindsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {AGREEMENT_KINDS.map((kind) => {
        const item = items.find((one) => one.kind === kind && one.jurisdiction === law);
        return item ? (
          <li key={kind} className="flex">
            <Kind item={item} ideaId={ideaId} />
          </li>
        ) : null;
      })}
    </ul>
  );
}

type KindProps = { item: CatalogueItem; ideaId: string | null };

function Kind({ item: { kind, jurisdiction, template, missing }, ideaId }: KindProps) {
  if (!template)
    return (
      <Card look="quiet" level={3} title={documentTypeLabels[kind]} className="w-full">
        <p className="text-stone">
          Not offered for {JURISDICTIONS[jurisdiction]}. {missing}
        </p>
      </Card>
    );
  return (
    <Card
      level={3}
      title={template.title}
      className="w-full"
      actions={<BeginButton title={template.title} body={{ kind, jurisdiction, ideaId }} />}
    >
      <p className="font-semibold">{whenNeeded[kind]}</p>
      <p>{template.purpose}</p>
      <p className="text-sm text-stone">
        Template {template.version}, reviewed <Day value={template.reviewed} />
        {template.lawyer ? `, by ${template.lawyer.name} (${template.lawyer.bar})` : ', not by a lawyer'}.
        {!template.electronicSignature && ' Signed on paper.'}
      </p>
    </Card>
  );
}

function CatalogueSkeleton() {
  return (
    <SkeletonRegion label="The documents are loading">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {AGREEMENT_KINDS.map((kind) => (
          <Skeleton key={kind} className="h-52 w-full rounded-card" />
        ))}
      </div>
    </SkeletonRegion>
  );
}

/** Begins a document and opens its first question. */
type NewAgreement = { kind: AgreementKind; jurisdiction: Jurisdiction; ideaId: string | null };

function BeginButton({ title, body }: { title: string; body: NewAgreement }) {
  const create = useBegin({
    send: (sent: NewAgreement, options) => call(createAgreement, { body: sent }, options),
    keyOf: (agreementId) => agreementQuery(agreementId).queryKey,
    pathOf: paths.founder.agreementQuestions,
    onError: (error) => toast.error(messageOf(error)),
  });
  return (
    <Button
      variant="secondary"
      aria-label={`Begin: ${title}`}
      loading={create.isPending}
      onClick={() => create.mutate(body)}
    >
      Begin <ArrowRight />
    </Button>
  );
}

type CatalogueItem = EndpointReply<typeof readAgreementCatalogue>['items'][number];

/** The law that an address names; Nigeria where it names none. */
function lawOf(text: string | null): Jurisdiction {
  return (Object.keys(JURISDICTIONS) as Jurisdiction[]).find((law) => law === text) ?? 'ng';
}
