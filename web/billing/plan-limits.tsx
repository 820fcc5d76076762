import { limits } from '#content/plans/limits.ts';
import { plans } from '#content/plans/plans.ts';
import { documentLimits } from '#contract/documents/documents.ts';
import { QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import { LIMIT_KEYS, PLAN_KEYS } from '#domain/plans.ts';
import { Sideways } from '#ui/sideways/sideways.tsx';

/** How much each plan has, side by side. */
export function PlanLimits() {
  return (
    <>
      <Sideways label="Table: how much each plan has" className="mt-3">
        <table className="w-full text-left tabular-nums">
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
      </Sideways>
      <p className="max-w-measure pt-2">
        Versions and downloads have no limit on any plan. A limit refuses making another one and nothing else: what you
        have stays yours to read, change and download, also when you go back to Free. On every plan an account holds{' '}
        {documentLimits.perFounder.toLocaleString('en-GB')} documents in all (ideas, checks and agreements together) and{' '}
        {QUOTE_LIMITS.perFounder} quotes, and the mails to signers of a day are counted.
      </p>
    </>
  );
}

/** Counted among the documents of an account, of which every plan has as many. */
const ofAccount: ReadonlySet<keyof typeof limits> = new Set(['ideas', 'readinessChecks', 'agreements']);

function amount(key: keyof typeof limits, plan: (typeof PLAN_KEYS)[number]): string {
  const limit: number | null = limits[key].has[plan];
  if (limit !== null) return String(limit);
  return ofAccount.has(key) ? `${documentLimits.perFounder.toLocaleString('en-GB')} in all` : 'no limit';
}

const upperFirst = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
