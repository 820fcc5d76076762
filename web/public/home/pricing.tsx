import { Check } from 'lucide-react';
import { notOpenYet, type Plan, plans } from '#content/plans/plans.ts';
import { PLAN_KEYS } from '#domain/plans.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { paths } from '../../paths.ts';
import { Section } from './section.tsx';

export function Pricing() {
  return (
    <Section id="pricing" label="Pricing" title="Free today, and no price is hidden behind it">
      <div className="grid gap-3 sm:gap-5 md:grid-cols-3">
        {PLAN_KEYS.map((key) => (
          <PlanCard key={key} plan={plans[key]} />
        ))}
      </div>
    </Section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  return (
    <section
      className={cx(
        'flex flex-col gap-2 rounded-card border p-3 sm:p-5',
        plan.isOpen ? 'border-moss bg-surface shadow-soft' : 'border-line bg-sunken',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-display text-xl font-semibold tracking-tight">{plan.name}</h3>
        <Badge colour={plan.isOpen ? 'moss' : 'muted'}>{plan.isOpen ? 'Open' : 'Not open yet'}</Badge>
      </div>
      <p className="text-stone">{plan.summary}</p>
      {plan.isOpen ? (
        <>
          <Disclosure summary="What is in it">
            <ul className="flex flex-col gap-1.5">
              {plan.includes.map((line) => (
                <li key={line} className="flex gap-2.5">
                  <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-moss" />
                  {line}
                </li>
              ))}
            </ul>
          </Disclosure>
          <ButtonLink href={paths.auth.signup} className="mt-auto self-start">
            Start on the free plan
          </ButtonLink>
        </>
      ) : (
        <p className="text-sm text-stone">{notOpenYet}</p>
      )}
    </section>
  );
}
