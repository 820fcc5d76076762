import { createPortal } from 'react-dom';
import { PAID_PLANS } from '#domain/plans.ts';
import { TextLink } from '#ui/link/link.tsx';
import { SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { paths } from '../../paths.ts';
import { pricesOf, usePricesNow } from '../prices-now.ts';

/** What the plans cost today, each in its card. */
export function PlanPrices() {
  const reading = usePricesNow();
  if (reading === 'loading')
    return (
      <SkeletonRegion label="Loading the prices...">
        <SkeletonLines count={2} />
      </SkeletonRegion>
    );
  if (reading === 'failed')
    return (
      <>
        The prices could not be read just now. They stand{' '}
        <TextLink href={paths.member.plans}>beside your plan</TextLink>.
      </>
    );
  return PAID_PLANS.map((plan) => {
    const place = document.querySelector(`[data-plan="${plan}"]:not([data-prices])`);
    const price = <strong key={plan}>{pricesOf(reading, plan) ?? 'Not sold just now.'}</strong>;
    return place ? createPortal(price, place) : price;
  });
}
