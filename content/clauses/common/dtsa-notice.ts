import type { Clause } from '#domain/agreements/template.ts';
import { clause, wording } from './clause.ts';

/** The notice of immunity under the Defend Trade Secrets Act, for agreements with people who work for a company. */
export function dtsaNotice(): Clause {
  return clause(
    'common.dtsa_notice',
    'Notice of immunity under the Defend Trade Secrets Act',
    [
      wording(
        'notice',
        'The notice that the Act asks for',
        'both sides',
        'Whoever reports a crime to a government official or a lawyer in confidence may show a trade secret for it. Without this notice, a company cannot claim exemplary damages or lawyer’s fees from a worker or contractor under the Act.',
        [
          'Under 18 U.S.C. § 1833(b), an individual is not held criminally or civilly liable under any federal or state trade secret law for the disclosure of a trade secret that:',
          {
            text: 'is made in confidence to a federal, state or local government official, directly or indirectly, or to an attorney, and solely for the purpose of reporting or investigating a suspected violation of law; or',
            level: 2,
          },
          {
            text: 'is made in a complaint or other document that is filed under seal in a lawsuit or other proceeding.',
            level: 2,
          },
          'An individual who files a lawsuit for retaliation by an employer for reporting a suspected violation of law may disclose the trade secret to their attorney and use it in the court proceeding, if the individual files any document that contains it under seal and does not disclose it except under a court order.',
        ],
      ),
    ],
    { sources: [{ name: 'Defend Trade Secrets Act, 18 U.S.C. § 1833(b)', checked: true }] },
  );
}
