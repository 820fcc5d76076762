import { queryOptions, useQuery } from '@tanstack/react-query';
import { documentTypeLabels, listDocuments } from '#contract/documents/documents.ts';
import { AGREEMENT_KINDS } from '#domain/agreements/template.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { call } from '#web/api/client.ts';
import { RecentDocuments } from '#web/founder/documents/recent-documents.tsx';
import { paths } from '#web/paths.ts';
import { contradictionsQuery } from '../agreement-queries.ts';
import { Contradictions } from '../contradictions.tsx';
import { Catalogue } from './catalogue.tsx';

/** Generate startup documents: begin one of six for one of three laws, or go on with one. */
export default function Start() {
  return (
    <div className="flex flex-col gap-10">
      <PageHeading
        title="Generate startup documents"
        lead="Answer one question at a time and watch the document write itself. Every clause says what it means and whom it favours. Templates, not legal advice."
        actions={
          <ButtonLink variant="secondary" href={paths.founder.capTable}>
            Cap table simulator
          </ButtonLink>
        }
      />
      <AcrossDocuments />
      <ContinueAgreements />
      <Catalogue />
    </div>
  );
}

/** The documents worked on last. Nothing where there is none yet. */
function ContinueAgreements() {
  const { data } = useQuery(recentAgreementsQuery);
  if (!data || data.length === 0) return null;
  return (
    <RecentDocuments
      hasMore
      title="Go on with a document"
      entries={data}
      line={({ id, name, status, type }) => ({
        questions: status === 'draft' ? paths.founder.agreementQuestions(id) : undefined,
        page: { label: 'Open', name: `Open ${name}`, href: paths.founder.agreement(id) },
        type: documentTypeLabels[type],
      })}
    />
  );
}

const shown = 5;

/** The generated documents among those that changed last, under the key that every change of a document renews. */
const recentAgreementsQuery = queryOptions({
  queryKey: ['documents', 'recent agreements'],
  queryFn: async ({ signal }) => {
    const { items } = await call(listDocuments, { query: { sort: 'date', page: 1, pageSize: 100 } }, { signal });
    return items.filter(({ type }) => AGREEMENT_KINDS.some((kind) => kind === type)).slice(0, shown);
  },
});

/** What the founder's documents say differently from each other. Nothing while they agree. */
function AcrossDocuments() {
  const { data } = useQuery(contradictionsQuery);
  if (!data || data.items.length === 0) return null;
  return <Contradictions items={data.items} title="Your documents do not agree" />;
}
