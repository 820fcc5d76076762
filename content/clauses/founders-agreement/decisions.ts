import type { Clause } from '#domain/agreements/template.ts';
import { clause, sub, wording } from '../common/clause.ts';

const NEGOTIATE =
  'There is a deadlock when the Founders or the directors have failed to decide a matter at two meetings that are at least seven days apart because the votes were equal or a required majority was missed, and a Founder says so in a notice. The Founders then talk for 14 days in good faith, with an adviser whom they all trust if one of them asks for it.';

/** Who decides what, and what happens when they cannot. */
export const decisionClauses: readonly Clause[] = [
  clause('founders.decisions', 'Decisions', [
    wording(
      'shares',
      'A majority by shares',
      'the majority',
      'Each share is a vote. Whoever holds more than half decides the ordinary things.',
      [
        'The Founders decide by a majority of the votes cast unless this agreement or the law asks for more. Each share gives one vote, vested or not.',
        'A decision may be made at a meeting, by call or in writing. Every Founder is told of it at least three days beforehand, with what is to be decided, unless all agree to be quicker.',
        'A Founder says beforehand if they have an interest in a matter that differs from the Company’s, and does not vote on it.',
      ],
    ),
    wording(
      'heads',
      'A majority by heads',
      'the minority',
      'Each founder has one vote, whatever they hold. A founder with few shares counts as much as one with many.',
      [
        'The Founders decide by a majority of the Founders who vote, each with one vote, unless this agreement or the law asks for more. Where the law counts shares, the Founders vote their shares so that this decision is carried out.',
        'A decision may be made at a meeting, by call or in writing. Every Founder is told of it at least three days beforehand, with what is to be decided, unless all agree to be quicker.',
        'A Founder says beforehand if they have an interest in a matter that differs from the Company’s, and does not vote on it.',
      ],
    ),
  ]),
  clause('founders.reserved_matters', 'Reserved matters', [
    wording(
      'majority',
      'A larger majority',
      'the minority',
      'The listed matters need more votes than a simple majority, so that they cannot be pushed through.',
      [
        'The following need the consent of Founders who hold at least {{reserved_majority_percent}} of the Founders’ shares:',
        sub('{{item}}', { each: 'reserved_matters' }),
        'No Founder and no director does one of these things for the Company without that consent.',
      ],
    ),
    wording(
      'unanimous',
      'All founders',
      'the minority',
      'Every founder has a veto over the listed matters. Safe for the small holder, and slow.',
      [
        'The following need the written consent of all Founders:',
        sub('{{item}}', { each: 'reserved_matters' }),
        'No Founder and no director does one of these things for the Company without that consent.',
      ],
    ),
  ]),
  clause('founders.board', 'Board', [
    wording(
      'seat',
      'A seat from a share on',
      'the founders',
      'A founder with enough shares, who still works in the company, may be a director. A leaver steps down.',
      [
        'A Founder who works for the Company and holds at least {{board_threshold_percent}} of its issued shares may be a director for as long as both are so. The Founders vote their shares accordingly.',
        'A Founder who becomes a Leaver resigns as a director and from every other office of the Company within seven days, and claims nothing for the loss of the office.',
        'Directors receive the accounts and the minutes, and every Founder may see the accounts, the bank balances and the register of shares.',
      ],
    ),
    wording(
      'all',
      'Every founder',
      'the minority',
      'Every founder who works in the company is a director, whatever they hold.',
      [
        'Every Founder who works for the Company is a director. The Founders vote their shares accordingly.',
        'A Founder who becomes a Leaver resigns as a director and from every other office of the Company within seven days, and claims nothing for the loss of the office.',
        'Directors receive the accounts and the minutes, and every Founder may see the accounts, the bank balances and the register of shares.',
      ],
    ),
  ]),
  clause('founders.deadlock', 'Deadlock', [
    wording(
      'mediation_buy_out',
      'Mediation, then a buy-out',
      'both sides',
      'Talk, then a mediator; if that fails, one may name a price at which the other must either sell or buy. It favours whoever has money at hand.',
      [
        NEGOTIATE,
        'If that fails, the matter goes to a mediator whom the Founders choose together. The Company pays the mediator.',
        'If no settlement is signed within 45 days after the notice, and the Company cannot reasonably go on without a decision, a Founder may by notice offer to buy all shares of the Founders on the other side at a price per share that the notice names. Within 30 days these choose whether to sell at that price or to buy the shares of the Founder who made the offer at the same price per share; if they do not choose, they sell. The shares and the money change hands within 60 days after the choice.',
      ],
    ),
    wording(
      'casting_vote',
      'The chair’s casting vote',
      'the majority',
      'The chair decides when the votes are equal. Fast, but it gives that person the last word.',
      [
        NEGOTIATE,
        'If that fails, the chair of the board, who is {{deadlock_chair}} until the Founders choose another, decides the matter by a casting vote in the interest of the Company as a whole. The casting vote does not count on a reserved matter: for that, nothing changes until the required majority agrees.',
      ],
    ),
    wording(
      'expert',
      'An independent expert',
      'both sides',
      'Somebody independent decides the stuck question. It costs a fee and suits questions of money or fact best.',
      [
        NEGOTIATE,
        'If that fails, a Founder may ask for the decision of an independent expert whom the Founders choose together or, if they do not agree within seven days, whom {{deadlock_appointer}} appoints. The expert hears every Founder and decides within 30 days what serves the Company as a whole best. The Founders carry the decision out; the Company pays the expert.',
      ],
    ),
  ]),
];
