import type { Clause } from '#domain/agreements/template.ts';
import { clause, wording } from '../common/clause.ts';
import type { Law } from '../common/laws.ts';

const LEGITIMATE_INTEREST = {
  ng: 'A restraint must protect a legitimate interest and be reasonable in scope, area and time: ask a lawyer',
  'gb-ew': 'A restraint must protect a legitimate interest and be reasonable in scope, area and time: ask a lawyer',
  'us-de': 'Restraints are a matter of state law and differ much between states: ask a lawyer',
} as const;

/** How long it lasts, what happens at the end, and what the agreement does not do. */
export function limitClauses({ id }: Law): Clause[] {
  return [
    clause('nda.term', 'How long it lasts', [
      wording(
        'fixed',
        'A period, and years of secrecy after it',
        'both sides',
        'Information is shared for a set time and stays secret for some years more; trade secrets for as long as they are secret.',
        [
          'This agreement covers Confidential Information that is disclosed within {{term_months}} from the Effective Date. A party may end that period earlier by 14 days’ notice.',
          'The duties of the Recipient go on for {{survival_years}} after the period has ended. For a trade secret they go on for as long as it remains one, and for personal data for as long as the law demands.',
        ],
      ),
      wording(
        'until_public',
        'Until it becomes public',
        'whoever discloses',
        'Secret without an end. For ordinary information a court may refuse to enforce that: ask a lawyer first.',
        [
          'This agreement covers Confidential Information that is disclosed within {{term_months}} from the Effective Date. A party may end that period earlier by 14 days’ notice.',
          'The duties of the Recipient for each piece of Confidential Information go on until it becomes public other than by a breach of this agreement.',
        ],
      ),
    ]),
    clause('nda.return', 'Return and destruction', [
      wording(
        'either',
        'Return or destroy, backups aside',
        'both sides',
        'When asked, everything goes back or is deleted; automatic backups may run out by themselves but stay secret.',
        [
          'Within {{return_days}} after the Discloser asks for it in writing, the Recipient returns or destroys all Confidential Information that it holds and confirms in writing that it has done so.',
          'The Recipient may keep copies that a law or a rule of its profession requires it to keep, and copies in routine backups that cannot reasonably be deleted one by one, until they are overwritten. What is kept stays confidential under this agreement for as long as it is kept.',
        ],
      ),
    ]),
    clause('nda.no_licence', 'No licence, no warranty, no duty to deal', [
      wording(
        'none',
        'Nothing is given but a look',
        'both sides',
        'Showing something gives no right to it, is no promise that it is right, and obliges nobody to do business.',
        [
          'Confidential Information stays the property of the Discloser. Nothing in this agreement gives the Recipient a licence or any other right in it, or assigns intellectual property to anybody.',
          'The Discloser gives no warranty that Confidential Information is complete or correct.',
          'Neither party is obliged to disclose anything or to enter into another agreement, and each stays free to work with others.',
        ],
      ),
    ]),
    clause('nda.residuals', 'What is remembered', [
      wording(
        'off',
        'No exception for memory',
        'whoever discloses',
        'What somebody remembers is as protected as what they wrote down.',
        [],
      ),
      wording(
        'on',
        'Memory may be used',
        'whoever receives',
        'The receiving side may use what its people happen to remember. Risky for whoever discloses: much can be remembered.',
        [
          'The Recipient may use general ideas, know-how and methods that stay in the unaided memory of people who had rightful access to Confidential Information and who did not memorise it in order to use it. This gives no licence under a patent or a copyright and does not allow the Recipient to disclose the Discloser’s finances, plans or customers.',
        ],
      ),
    ]),
    clause(
      'nda.non_solicit',
      'No poaching',
      [
        wording(
          'none',
          'No such promise',
          'both sides',
          'Both sides stay free to hire each other’s people; the secrets are still protected.',
          [],
        ),
        wording(
          'people',
          'No poaching of people met here',
          'both sides',
          'For some months neither side may lure away the people it met through these talks. Advertising to everybody is allowed.',
          [
            'For {{non_solicit_months}} from the Effective Date neither party approaches a person who works for the other, and whom it came to know through the Purpose, in order to hire that person away. An advertisement to the public, and hiring somebody who answers it, is not a breach.',
          ],
        ),
      ],
      { sources: [{ name: LEGITIMATE_INTEREST[id], checked: false }] },
    ),
    clause('nda.remedies', 'Remedies', [
      wording(
        'open',
        'A court order and damages',
        'whoever discloses',
        'Money may come too late for a leaked secret, so a court may be asked to stop it. The court still decides.',
        [
          'The parties accept that damages may not make good the harm of a breach. The Discloser may ask a court for an order to stop or prevent one, in addition to damages and any other remedy.',
        ],
      ),
      wording(
        'capped',
        'No indirect loss',
        'whoever receives',
        'A court order is possible, but the one who breaks the agreement does not pay for lost profits further down the line.',
        [
          'The Discloser may ask a court for an order to stop or prevent a breach. Neither party is liable under this agreement for loss that is not a direct and foreseeable result of the breach, unless the breach was deliberate.',
        ],
      ),
    ]),
    clause('nda.protected_disclosures', 'Reports that nobody may forbid', [
      wording(
        'kept',
        'Reports to authorities stay allowed',
        'both sides',
        'No NDA may silence somebody who reports a crime or speaks to an authority or a lawyer, and this one says so.',
        [
          'Nothing in this agreement keeps anybody from reporting what they reasonably believe to be a crime to the authority concerned, from making a disclosure that the law protects, from giving evidence, or from taking legal advice.',
        ],
      ),
    ]),
  ];
}
