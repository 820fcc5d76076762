import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import type { HelpId } from '#content/help/help.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { COPY_BY_HAND, copyText } from '../components/copy-text.ts';
import { useTakeBackClaim } from './billing-queries.ts';
import { ClaimForm, type ClaimProps } from './claim-form.tsx';
import { missingOf } from './under-way.ts';

type TransferDetailsProps = ClaimProps & {
  /** How long it takes, for what is paid. */
  help: HelpId;
};

/** Where to send the money, "I have sent it", and the way back from that. */
export function TransferDetails({ payment, payerName, sumWords, onClaimed, help }: TransferDetailsProps) {
  const { instructions, received, knownReference, claimedAt } = payment;
  const missing = missingOf(payment);
  const region = useRef<HTMLDivElement>(null);
  const takingBack = useTakeBackClaim(payment.invoiceId);
  /** What was pressed goes: anyone who is on it would be sent to the top of the page. */
  function changed() {
    region.current?.focus();
    onClaimed();
  }
  return (
    <div ref={region} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {received.amountMinor > 0 && !claimedAt && (
        <Banner tone="warning" title={`${sumWords(missing)} is still missing`}>
          {sumWords(received)} has arrived. Send the rest with the same reference.
        </Banner>
      )}
      {claimedAt && (
        <Banner tone="info" role="status" title="We are looking for your transfer">
          {received.amountMinor > 0 && `${sumWords(received)} has arrived already. `}You told us on{' '}
          <DateTime value={claimedAt} withTime /> that you sent it. You are told here as soon as it is confirmed. There
          is nothing more to do. <TextLink href={paths.helpQuestion(help)}>How long does it take?</TextLink>
        </Banner>
      )}
      {instructions && (
        <dl className="rounded-card border border-line bg-surface px-4 py-2">
          <CopyLine label="Amount" value={sumWords(missing)} strong />
          <CopyLine label="Reference" value={knownReference} strong />
          <CopyLine label="Bank" value={instructions.bankName} />
          <CopyLine label="Account name" value={instructions.accountName} />
          <CopyLine label="Account number" value={instructions.accountNumber} strong />
          {instructions.swift && <CopyLine label="SWIFT code" value={instructions.swift} />}
        </dl>
      )}
      {!claimedAt && (
        <p className="text-sm text-stone">Write the reference on the transfer: it tells us what it is for.</p>
      )}
      {payment.can.claim && <ClaimForm {...{ payment, payerName, sumWords }} onClaimed={changed} />}
      {claimedAt && (
        <div>
          <Button
            variant="quiet"
            className="-ml-5"
            loading={takingBack.isPending}
            loadingText="Taking it back…"
            onClick={() => takingBack.mutate(payment.id, { onSettled: changed })}
          >
            I have not sent it yet
          </Button>
        </div>
      )}
    </div>
  );
}

/** One detail of a transfer: copied by a button, or by hand where the browser does not allow that. */
function CopyLine({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  const text = useRef<HTMLElement>(null);
  // Said in its own line: a toast would lie over what is copied next.
  const [said, setSaid] = useState('');
  async function copy() {
    // Said anew, it is heard again.
    setSaid('');
    const isCopied = await copyText(value);
    if (!isCopied && text.current) window.getSelection()?.selectAllChildren(text.current);
    setSaid(isCopied ? 'Copied' : COPY_BY_HAND);
  }
  return (
    <div className="relative border-b border-line py-2 pr-12 last:border-b-0">
      <dt className="text-sm text-stone">{label}</dt>
      <dd>
        <span ref={text} className={cx('wrap-anywhere tabular-nums', strong && 'font-semibold')}>
          {value}
        </span>
        <span role="status" className={cx('block text-sm', said === COPY_BY_HAND ? 'text-stone' : 'text-moss')}>
          {said}
        </span>
        <span className="absolute top-1/2 right-0 -translate-y-1/2">
          <IconButton label={`Copy ${label.toLowerCase()}`} icon={<Copy />} onClick={() => void copy()} />
        </span>
      </dd>
    </div>
  );
}
