import { formatPlainMoney } from '../money/money.ts';
import { isOfEarlierPrice, notedAt } from './earlier-price.ts';
import { type ObjectionRule, object } from './objection.ts';
import { countPeople } from './people.ts';
import { listed } from './safe-text.ts';
import { sharedFiles } from './shared-files.ts';

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** Told with how many, whatever it counts: one picture is no proof of several things. */
export const sameFiles: ObjectionRule = ({ entries, testCards }) =>
  sharedFiles({ evidence: entries, testCards }).map(({ ids: evidenceIds, observations, tests }) => {
    const behind = [
      ...(observations > 0 ? [`${observations} ${observations === 1 ? 'entry' : 'entries'}`] : []),
      ...(tests > 0 ? [`${tests} ${tests === 1 ? 'test' : 'tests'}`] : []),
    ];
    return object('C25.same-file', `One and the same file stands behind ${listed(behind)}.`, { evidenceIds });
  });

/** What was paid at a lower price is told, and shows nothing of today's. */
export const earlierPrices: ObjectionRule = ({ entries, intake: { price } }) => {
  const earlier = entries.filter((item) => isOfEarlierPrice(item, price));
  const [first] = earlier;
  if (!first?.notedPrice || !price) return [];
  const people = countPeople(earlier);
  const noted = notedAt(earlier.map(({ notedPrice }) => notedPrice)).replace(
    /^at (.+?)(?= and before|$)/u,
    'at an earlier price ($1)',
  );
  const text = `${people.toLocaleString('en-GB')} paid ${noted}. That shows nothing of ${formatPlainMoney(price)}.`;
  const assumptionIds = [...new Set(earlier.map(({ assumptionId }) => assumptionId))];
  return [object('C26.earlier-price', text, { assumptionIds, evidenceIds: ids(earlier) })];
};
