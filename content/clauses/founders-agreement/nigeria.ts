import type { Clause } from '#domain/agreements/template.ts';
import { clause, sub, wording } from '../common/clause.ts';

/** What the Companies and Allied Matters Act 2020 offers to members of a private company, and asks of it. */
export const nigerianClauses: readonly Clause[] = [
  clause(
    'founders.articles',
    'Protections in the articles',
    [
      wording(
        'model',
        'The protections that the Act offers',
        'the minority',
        'Three protections of company law go into the articles, so that they bind everybody who ever holds shares.',
        [
          'The Founders see to it that the articles of association of the Company provide, as section 22(2) of the Companies and Allied Matters Act 2020 allows, that:',
          sub(
            'the Company does not sell assets that are worth more than half of all of its assets without the consent of all members;',
          ),
          sub(
            'a member does not sell shares to somebody who is not a member without first offering them to the existing members; and',
          ),
          sub(
            'a member, or several who act together, do not agree to sell more than half of the shares to somebody who is not a member unless the buyer has offered to buy the shares of all other members on the same terms.',
          ),
          'What the articles ask for is needed besides what clause {{ref:founders.reserved_matters}} asks for.',
        ],
      ),
      wording(
        'agreement_only',
        'Left to this agreement',
        'the majority',
        'The articles stay as they are; the protections bind the founders only, not somebody who gets shares later.',
        [
          'The Founders do not change the articles of association of the Company for these matters. Between them, this agreement decides who may sell shares, to whom, and what consent a sale of the business needs.',
        ],
      ),
    ],
    { sources: [{ name: 'Companies and Allied Matters Act 2020, s.22(2)', checked: true }] },
  ),
  clause(
    'founders.filings',
    'Capital and disclosure',
    [
      wording(
        'filings',
        'Minimum capital and significant control',
        'both sides',
        'The issued capital must be at least ₦100,000, and whoever holds 5% or more must be disclosed.',
        [
          'The Founders see to it that the issued share capital of the Company is never less than ₦100,000.',
          'A Founder who holds, alone or through others, at least 5% of the shares or of the votes gives the Company what it needs to disclose that as a person with significant control, and tells it of every change without delay.',
        ],
      ),
    ],
    { sources: [{ name: 'Companies and Allied Matters Act 2020, ss.27, 119–120 and 124', checked: true }] },
  ),
];
