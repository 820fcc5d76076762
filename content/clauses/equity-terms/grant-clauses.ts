import type { Clause } from '#domain/agreements/template.ts';
import { clause, OUR_OWN, sub, wording } from '../common/clause.ts';
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

/** Buying the shares, leaving, and what comes with being a shareholder. */
export const holderClauses: readonly Clause[] = [
  clause(
    'grant.exercise',
    'Exercise',
    [
      wording(
        'cash',
        'By notice and payment',
        'the company',
        'The person tells the company how many, pays the price and the tax, and gets the shares.',
        [
          'The Holder exercises vested options by a notice that says how many, and by paying the Exercise Price and what clause {{ref:grant.tax}} asks for. At least 100 options, or all that are left, are exercised at a time.',
          'The Company issues the shares within 20 working days and enters the Holder in its register.',
        ],
      ),
      wording(
        'net',
        'Also without cash in a sale',
        'the employee',
        'In a sale the price can be taken off the proceeds, so nobody needs savings to exercise.',
        [
          'The Holder exercises vested options by a notice that says how many, and by paying the Exercise Price and what clause {{ref:grant.tax}} asks for. In a sale or listing of the Company both may be taken off what the Holder receives instead.',
          'The Company issues the shares within 20 working days and enters the Holder in its register.',
        ],
      ),
    ],
    grant,
  ),
  clause(
    'grant.leaving',
    'Leaving the Company',
    [
      wording(
        'keeps_vested',
        'Keeps what has vested',
        'both sides',
        'Who leaves keeps what was earned for a while, except after serious wrongdoing.',
        [
          'When the Holder stops working for the Company, options that have not vested end. Vested options can be exercised for {{post_termination_days}} after that day, and for twelve months after death or lasting incapacity.',
          'If the Company rightly dismisses the Holder at once for serious wrongdoing, vested options that have not been exercised end too.',
        ],
      ),
      wording(
        'keeps_always',
        'Keeps what has vested, in any case',
        'whoever leaves',
        'What was earned stays earned, whatever the reason for leaving.',
        [
          'When the Holder stops working for the Company, for whatever reason, options that have not vested end. Vested options can be exercised for {{post_termination_days}} after that day, and for twelve months after death or lasting incapacity.',
        ],
      ),
    ],
    grant,
  ),
  clause(
    'grant.expiry',
    'Expiry',
    [
      wording('years', 'After the agreed years', 'both sides', 'Options that nobody has exercised by then are gone.', [
        'Options that have not been exercised end {{expiry_years}} after {{effective_date}}, on {{=expiry_day}}, even if the Holder still works for the Company.',
      ]),
    ],
    grant,
  ),
  clause(
    'grant.transfer',
    'No transfer',
    [
      wording('personal', 'Personal to the Holder', 'the company', 'Options cannot be sold, given away or pledged.', [
        'Options cannot be transferred or charged. On death they pass by will or law. Shares bought with them can be transferred only as the articles or bylaws, the Plan and any shareholders’ agreement allow.',
      ]),
    ],
    grant,
  ),
  clause(
    'grant.joinder',
    'Shareholders’ agreement',
    [
      wording(
        'joins',
        'Joins when buying shares',
        'the company',
        'Whoever becomes a shareholder is bound by the same rules as the others, a sale of the whole company included.',
        [
          'On exercise the Holder joins the shareholders’ agreement then in force, as far as it binds holders of Ordinary Shares alike, its clauses on first refusal and drag-along among them. The Company shows it to the Holder before.',
        ],
      ),
      wording(
        'drag_only',
        'Bound by drag-along only',
        'the employee',
        'Only a sale of the whole company binds the new shareholder.',
        [
          'On exercise the Holder agrees to sell the shares together with all others if holders of at least three quarters of the shares accept an offer for the whole Company, on the same terms.',
        ],
      ),
    ],
    grant,
  ),
  clause(
    'grant.adjustment',
    'Splits and reorganisations',
    [
      wording(
        'adjusted',
        'Adjusted in proportion',
        'both sides',
        'A share split changes numbers and price, and not the value.',
        [
          'If shares are split, consolidated or exchanged, the Company adjusts the number of options and the Exercise Price in proportion, so that the value stays the same. Parts of a share are rounded down.',
        ],
      ),
    ],
    grant,
  ),
  clause(
    'grant.no_employment',
    'No promise of employment or value',
    [
      wording('none', 'Neither', 'the company', 'Options neither keep anybody in the job nor guarantee a profit.', [
        'This grant neither promises that the Holder’s work goes on nor is it pay for the law on notice or dismissal, as far as the law allows. The shares may become worthless. The Company has not advised the Holder.',
      ]),
    ],
    grant,
  ),
  clause(
    'grant.information',
    'Information',
    [
      wording(
        'on_request',
        'Enough to decide',
        'the employee',
        'Before paying, the person may see what a share is about worth.',
        [
          'Once a year, and before an exercise, the Company tells the Holder on request how many shares, options and free pool there are, and the value of a share that it last used, in confidence.',
        ],
      ),
      wording(
        'none',
        'None',
        'the company',
        'The person decides without figures, except those that the law gives them.',
        [],
      ),
    ],
    { when: isGrant, sources: [OUR_OWN] },
  ),
  clause(
    'grant.duties',
    'Confidentiality and inventions',
    [
      wording(
        'refers',
        'As agreed elsewhere',
        'both sides',
        'This grant assumes that confidentiality and inventions are settled in the contract of work.',
        [
          'The Holder confirms that:',
          sub(
            'a written contract binds the Holder to confidentiality and assigns to the Company what the Holder makes for it; and',
          ),
          sub('the Holder has read this grant and the Plan and could take advice before signing.'),
        ],
      ),
    ],
    grant,
  ),
];
