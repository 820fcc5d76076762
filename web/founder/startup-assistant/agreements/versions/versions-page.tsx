import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Agreement } from '#contract/agreements/agreements.ts';
import type { AgreementVersionEntry } from '#contract/agreements/versions.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { LoadedVersions, VersionsTable } from '#web/founder/documents/versions-table.tsx';
import { paths } from '#web/paths.ts';
import { agreementVersionsQuery } from '../agreement-queries.ts';
import { useAgreement } from '../use-agreement.ts';

const columns = [
  { key: 'template', label: 'Template' },
  { key: 'wording', label: 'Wording' },
];

/** The final versions of the document, and what changed between any two. */
export default function VersionsPage() {
  const { agreement } = useAgreement();
  const versions = useQuery(agreementVersionsQuery(agreement.id));
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Versions" lead="Each one is exactly what it was when you made it final." />
      <LoadedVersions query={versions}>
        {(items) =>
          items.length === 0 ? (
            <p className="text-stone">None yet. “Check and finish” makes the first one.</p>
          ) : (
            <>
              <VersionsTable
                items={items}
                madeOn="Made final on"
                columns={columns}
                cells={({ templateVersion, hasOwnWording }) => ({
                  template: templateVersion,
                  wording: hasOwnWording ? 'With own wording' : 'As reviewed',
                })}
                open={(number) => paths.founder.agreementVersion(agreement.id, number)}
                comparison={(from, to) => paths.founder.agreementRedline(agreement.id, from, to)}
              />
              <CompareVersions agreement={agreement} items={items} />
            </>
          )
        }
      </LoadedVersions>
    </div>
  );
}

type CompareVersionsProps = { agreement: Agreement; items: readonly AgreementVersionEntry[] };

/** Chooses two versions, or a version and the document as it stands, to see what changed. */
function CompareVersions({ agreement, items }: CompareVersionsProps) {
  const navigate = useNavigate();
  const newest = items[0]?.number ?? 1;
  const [from, setFrom] = useState(String(items[1]?.number ?? newest));
  const [to, setTo] = useState(items.length > 1 ? String(newest) : 'draft');
  const versions = items.map(({ number }) => ({ value: String(number), label: `Version ${number}` }));
  const later = [{ value: 'draft', label: 'The document as it stands' }, ...versions];

  function compare(event: FormEvent) {
    event.preventDefault();
    const end = to === 'draft' ? undefined : Number(to);
    void navigate(paths.founder.agreementRedline(agreement.id, Number(from), end));
  }

  return (
    <Card title="Compare" look="plain">
      <form onSubmit={compare} className="flex flex-wrap items-end gap-4">
        <SelectField
          name="from"
          label="From"
          options={versions}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <SelectField name="to" label="To" options={later} value={to} onChange={(event) => setTo(event.target.value)} />
        <Button type="submit" variant="secondary" disabled={from === to}>
          Show what changed
        </Button>
      </form>
    </Card>
  );
}
