import type { Clause } from '#domain/agreements/template.ts';
import { clause, wording } from '../common/clause.ts';
import { vestingGuide } from '../common/deal-sources.ts';
import { hasCliff, isGrant } from './variables.ts';

const grant = { when: isGrant };

/** Who gets which options, and when they are earned. */
export const grantClauses: readonly Clause[] = [
  clause(
    'grant.nature',
    'Grant',
    [
      wording(
        'options',
        'Options to buy shares',
        'both sides',
        'The right, not the duty, to buy shares later at a price fixed today.',
        [
          '{{company}}, of {{company.address}}, (the “Company”) grants {{grantee}}, of {{grantee.address}}, (the “Holder”) on {{effective_date}} {{grant_number}} under the {{plan_name}} (the “Plan”). Each option is the right to buy one Ordinary Share at the Exercise Price.',
          'They are {{option_kind}}. “This agreement” means this option grant. Where it and the Plan differ, the Plan applies.',
          'Each option is earned over time as this grant says. Until shares have been issued the Holder is not a shareholder: an option gives no vote and no dividend.',
        ],
      ),
    ],
    grant,
  ),
  clause(
    'grant.size',
    'What the number means',
    [
      wording(
        'with_total',
        'With the total behind it',
        'the employee',
        'A number of options says little without the total. This gives both, and the percentage on this day.',
        [
          'On {{effective_date}} the Company has issued {{capitalization_shares}}, has granted {{granted_options}} before this grant, has promised {{promised_options}}, and its free pool is {{unissued_pool}}.',
          'The options of this grant are {{=grant_percent}} of the sum of these. SAFEs, notes and later rounds lower that percentage; it is information and no promise.',
        ],
      ),
      wording('number_only', 'Number only', 'the company', 'The person cannot tell what the number is worth.', []),
    ],
    grant,
  ),
  clause(
    'grant.approval',
    'Approval and pool',
    [
      wording(
        'approved',
        'Approved already',
        'both sides',
        'The directors have decided on exactly this grant, and the pool is large enough.',
        [
          'The Company states that its directors have approved this grant, and that the free pool under the Plan covers it.',
        ],
        { is: ['board_approved', true] },
      ),
      wording(
        'condition',
        'Only once approved',
        'the company',
        'Nothing is granted until the directors have decided. Ask them before you let anybody count on it.',
        [
          'This grant takes effect only once the Company’s directors have approved it. The Company asks them within 30 days and tells the Holder the result.',
        ],
        { not: { is: ['board_approved', true] } },
      ),
    ],
    grant,
  ),
  clause(
    'grant.price',
    'Exercise Price',
    [
      wording('fixed', 'Fixed today', 'both sides', 'What one share costs, however much it is worth later.', [
        'The “Exercise Price” is {{exercise_price}} a share. All options together cost {{=exercise_total}} to exercise.',
        'The Company has set it with regard to what an Ordinary Share is worth on the day of the grant, and keeps the papers that show how.',
      ]),
    ],
    grant,
  ),
  clause(
    'grant.vesting',
    'Vesting',
    [
      wording(
        'monthly',
        'Monthly after a cliff',
        'both sides',
        'Nothing is earned before the cliff; then the part for that time at once, and the rest month by month.',
        [
          {
            text: 'The options vest over {{vesting_months}} from {{vesting_start}} while the Holder works for the Company as {{grantee_role}} or in another capacity: nothing for the first {{vesting_cliff_months}}, then the part for that time, {{=vesting_first_number}} options on {{=vesting_first_date}}, then monthly, all by {{=vesting_end_date}}.',
            when: hasCliff,
          },
          {
            text: 'The options vest over {{vesting_months}} from {{vesting_start}} while the Holder works for the Company as {{grantee_role}} or in another capacity: monthly, {{=vesting_first_number}} options first on {{=vesting_first_date}}, all by {{=vesting_end_date}}.',
            when: { not: hasCliff },
          },
          'The number vested after k months is the whole number of options × k ÷ the months of the period, rounded down; the last month brings all that is left. Months are counted from the first day of vesting, to the same day of the month or its last day.',
        ],
      ),
      wording(
        'yearly',
        'Once a year',
        'the company',
        'Only whole years count: who leaves after 23 months has earned one.',
        [
          'The options vest over {{vesting_months}} from {{vesting_start}} while the Holder works for the Company as {{grantee_role}} or in another capacity: for each full year, and not before {{vesting_cliff_months}}, the part for that time, all by {{=vesting_end_date}}. Parts of an option are rounded down until the last day.',
        ],
      ),
    ],
    { when: isGrant, sources: [vestingGuide] },
  ),
  clause(
    'grant.acceleration',
    'Sale of the Company',
    [
      wording(
        'as_chosen',
        'As chosen',
        'both sides',
        'Says what a sale of the company does to what is not earned yet.',
        [
          '{{acceleration}}',
          'In a sale the Company may replace options by options of the buyer of the same value, or pay out vested options at the price per share less the Exercise Price.',
        ],
      ),
    ],
    grant,
  ),
  clause(
    'grant.leave',
    'Absence',
    [
      wording(
        'goes_on',
        'Vesting goes on during lawful leave',
        'the employee',
        'Illness and parental leave cost nothing.',
        ['Vesting goes on during leave that the law or the Company grants, parental leave and illness among them.'],
      ),
      wording(
        'pauses',
        'Unpaid leave over three months pauses it',
        'the company',
        'A long unpaid absence by choice moves the dates back. Leave that the law protects does not.',
        [
          'Unpaid leave of more than three months that the law does not protect moves the dates of vesting back by its length. Other leave does not.',
        ],
      ),
    ],
    grant,
  ),
];
