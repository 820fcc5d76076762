import type { Clause } from '#domain/agreements/template.ts';
import { clause, OUR_OWN, sub, wording } from '../common/clause.ts';
import { isGrant } from './variables.ts';

const grant = { when: isGrant };

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
