import type { Clause } from '#domain/agreements/template.ts';
import { clause, OUR_OWN, wording } from '../common/clause.ts';
import { dtsaNotice } from '../common/dtsa-notice.ts';
import type { Law } from '../common/laws.ts';
import type { WorkLaw } from './work-law.ts';

const ALLOWED =
  'Information is not confidential as far as it is public, was known to the Employee from elsewhere without a duty of confidence, was lawfully received from somebody who was free to disclose it, or was developed without using it. Nothing here keeps the Employee from reporting what they reasonably believe to be a crime, from speaking with an authority or with other employees about pay and conditions as far as the law protects that, or from taking legal advice.';
const OWN_WORK =
  'What the Employee makes in their own time, with their own means and outside the business of the Employer stays the Employee’s own. Earlier work that the Employee wishes to keep out is listed in writing when this agreement is signed.';

/** Secrets, what is made at work, personal data, and what binds after the end. */
export function protectionClauses(law: Law, workLaw: WorkLaw): Clause[] {
  return [
    clause('employment.confidentiality', 'Confidentiality', [
      wording(
        'during_and_after',
        'During and after',
        'the employer',
        'Keep the employer’s secrets, also after leaving. Reporting a crime stays allowed.',
        [
          'The Employee keeps the Employer’s confidential information secret and uses it only for the work. After the employment this goes on for two years and, for trade secrets and personal data, for as long as they are secret or the law demands.',
          ALLOWED,
        ],
      ),
    ]),
    ...(law.id === 'us-de' ? [dtsaNotice()] : []),
    clause('employment.intellectual_property', 'What is made at work', [
      wording(
        'assigned',
        'Belongs to the employer',
        'the employer',
        'What you make for the job belongs to the employer at once. What you make for yourself, in your own time, stays yours.',
        [
          'The Employee assigns to the Employer, as a present assignment of future rights, all rights throughout the world in everything that the Employee makes in the course of the work, alone or with others, at the moment at which it comes into being, as far as the law does not give them to the Employer already.',
          'As far as the law allows, the Employee gives up the right to object to changes of it and to be named as its author. The Employee tells the Employer of inventions made in the course of the work, and signs what is needed to register or prove the rights, during the employment and after it, at the Employer’s cost.',
          OWN_WORK,
        ],
      ),
      wording(
        'portfolio',
        'Belongs to the employer, may be shown',
        'both sides',
        'As above, but you may show published work as your own in a portfolio.',
        [
          'The Employee assigns to the Employer, as a present assignment of future rights, all rights throughout the world in everything that the Employee makes in the course of the work, alone or with others, at the moment at which it comes into being, as far as the law does not give them to the Employer already.',
          'The Employee tells the Employer of inventions made in the course of the work, and signs what is needed to register or prove the rights, at the Employer’s cost. Once the Employer has published a work, the Employee may show it as an example of what they have made and name their part in it.',
          OWN_WORK,
        ],
      ),
    ]),
    clause('employment.property', 'Property of the employer', [
      wording(
        'returned',
        'Returned at the end',
        'both sides',
        'Devices, keys and files go back at the end; private things on them may be taken out first.',
        [
          'The Employee takes care of what the Employer provides and gives it back, with all confidential information, on the last day or when asked. Before that the Employee may take out private data.',
        ],
      ),
    ]),
    clause(
      'employment.data_protection',
      'Personal data',
      [
        wording(
          'notice',
          'What is kept about the employee, and why',
          'both sides',
          'The employer keeps data about you only as the job and the law need, and you may see it.',
          [
            `The Employer uses personal data of the Employee to carry out this agreement, to pay, to insure and to fulfil its duties under the law, keeps it secure and no longer than it needs to, and gives it to others only for these purposes. It follows ${law.dataProtectionLaw}.`,
            'The Employee may ask which data is kept and have it corrected. An Employee who handles personal data of others at work follows the Employer’s instructions and the law, and tells the Employer of a breach of security at once.',
          ],
        ),
      ],
      { sources: law.dataSources },
    ),
    clause(
      'employment.restraint',
      'After leaving',
      [
        wording(
          'none',
          'Free to work anywhere',
          'the employee',
          'After leaving you may work for anybody, but not with the employer’s secrets.',
          [
            'During the employment the Employee does not work for a competitor, and tells the Employer beforehand of other paid work. After it the Employee is free, apart from clause {{ref:employment.confidentiality}}.',
          ],
        ),
        wording(
          'non_solicit',
          'No poaching of customers or people',
          'the employer',
          'After leaving you may compete, but not lure away customers you dealt with, or colleagues, for some months.',
          [
            'During the employment the Employee does not work for a competitor, and tells the Employer beforehand of other paid work.',
            'For {{restraint_months}} after the employment the Employee does not approach, in order to compete, a customer with whom they dealt in their last 12 months, and does not approach an employee of the Employer in order to hire them away.',
          ],
        ),
        wording(
          'non_compete',
          'No competing in an area',
          'the employer',
          'After leaving you may not do the same work for a competitor in the area for some months. Often refused by courts, and void in some places: ask a lawyer.',
          [
            'During the employment the Employee does not work for a competitor, and tells the Employer beforehand of other paid work.',
            'For {{restraint_months}} after the employment the Employee does not do the same or similar work for a competitor in {{restraint_area}}, does not approach, in order to compete, a customer with whom they dealt in their last 12 months, and does not approach an employee of the Employer in order to hire them away.',
            'The parties hold this to be no more than the Employer needs to protect its customers, its people and its confidential information.',
          ],
        ),
      ],
      { sources: workLaw.restraintSources },
    ),
    clause(
      'employment.conduct',
      'Health, safety and policies',
      [
        wording(
          'policies',
          'A safe place and known rules',
          'both sides',
          'The employer keeps the place safe and free from harassment; you follow its rules, once you have been given them.',
          [
            'The Employer provides a place of work that is safe and free from discrimination and harassment. The Employee takes care of their own safety and that of others.',
            'The Employee follows the written policies that the Employer has made known. Policies are not part of this agreement, and cannot take away what it gives.',
            'No collective agreement applies to the employment unless the Employer has told the Employee so in writing. Training that the Employer requires is paid by it.',
          ],
        ),
      ],
      { sources: [OUR_OWN] },
    ),
  ];
}
