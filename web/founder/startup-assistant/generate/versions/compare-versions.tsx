import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AgreementVersionEntry } from '#contract/agreement-versions.ts';
import type { Agreement } from '#contract/agreements.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { paths } from '#web/paths.ts';

type CompareVersionsProps = { agreement: Agreement; items: readonly AgreementVersionEntry[] };

/** Chooses two versions, or a version and the document as it stands, to see what changed. */
export function CompareVersions({ agreement, items }: CompareVersionsProps) {
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
