import type { Clause } from '#domain/agreements/template.ts';
import { clause, wording } from './clause.ts';

/** The figures that every price is reckoned on. `paper` is what the document calls itself, “this SAFE”, and `pool` the free pool. */
export function capitalizationClause(prefix: string, paper: string, pool = 'Unissued Pool'): Clause {
  return clause(`${prefix}.capitalization`, `Capitalization at the date of ${paper}`, [
    wording(
      'stated',
      'The company states its figures',
      'the investor',
      'The company answers for these numbers. If they are wrong, the investor paid for a different part than agreed.',
      [
        `The Company states that at the date of ${paper} it has issued {{capitalization_shares}}, has granted {{granted_options}}, has promised {{promised_options}}, and that its ${pool} is {{unissued_pool}}.`,
        {
          text: 'These other SAFEs and convertible notes are outstanding: {{=other_convertibles_terms}}.',
          when: { is: ['has_other_convertibles', true] },
        },
        {
          text: 'No other SAFE, convertible note or similar security is outstanding.',
          when: { is: ['has_other_convertibles', false] },
        },
        {
          text: 'Other SAFEs or notes outstanding: {{has_other_convertibles}}.',
          when: { not: { given: 'has_other_convertibles' } },
        },
      ],
    ),
  ]);
}
