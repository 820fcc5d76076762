import type { Clause } from '#domain/agreements/template.ts';
import { clause, wording } from './clause.ts';
import type { Law } from './laws.ts';

/** Notices to the addresses of the agreement. */
export function notices(): Clause {
  return clause('common.notices', 'Notices', [
    wording(
      'email',
      'By hand, courier or e-mail',
      'both sides',
      'Formal messages must be written. E-mail counts, so watch the address that you give here.',
      [
        'A notice under this agreement must be in writing and be delivered by hand, by courier or by e-mail to the address or e-mail address that the recipient has given in this agreement or has since notified to the others.',
        'A notice is received when it is left at the address or, if it is sent by e-mail, at 9.00 a.m. on the next working day at the place of the recipient, unless the sender is told that it could not be delivered.',
        'Each party tells the others without delay when its address or e-mail address changes.',
      ],
    ),
    wording(
      'paper',
      'On paper only',
      'both sides',
      'A formal message counts only on paper: slower, but nobody can miss a deadline because of a spam filter.',
      [
        'A notice under this agreement must be in writing, signed by or for the sender, and be delivered by hand or by courier to the address that the recipient has given in this agreement or has since notified to the others.',
        'A notice is received when it is left at the address against a receipt. An e-mail alone is not a notice.',
      ],
    ),
  ]);
}

export function entireAgreement(): Clause {
  return clause('common.entire_agreement', 'Entire agreement', [
    wording(
      'whole',
      'Replaces earlier promises',
      'both sides',
      'Only what is written here counts. If a promise matters to you and is not in this document, put it in.',
      [
        'This agreement is everything that the parties have agreed about its subject. It replaces every earlier discussion, promise and understanding between them about it, written or spoken.',
        'No party has relied on a statement that is not in this agreement. This does not limit anybody’s liability for fraud.',
      ],
    ),
  ]);
}

/** A change binds when all sign it. */
export function amendment(): Clause {
  return clause('common.amendment', 'Changes', [
    wording('all', 'In writing, signed by all', 'both sides', 'Nobody can change this alone or by word of mouth.', [
      'This agreement can be changed only in writing that says that it changes it and that every party has signed.',
    ]),
  ]);
}

export function assignment(): Clause {
  return clause('common.assignment', 'Assignment', [
    wording(
      'consent',
      'Only with consent',
      'both sides',
      'Neither side can hand its place in this agreement to somebody else unless the other agrees.',
      [
        'A party may not assign, transfer or charge its rights under this agreement, or pass its duties to somebody else, without the written consent of the other parties.',
      ],
    ),
    wording(
      'successor',
      'Also to whoever takes over the business',
      'the company',
      'A company that is sold takes this agreement with it; the other side is told, but not asked.',
      [
        'A party may not assign or transfer its rights or duties under this agreement without the written consent of the other parties, except that a party that is a company may transfer this agreement as a whole to whoever takes over substantially all of the business that it concerns, by a notice to the others, if the successor agrees in writing to be bound.',
      ],
    ),
  ]);
}

export function severability(): Clause {
  return clause('common.severability', 'Severability', [
    wording(
      'stands',
      'The rest stands',
      'both sides',
      'If a court strikes out one sentence, the rest of the agreement still counts.',
      [
        'If a provision of this agreement is invalid or cannot be enforced, it applies as far as the law allows, and the other provisions are not affected.',
      ],
    ),
  ]);
}

export function waiver(): Clause {
  return clause('common.waiver', 'No waiver', [
    wording(
      'written',
      'Rights are given up only in writing',
      'both sides',
      'Being patient once does not mean that you have given up your right for ever.',
      [
        'A party that delays using a right, or uses it only in part, does not give it up. A right is given up only in writing and only for the case that the writing names.',
      ],
    ),
  ]);
}

/** Counterparts and electronic signature, with what the law says of them. */
export function electronicSignature({ signatureSources, signatureWords }: Law): Clause {
  return clause(
    'common.electronic_signature',
    'Counterparts and electronic signature',
    [
      wording(
        'electronic',
        'On screen or on paper',
        'both sides',
        'Everybody may sign a copy of their own, on a screen or on paper, and it binds in the same way.',
        [
          'This agreement may be signed in any number of counterparts, which together are one document.',
          'The parties agree that it may be signed electronically, by a procedure that records the name and e-mail address of each signatory, their consent to sign electronically, the time, and a digest of exactly the document that was signed.',
          signatureWords,
        ],
      ),
      wording(
        'paper',
        'On paper only',
        'both sides',
        'Only ink on paper counts: slower, and right where a bank or a registry insists on it.',
        [
          'This agreement may be signed in counterparts, each of them by hand on paper. Together they are one document.',
        ],
      ),
    ],
    { sources: signatureSources },
  );
}

export function dataProtection({ dataProtectionLaw, dataSources }: Law): Clause {
  return clause(
    'common.data_protection',
    'Personal data',
    [
      wording(
        'own_duties',
        'Each follows the law',
        'both sides',
        'If one side sees personal data of the other side’s customers or staff, it may use it only for this agreement and must report a leak.',
        [
          `Each party handles personal data that it receives under this agreement as ${dataProtectionLaw} require, only for the purposes of this agreement, and keeps it secure.`,
          'A party that becomes aware of a breach of security that affects personal data received from another party tells that party without delay, with what it knows about the data and the people concerned.',
          'If one party is to process personal data on the instructions of another, they first agree in writing on the terms that the law asks for.',
        ],
      ),
      wording(
        'none_shared',
        'No personal data is shared',
        'both sides',
        'The simplest rule where it is true: no personal data changes hands but the names of those who do the work.',
        [
          'The parties do not intend to share personal data under this agreement, apart from the business contact details of the people who deal with it. A party that receives other personal data by mistake tells the sender and deletes it.',
        ],
      ),
    ],
    { sources: dataSources },
  );
}
