import { Check } from 'lucide-react';
import { limits } from '#content/plans/limits.ts';
import { plans } from '#content/plans/plans.ts';
import { documentLimits } from '#contract/documents/documents.ts';
import { QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import { LIMIT_KEYS, PAID_PLANS, type PaidPlan, PLAN_KEYS } from '#domain/plans.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
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

const card = 'flex flex-col gap-2 rounded-card border p-3 sm:p-5';
const name = 'font-display text-xl font-semibold tracking-tight';

function FreeCard() {
  const { name: title, summary, includes } = plans.free;
  return (
    <section className={`${card} border-moss bg-surface shadow-soft`}>
      <h3 className={name}>{title}</h3>
      <p className="text-stone">{summary}</p>
      <Disclosure summary="What is in it, and how much each plan has">
        <ul className="flex flex-col gap-1.5">
          {includes.map((line) => (
            <li key={line} className="flex gap-2.5">
              <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-moss" />
              {line}
            </li>
          ))}
        </ul>
        <Limits />
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

function Limits() {
  return (
    <>
      <table className="mt-3 w-full text-left tabular-nums">
        <caption className="sr-only">How much each plan has</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-1.5 pr-3 font-semibold">
              At most
            </th>
            {PLAN_KEYS.map((plan) => (
              <th key={plan} scope="col" className="py-1.5 pl-3 text-right font-semibold">
                {plans[plan].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LIMIT_KEYS.map((key) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                {upperFirst(limits[key].counted)}
              </th>
              {PLAN_KEYS.map((plan) => (
                <td key={plan} className="py-1.5 pl-3 text-right">
                  {amount(key, plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="max-w-measure pt-2">
        Versions and downloads have no limit on any plan. A limit refuses making another one and nothing else: what you
        have stays yours to read, change and download, also when you go back to Free. On every plan an account holds{' '}
        {documentLimits.perFounder.toLocaleString('en-GB')} documents and {QUOTE_LIMITS.perFounder} quotes, and the
        mails to signers of a day are counted.
      </p>
    </>
  );
}

function amount(key: keyof typeof limits, plan: (typeof PLAN_KEYS)[number]): string {
  const limit: number | null = limits[key].has[plan];
  return limit === null ? 'no limit' : String(limit);
}

const upperFirst = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
