import type { Clause } from '#domain/agreements/template.ts';
import { clause, wording } from '../common/clause.ts';
import { marketPractice, roundGuide } from '../common/deal-sources.ts';
import { isRound } from './variables.ts';

const one = (variable: string, value: string) => ({ is: [variable, value] }) as const;

/** What the new shares earn. */
export const economicClauses: readonly Clause[] = [
  clause(
    'equity.liquidation',
    'Liquidation preference',
    [
      wording(
        'non_participating',
        'Preference or shares',
        'both sides',
        'In a sale the investor takes the preference or their part of the price, whichever is more, but not both.',
        [
          'In a sale or winding up the holders of the new shares receive, before holders of Ordinary Shares, the greater of {{liquidation_multiple}} with dividends declared or accrued that are unpaid, and what they would receive if they had converted into Ordinary Shares. The rest goes to the holders of Ordinary Shares.',
        ],
        one('participation', 'none'),
      ),
      wording(
        'capped',
        'Preference and a part of the rest, up to a limit',
        'the investor',
        'The investor is paid twice up to a limit: first the preference, then a part of the rest.',
        [
          'In a sale or winding up the holders of the new shares receive, before holders of Ordinary Shares, {{liquidation_multiple}} with dividends declared or accrued that are unpaid. They then share in the rest with the holders of Ordinary Shares as if converted, until they have received {{participation_cap}} altogether, the preference included.',
          'If they would receive more by converting into Ordinary Shares, they are treated as having converted.',
        ],
        one('participation', 'capped'),
      ),
      wording(
        'full',
        'Preference and a part of the rest',
        'the investor',
        'The investor is paid twice without limit. On a sale for 10 million, 2 million for 30% bring 4.4 million instead of 3.',
        [
          'In a sale or winding up the holders of the new shares receive, before holders of Ordinary Shares, {{liquidation_multiple}} with dividends declared or accrued that are unpaid. They then share in the rest with the holders of Ordinary Shares as if converted, without limit.',
        ],
        one('participation', 'full'),
      ),
    ],
    { when: isRound, sources: [roundGuide] },
  ),
  clause(
    'equity.dividends',
    'Dividends',
    [
      wording('if_declared', 'Only if declared', 'both sides', 'Nothing accrues; if dividends are paid, all share.', [
        'Dividends are paid on the new shares only if and when the board declares them, together with and as much as on Ordinary Shares as if converted. They do not accumulate.',
      ]),
      wording(
        'cumulative',
        'Accumulating',
        'the investor',
        'A yearly amount adds to the preference whether the company earns anything or not.',
        [
          'Dividends of {{dividend_percent}} of the price paid accrue on the new shares each year without compounding, whether declared or not, and are paid in a sale or winding up with the preference.',
        ],
      ),
    ],
    { when: isRound, sources: [marketPractice] },
  ),
  clause(
    'equity.conversion',
    'Conversion into Ordinary Shares',
    [
      wording(
        'usual',
        'At will, and by itself at a listing',
        'both sides',
        'The investor can become an ordinary holder at any time; at a listing all do.',
        [
          'Each new share can be converted into Ordinary Shares at any time, at first one for one.',
          'All new shares convert by themselves if the Company’s shares are listed on a recognised exchange with gross proceeds of at least three times the money of this round, or if the holders of most of the new shares decide so.',
        ],
      ),
      wording(
        'majority',
        'At will, and if most holders decide',
        'the investor',
        'A listing alone does not convert the shares; most of the investors have to agree.',
        [
          'Each new share can be converted into Ordinary Shares at any time, at first one for one. All new shares convert if the holders of most of them decide so.',
        ],
      ),
    ],
    { when: isRound, sources: [marketPractice] },
  ),
  clause(
    'equity.anti_dilution',
    'Cheaper later rounds',
    [
      wording(
        'broad_based',
        'Broad-based weighted average',
        'both sides',
        'If a later round is cheaper, the investor gets some more shares, in proportion to how large and how cheap it is.',
        [
          'If the Company issues shares below the conversion price CP1, the conversion price becomes CP1 × (A + B) ÷ (A + C). A is the number of shares outstanding before (ordinary shares, options granted and preferred shares as converted, without the free pool), B is what is paid divided by CP1, and C is the number of new shares. At an equal or higher price nothing changes.',
          'Options under an approved plan, shares on conversion and splits are excepted.',
        ],
        one('anti_dilution', 'broad_based'),
      ),
      wording(
        'full_ratchet',
        'Full ratchet',
        'the investor',
        'If even one share is sold cheaper later, the investor is treated as if they had paid that price from the start.',
        [
          'If the Company issues shares below the conversion price, the conversion price becomes the price of those shares, however few they are. Options under an approved plan, shares on conversion and splits are excepted.',
        ],
        one('anti_dilution', 'full_ratchet'),
      ),
      wording(
        'none',
        'No protection',
        'the founders',
        'A cheaper later round dilutes the investor as it dilutes you.',
        [
          'The conversion price changes only with splits, consolidations and the like, not because later shares are cheaper.',
        ],
        one('anti_dilution', 'none'),
      ),
    ],
    { when: isRound, sources: [roundGuide] },
  ),
];
