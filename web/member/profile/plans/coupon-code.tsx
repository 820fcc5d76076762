import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PlanTerms, Preview } from '#contract/billing/subscription.ts';
import { couponCode } from '#contract/coupons/coupons.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { messageOf } from '#web/api/api-error.ts';
import { previewQuery } from './plan-queries.ts';

type CouponCodeProps = {
  terms: PlanTerms;
  method: PaymentMethod;
  /** What the one that is used takes off; nothing where none is. */
  used: Preview['coupon'];
  onUse: (code: string | undefined) => void;
  typed: string;
  onType: (typed: string) => void;
  /** Somebody was about to pay while a code was typed and not used. */
  isLeft: boolean;
};

const EMPTY = 'Type the code of your coupon. Without one, leave this field empty and go on below.';
const NOT_USED = 'Use the coupon, or empty this field, before you pay.';
const NOT_USABLE = 'To pay without a coupon, empty this field.';

/** The code of a coupon, for what is paid today. One that cannot be used leaves the choice and its price as they are. */
export function CouponCode({ terms, method, used, onUse, typed, onType, isLeft }: CouponCodeProps) {
  const client = useQueryClient();
  const [malformed, setMalformed] = useState<string>();
  const region = useRef<HTMLDivElement>(null);
  const checking = useMutation({
    mutationFn: (code: string) => client.fetchQuery(previewQuery(terms, method, code)),
    onSuccess: (_priced, code) => {
      onType('');
      onUse(code);
    },
  });
  const code = used?.code;
  const shown = useRef(code);
  // The button that was pressed is gone.
  useEffect(() => {
    if (shown.current !== code) region.current?.focus();
    shown.current = code;
  }, [code]);

  useEffect(() => {
    if (isLeft) region.current?.querySelector('input')?.focus();
  }, [isLeft]);

  function use(event: FormEvent) {
    event.preventDefault();
    const read = couponCode.safeParse(typed);
    setMalformed(typed.trim() === '' ? EMPTY : read.error?.issues[0]?.message);
    if (read.success) checking.mutate(read.data);
    else checking.reset();
  }
  /** What was said of another code is not said of this one. */
  function type(text: string) {
    setMalformed(undefined);
    checking.reset();
    onType(text);
  }
  function doWithout() {
    onType('');
    checking.reset();
    onUse(undefined);
  }

  const wrong = malformed ?? (checking.error && messageOf(checking.error));
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      {used ? (
        <div className="flex flex-wrap items-center gap-x-6">
          <p>
            Coupon {used.code} takes {formatPlainMoney(used.off)} off this payment.
          </p>
          <Button variant="quiet" size="small" className="-ml-3.5" onClick={doWithout}>
            Remove the coupon
          </Button>
        </div>
      ) : (
        <form noValidate onSubmit={use} className="flex max-w-sm flex-col items-start gap-3">
          <TextField
            name="coupon"
            label="Coupon code"
            optional
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={24}
            value={typed}
            onChange={({ target }) => type(target.value)}
            error={[wrong, isLeft && (wrong ? NOT_USABLE : NOT_USED)].filter(Boolean).join(' ') || undefined}
          />
          <Button type="submit" variant="secondary" size="small" loading={checking.isPending} loadingText="Checking…">
            Use the coupon
          </Button>
        </form>
      )}
    </div>
  );
}
