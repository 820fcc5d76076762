import type { Clause } from '#domain/agreements/template.ts';
import { clause, wording } from './clause.ts';
import {
  amendment,
  assignment,
  electronicSignature,
  entireAgreement,
  notices,
  severability,
  waiver,
} from './general.ts';
import type { Law } from './laws.ts';

export function governingLaw({ laws, name }: Law): Clause {
  return clause('common.governing_law', 'Governing law', [
    wording(
      'fixed',
      'The law of this pack',
      'both sides',
      `The document was written for ${name}. For another law, start from the template of that law.`,
      [`This agreement, and any claim that arises from it or in connection with it, is governed by ${laws}.`],
    ),
  ]);
}

const TALK = [
  'A party that believes that there is a dispute about this agreement says so in a notice. The parties, by people who can decide, then try in good faith to settle it within 14 days.',
  'A dispute that is not settled by then goes to a mediator whom the parties choose together; they share the mediator’s cost equally. A party may go on to the next step if no settlement is signed within 30 days after it asked for mediation.',
] as const;
const URGENT =
  'Nothing in this clause keeps a party from asking a court for an urgent order to protect its rights, or from taking a step that would otherwise be out of time.';

/** Talking, mediation, and then the courts or an arbitrator, whichever the parties chose as their forum. */
export function disputes(): Clause {
  const arbitration = { is: ['forum', 'arbitration'] } as const;
  return clause('common.disputes', 'Disputes', [
    wording(
      'exclusive',
      'One place only',
      'both sides',
      'Talk, then a mediator, then one set of courts and no others.',
      [...TALK, 'A dispute that is not settled in this way is decided by {{forum}}, and by no others.', URGENT],
      { not: arbitration },
    ),
    wording(
      'open',
      'These courts, or others that may hear it',
      'both sides',
      'Talk, then a mediator, then these courts; a party may also sue where the other one lives or has property.',
      [
        ...TALK,
        'A dispute that is not settled in this way may be brought before {{forum}}. A party may also go to the courts of the place where the other party lives, is established or has property.',
        URGENT,
      ],
      { not: arbitration },
    ),
    wording(
      'arbitration',
      'Arbitration',
      'both sides',
      'Talk, then a mediator, then a private arbitrator whose decision is final. You pay the arbitrator; the public does not hear of it.',
      [
        ...TALK,
        'A dispute that is not settled in this way is finally decided by one arbitrator. The seat is {{arbitration_seat}} and the language is English. If the parties do not agree on the arbitrator within 14 days, the authority that the law of the seat provides for appoints one.',
        URGENT,
      ],
      arbitration,
    ),
  ]);
}

/** The clauses that end every agreement, in their order; a template leaves out or replaces what does not fit it. */
export function closingClauses(law: Law): Clause[] {
  return [
    notices(),
    entireAgreement(),
    amendment(),
    assignment(),
    severability(),
    waiver(),
    electronicSignature(law),
    governingLaw(law),
    disputes(),
  ];
}
