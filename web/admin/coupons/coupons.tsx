import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { plans } from '#content/plans/plans.ts';
import { type CouponEntry, endCoupon, listCoupons } from '#contract/coupons/admin.ts';
import { formatMoney } from '#domain/money/money.ts';
import { PAID_PLANS } from '#domain/plans.ts';
import { Badge, type BadgeColour } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { call } from '#web/api/client.ts';
import { pageIn } from '#web/components/page-in.ts';
import { PagedList } from '#web/components/paged-list.tsx';
import { formatDay } from '#web/time/date-time.tsx';
import { act, focusPage } from '../parts/act.ts';
import { adminQuery, useAdminChange } from '../parts/admin-query.ts';
import { CouponForm } from './coupon-form.tsx';

const columns = [
  { key: 'code', label: 'Code' },
  { key: 'off', label: 'Takes off' },
  { key: 'plans', label: 'For' },
  { key: 'uses', label: 'Used' },
  { key: 'days', label: 'Days' },
  { key: 'state', label: 'State' },
  { key: 'actions', label: 'Actions' },
] as const;

const states: Record<CouponEntry['state'], { label: string; colour: BadgeColour }> = {
  not_yet: { label: 'Not yet', colour: 'slate' },
  running: { label: 'Can be used', colour: 'moss' },
  used_up: { label: 'Used up', colour: 'lichen' },
  over: { label: 'Over', colour: 'muted' },
  ended: { label: 'Ended by an operator', colour: 'muted' },
};

/** /m/admin/coupons: what takes something off one payment of a plan, and how often it was used. */
export default function Coupons() {
  const [params] = useSearchParams();
  const coupons = useQuery(adminQuery(listCoupons, { query: { page: pageIn(params) } }));
  const end = useAdminChange((couponId: string, options) => call(endCoupon, { params: { couponId } }, options));
  const [isMaking, setMaking] = useState(false);

  function askToEnd({ id, code, uses }: CouponEntry) {
    const held = uses.held > 0 ? ' Who has chosen a plan with it and not paid yet still pays less.' : '';
    void act({
      title: `End ${code} now?`,
      text: `Nobody can use it any more, and it cannot be started again.${held}`,
      confirmLabel: 'End it now',
      danger: true,
      work: () => end.mutateAsync(id),
      done: `${code} has ended`,
    });
  }

  const rowOf = (coupon: CouponEntry) => ({
    id: coupon.id,
    code: coupon.code,
    off: offWords(coupon),
    plans:
      coupon.plans.length === PAID_PLANS.length ? 'Each plan' : coupon.plans.map((plan) => plans[plan].name).join(', '),
    uses: <Uses coupon={coupon} />,
    days: daysWords(coupon),
    state: <Badge colour={states[coupon.state].colour}>{states[coupon.state].label}</Badge>,
    actions: coupon.can.end && (
      <Button variant="secondary" size="small" onClick={() => askToEnd(coupon)}>
        End now…<span className="sr-only"> {coupon.code}</span>
      </Button>
    ),
  });
  const close = () => {
    setMaking(false);
    focusPage();
  };

  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Coupons"
        lead="A coupon takes something off one payment of a plan. The next payment costs the list price."
        actions={
          <Button icon={<Plus />} onClick={() => setMaking(true)}>
            Make a coupon…
          </Button>
        }
      />
      <PagedList
        query={coupons}
        what="The list of coupons"
        caption="Coupons"
        columns={columns}
        rowOf={rowOf}
        empty={
          <EmptyState title="Your coupons will be here">Members enter the code when they pay for a plan.</EmptyState>
        }
      />
      <Dialog open={isMaking} onOpenChange={setMaking} title="Make a coupon" closeOnOverlay={false}>
        {isMaking && <CouponForm onDone={close} />}
      </Dialog>
    </div>
  );
}

function offWords({ off }: CouponEntry): string {
  return off.kind === 'percent' ? `${off.percent}%` : formatMoney(off);
}

function daysWords({ from, until }: CouponEntry): string {
  return until === null ? `From ${formatDay(from)}` : `${formatDay(from)} to ${formatDay(until)}`;
}

function Uses({ coupon: { uses, usesMost } }: { coupon: CouponEntry }) {
  const used = uses.paid + uses.held;
  return (
    <>
      {usesMost === null ? `${used}` : `${used} of ${usesMost.toLocaleString('en')}`}
      {uses.held > 0 && <span className="block text-sm text-stone">{uses.held} not paid yet</span>}
    </>
  );
}
