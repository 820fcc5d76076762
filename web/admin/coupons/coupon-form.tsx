import { useWatch } from 'react-hook-form';
import { plans } from '#content/plans/plans.ts';
import { type CouponOff, createCoupon } from '#contract/coupons/admin.ts';
import { lagosDay } from '#domain/billing/subscription/period.ts';
import { CURRENCIES } from '#domain/money/money.ts';
import { PAID_PLANS } from '#domain/plans.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { MoneyAnswer } from '#web/fields/money-field.tsx';
import { dayNote } from '#web/time/date-time.tsx';
import { AdminForm } from '../parts/admin-form.tsx';
import { useAdminForm } from '../parts/use-admin-form.ts';
import { wholeNumber } from '../parts/whole-number.ts';

const kinds = [
  { value: 'percent', label: 'A share of the price' },
  { value: 'amount', label: 'An amount in one currency' },
];

/** All there is to a coupon. It cannot be changed later, only ended: members were told what it says. */
export function CouponForm({ onDone }: { onDone: () => void }) {
  const state = useAdminForm({
    name: 'admin-coupon-new',
    schema: createCoupon.body,
    saved: {
      code: '',
      off: { kind: 'percent', percent: 20 },
      plans: [...PAID_PLANS],
      usesMost: null,
      from: lagosDay(Date.now()),
      until: null,
    },
    send: (body, options) => call(createCoupon, { body }, options),
    onSaved: ({ code }) => {
      toast.success(`${code} is made`);
      onDone();
    },
  });
  const { form } = state;
  const { errors, isSubmitted } = form.formState;
  const [off, chosen, from, until] = useWatch({ control: form.control, name: ['off', 'plans', 'from', 'until'] });
  const offErrors = errors.off as { percent?: { message?: string }; amountMinor?: { message?: string } } | undefined;
  const setOff = (next: CouponOff) => form.setValue('off', next, { shouldValidate: isSubmitted });
  const choose = (plan: (typeof PAID_PLANS)[number], isChosen: boolean) =>
    form.setValue('plans', isChosen ? [...chosen, plan] : chosen.filter((one) => one !== plan), {
      shouldValidate: isSubmitted,
    });

  return (
    <AdminForm
      state={state}
      lead={
        <p className="text-stone">A coupon is not changed later: members were told what it says. You can end it.</p>
      }
      submitLabel="Make this coupon"
      savingText="Making…"
    >
      <TextField
        {...form.register('code')}
        label="Code"
        hint="What members type: 3 to 24 letters, digits and dashes. Capitals do not matter."
        autoComplete="off"
        maxLength={24}
        error={errors.code?.message}
      />
      <RadioGroup
        name="kind"
        label="It takes off"
        options={kinds}
        value={off.kind}
        onChange={({ target }) =>
          setOff(
            target.value === 'amount'
              ? { kind: 'amount', amountMinor: Number.NaN, currency: 'NGN' }
              : { kind: 'percent', percent: Number.NaN },
          )
        }
      />
      {off.kind === 'percent' ? (
        <TextField
          {...form.register('off.percent', wholeNumber)}
          inputMode="numeric"
          label="Share of the price"
          suffix="%"
          error={offErrors?.percent?.message}
        />
      ) : (
        <MoneyAnswer
          name="off.amountMinor"
          label="Amount off"
          subject="the amount off"
          hint="It can be used for a price in this currency only."
          currencies={CURRENCIES}
          usual="NGN"
          value={Number.isNaN(off.amountMinor) && !('unread' in off) ? null : off}
          onChange={(value) =>
            setOff({ kind: 'amount', ...(value ?? { amountMinor: Number.NaN, currency: off.currency }) })
          }
          error={offErrors?.amountMinor && 'Enter an amount above zero, such as 5,000.'}
        />
      )}
      <FieldGroup id="plans" label="For which plans" error={errors.plans?.message}>
        {PAID_PLANS.map((plan) => (
          <Checkbox
            key={plan}
            id={`plan-${plan}`}
            label={plans[plan].name}
            checked={chosen.includes(plan)}
            onChange={({ target }) => choose(plan, target.checked)}
          />
        ))}
      </FieldGroup>
      <TextField
        {...form.register('usesMost', { setValueAs: readCount })}
        inputMode="numeric"
        label="How many members can use it"
        hint="Each can use it once. Leave it empty for any number."
        optional
        error={errors.usesMost?.message}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('from')}
          type="date"
          label="First day"
          hint="Days in Lagos."
          note={dayNote(from)}
          error={errors.from?.message}
        />
        <TextField
          {...form.register('until', { setValueAs: (typed: unknown) => (typed ? String(typed) : null) })}
          type="date"
          label="Last day"
          hint="Empty: until you end it."
          note={dayNote(until)}
          optional
          error={errors.until?.message}
        />
      </div>
    </AdminForm>
  );
}

/** An empty box is no limit; what is no number is refused. */
function readCount(typed: unknown): number | null {
  const text = String(typed ?? '').trim();
  return text === '' ? null : Number(text);
}
