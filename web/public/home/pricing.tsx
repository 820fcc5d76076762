import { Check } from 'lucide-react';
import { onEveryPlan, plans } from '#content/plans/plans.ts';
import { PAID_PLANS, type PaidPlan } from '#domain/plans.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { PlanLimits } from '#web/billing/plan-limits.tsx';
import { paths } from '../../paths.ts';
import { Section } from './section.tsx';

/** The plans and what each has; what they cost joins them at run time (sections-when-near.tsx): an operator may change it. */
export function Pricing() {
  return (
    <Section id="pricing" label="Pricing" title="Free, and no price is hidden behind it">
      <div className="grid gap-3 sm:gap-5 md:grid-cols-3">
        <FreeCard />
        {PAID_PLANS.map((plan) => (
          <PaidCard key={plan} plan={plan} />
        ))}
      </div>
    </Section>
  );
}

const card = 'flex min-w-0 flex-col gap-2 rounded-card border p-3 sm:p-5';
const name = 'font-display text-xl font-semibold tracking-tight';

function FreeCard() {
  const { name: title, summary } = plans.free;
  return (
    <section className={`${card} border-moss bg-surface shadow-soft`}>
      <h3 className={name}>{title}</h3>
      <p className="text-stone">{summary}</p>
      <Disclosure summary="What is in it, and how much each plan has">
        <ul className="flex flex-col gap-1.5">
          {onEveryPlan.map((line) => (
            <li key={line} className="flex gap-2.5">
              <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-moss" />
              {line}
            </li>
          ))}
        </ul>
        <PlanLimits />
      </Disclosure>
      <ButtonLink href={paths.auth.signup} className="mt-auto self-start">
        Start on the free plan
      </ButtonLink>
    </section>
  );
}

function PaidCard({ plan }: { plan: PaidPlan }) {
  const { name: title, summary } = plans[plan];
  return (
    <section className={`${card} border-line bg-surface`}>
      <h3 className={name}>{title}</h3>
      <p className="text-stone">{summary}</p>
      {plan === 'ideation' ? <div data-prices data-plan={plan} /> : <div data-plan={plan} />}
    </section>
  );
}
