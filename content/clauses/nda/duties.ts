import type { Clause } from '#domain/agreements/template.ts';
import { clause, sub, wording } from '../common/clause.ts';

/** Who is bound to what: parties, direction, purpose, what is confidential, what is not, and the duties. */
export const dutyClauses: readonly Clause[] = [
  clause('nda.parties', 'Parties', [
    wording('two', 'Two parties', 'both sides', 'These two are bound, from the effective date on, and nobody else.', [
      'This agreement is made between:',
      sub('{{party_a.described}} (“{{party_a}}”); and'),
      sub('{{party_b.described}} (“{{party_b}}”).'),
      'It takes effect on {{effective_date}} (the “Effective Date”).',
    ]),
  ]),
  clause('nda.direction', 'Who discloses', [
    wording(
      'mutual',
      'Mutual',
      'both sides',
      'Both sides may share secrets and both must keep them. A mutual agreement is signed faster.',
      [
        'Each party may disclose information to the other. The party that discloses information is the “Discloser” of it and the party that receives it is the “Recipient” of it. Each party has the duties of a Recipient for what it receives.',
      ],
    ),
    wording(
      'a_discloses',
      'One way: your side discloses',
      'whoever discloses',
      'Only what your side shares is protected. What the other side tells you is not.',
      [
        '{{party_a}} discloses information (the “Discloser”) and {{party_b}} receives it (the “Recipient”). Information that {{party_b}} gives is not protected by this agreement.',
      ],
    ),
    wording(
      'b_discloses',
      'One way: the other side discloses',
      'whoever discloses',
      'Only what the other side shares is protected. What you tell them is not: say nothing secret.',
      [
        '{{party_b}} discloses information (the “Discloser”) and {{party_a}} receives it (the “Recipient”). Information that {{party_a}} gives is not protected by this agreement.',
      ],
    ),
  ]),
  clause('nda.purpose', 'Purpose', [
    wording(
      'specific',
      'One named purpose',
      'whoever discloses',
      'The information may be used for this purpose only; any other use is a breach even if nothing leaks.',
      [
        'The Recipient may use Confidential Information only for the following purpose (the “Purpose”): {{purpose}}',
        'Any other use needs the Discloser’s written consent beforehand.',
      ],
    ),
  ]),
  clause('nda.definition', 'Confidential information', [
    wording(
      'reasonable',
      'Marked, or plainly confidential',
      'whoever discloses',
      'Anything that is marked as confidential or that a sensible person would keep to themselves, spoken or written.',
      [
        '“Confidential Information” is any information about the Discloser’s business, technology, finances, customers, suppliers, people or plans, in any form, that the Discloser gives or makes accessible to the Recipient for the Purpose from the Effective Date on, and that is marked as confidential or that a reasonable person would understand to be confidential from what it is or how it was disclosed.',
        'It includes copies, notes and analyses as far as they contain or are derived from it, and the fact that the parties are in discussions.',
      ],
    ),
    wording(
      'marked',
      'Only what is marked',
      'whoever receives',
      'Only what carries the word “confidential” counts, and what was said aloud must be confirmed in writing within 14 days. Easy to forget if you are the one who discloses.',
      [
        '“Confidential Information” is information that the Discloser gives to the Recipient for the Purpose from the Effective Date on and that is marked as confidential or, if it is disclosed orally or by demonstration, is called confidential when it is disclosed and is confirmed as confidential in writing within 14 days afterwards.',
        'It includes copies, notes and analyses as far as they contain or are derived from it.',
      ],
    ),
  ]),
  clause('nda.exclusions', 'What is not confidential', [
    wording(
      'five',
      'The five usual exclusions',
      'both sides',
      'Nobody has to keep secret what is public, what they knew before, what they got elsewhere or made alone; and a court can order disclosure.',
      [
        'Information is not Confidential Information as far as the Recipient can show that:',
        sub('it is or becomes public other than by a breach of this agreement;'),
        sub('the Recipient already knew it, without a duty of confidence, before it was disclosed;'),
        sub('the Recipient lawfully received it from somebody else who was free to disclose it; or'),
        sub('the Recipient developed it independently, without use of Confidential Information.'),
        'The Recipient may disclose Confidential Information as far as a law, a court or an authority with power over it requires. Where it is allowed to, it tells the Discloser beforehand, so that the Discloser can object, and discloses no more than it must.',
      ],
    ),
  ]),
  clause('nda.duties', 'Duties of the recipient', [
    wording(
      'standard',
      'Keep, use and copy with care',
      'both sides',
      'Treat the other side’s secrets at least as carefully as your own, and never carelessly.',
      [
        'The Recipient:',
        sub(
          'keeps Confidential Information secret and protects it with at least the care that it takes of its own confidential information, and never with less than reasonable care;',
        ),
        sub('uses it for the Purpose only;'),
        sub('copies it no more than the Purpose needs;'),
        sub(
          'does not take apart, decompile or analyse a sample or software in order to find out what was not disclosed; and',
        ),
        sub(
          'tells the Discloser without delay when it learns that Confidential Information was lost, or was used or disclosed in breach of this agreement, and helps to limit the harm.',
        ),
      ],
    ),
  ]),
  clause('nda.people', 'People who may know', [
    wording(
      'need_to_know',
      'Staff and advisers who need to know',
      'both sides',
      'You may show it to your own people and advisers who need it for the purpose, and you answer for them.',
      [
        'The Recipient may disclose Confidential Information only to its directors, staff and professional advisers who need to know it for the Purpose and who are bound to keep it confidential by contract or by their profession.',
        'The Recipient answers for what these people do as for what it does itself.',
      ],
    ),
    wording(
      'investors',
      'Also funders and affiliates',
      'whoever receives',
      'The receiving side may also show it to companies of its group and to those who fund it, and answers for them.',
      [
        'The Recipient may disclose Confidential Information only to its directors, staff, professional advisers, companies of its group and actual or prospective sources of finance who need to know it for the Purpose and who are bound to keep it confidential by contract or by their profession.',
        'The Recipient answers for what these people do as for what it does itself.',
      ],
    ),
  ]),
];
