import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { CashEntryRecord, cashLedger } from '#contract/readiness/ledger.ts';
import { readLedger } from '#domain/readiness/cash-ledger.ts';
import { Card } from '#ui/card/card.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { paths } from '#web/paths.ts';
import { useCheck } from '../use-check.ts';
import { BalanceForm } from './balance-form.tsx';
import { CashFigures } from './cash-figures.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryTable } from './entry-table.tsx';
import { ledgerQuery } from './ledger-queries.ts';

/** The cash ledger: what came in and went out by month, and how long the cash lasts. */
export default function Ledger() {
  const { check } = useCheck();
  const ledger = useQuery(ledgerQuery(check.id));
  return (
    <div className="flex flex-col gap-8">
      <PageHeading
        title="Cash ledger"
        eyebrow={
          <TextLink className="inline-flex min-h-11 items-center sm:min-h-6" href={paths.founder.check(check.id)}>
            Back to {check.name}
          </TextLink>
        }
        lead="Month by month, what came in and what went out. All checks for this startup read this one ledger, and it answers finance questions by itself."
      />
      {ledger.isPending && (
        <SkeletonRegion label="The ledger is loading">
          <Skeleton className="h-48 w-full rounded-card" />
        </SkeletonRegion>
      )}
      {ledger.isError && (
        <LoadFailure title="The ledger could not be read" error={ledger.error} onRetry={() => void ledger.refetch()} />
      )}
      {ledger.data && <LoadedLedger ledger={ledger.data} checkId={check.id} />}
    </div>
  );
}

type LoadedLedgerProps = {
  ledger: z.output<typeof cashLedger>;
  checkId: string;
};

function LoadedLedger({ ledger, checkId }: LoadedLedgerProps) {
  const [edited, setEdited] = useState<CashEntryRecord | null>(null);
  const currency = ledger.currency ?? 'NGN';
  return (
    <>
      <CashFigures reading={readLedger(ledger)} balance={ledger.balance} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title="Enter a line">
          <EntryForm record={null} currency={currency} checkId={checkId} />
        </Card>
        <Card title="Cash balance">
          <BalanceForm balance={ledger.balance} currency={currency} checkId={checkId} />
        </Card>
      </div>
      <EntryTable entries={ledger.entries} checkId={checkId} onEdit={setEdited} />
      <Dialog open={edited !== null} onOpenChange={() => setEdited(null)} title="Change a line" closeOnOverlay={false}>
        {edited && <EntryForm record={edited} currency={currency} checkId={checkId} onDone={() => setEdited(null)} />}
      </Dialog>
    </>
  );
}
