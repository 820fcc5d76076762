import type { Clause } from '#domain/agreements/template.ts';
import { clause, OUR_OWN, wording } from '../common/clause.ts';
import type { CompanyLaw } from './company-law.ts';

/** Who may sell shares, to whom, and what happens to them at death and at the end. */
export function transferClauses(law: CompanyLaw): Clause[] {
  const sources = law.transferSources;
  return [
    clause('founders.lock_up', 'Lock-up', [
      wording(
        'period',
        'No sale for some time',
        'whoever stays',
        'No founder sells shares at all for some time, unless everybody agrees.',
        [
          'For {{lock_up_months}} from the Effective Date no Founder transfers shares, or a right in them, without the written consent of all other Founders. Transfers that another clause of this agreement provides for when a Founder leaves or dies, or when all shares are sold, stay possible.',
          'With the consent of the other Founders, which they do not refuse without a reason, a Founder may transfer vested shares to a trust or a company that the Founder controls and that agrees in writing to be bound by this agreement. If the Founder loses that control, the shares go back.',
        ],
      ),
      wording(
        'none',
        'None: the right of first offer is enough',
        'whoever leaves',
        'Founders may sell earned shares at any time, but must offer them to the others first.',
        [],
      ),
    ]),
    clause(
      'founders.pre_emption',
      'First offer to the others',
      [
        wording(
          'company_then_founders',
          'The company, then the founders',
          'whoever stays',
          'Whoever wants to sell must first offer the shares to the company and to the other founders, at the same price.',
          [
            'A Founder who wishes to transfer vested shares first offers them by notice to the Company and the other Founders, with the price and the buyer.',
            'The Company may accept within 15 days, as far as the law lets it buy its own shares; the other Founders may accept what is left within a further 15 days, in proportion to what they hold, and may take what others leave.',
            'What nobody accepts may be sold within 90 days to the buyer named, at no lower price and on no better terms, if the buyer agrees in writing to be bound by this agreement.',
            'New shares of the Company are first offered to the holders in proportion to what they hold, unless they are issued from the pool or the Founders decide otherwise as a reserved matter.',
          ],
        ),
        wording(
          'founders_only',
          'The founders only',
          'whoever stays',
          'As above, but only the other founders are asked: simpler, and no company money is needed.',
          [
            'A Founder who wishes to transfer vested shares first offers them by notice to the other Founders, with the price and the buyer.',
            'They may accept within 30 days, in proportion to what they hold, and may take what others leave.',
            'What nobody accepts may be sold within 90 days to the buyer named, at no lower price and on no better terms, if the buyer agrees in writing to be bound by this agreement.',
            'New shares of the Company are first offered to the holders in proportion to what they hold, unless they are issued from the pool or the Founders decide otherwise as a reserved matter.',
          ],
        ),
      ],
      { sources },
    ),
    clause(
      'founders.tag_along',
      'Tag-along',
      [
        wording(
          'half',
          'When more than half is sold',
          'the minority',
          'If more than half of the company is sold, everybody may sell at the same price, so nobody is left behind with a stranger.',
          [
            'A Founder, or several together, may sell more than half of the shares of the Company to a buyer only if the buyer offers to buy the shares of every other Founder at the same price per share and on the same terms, by a notice that stays open for at least 20 days.',
          ],
        ),
        wording(
          'any',
          'At every sale, in proportion',
          'the minority',
          'Whenever a founder sells to an outsider, the others may sell the same part of their shares on the same terms.',
          [
            'A Founder may sell shares to a buyer who is not a Founder only if the buyer offers to buy the same proportion of the vested shares of every other Founder at the same price per share and on the same terms, by a notice that stays open for at least 20 days. If more than half of the shares of the Company are sold, the offer must be for all shares.',
          ],
        ),
      ],
      { sources },
    ),
    clause('founders.drag_along', 'Drag-along', [
      wording(
        'threshold',
        'A large majority can sell the whole',
        'the majority',
        'If a large majority wants to sell the whole company, everybody must sell, at the same price and on the same terms.',
        [
          'If Founders who hold at least {{drag_threshold_percent}} of the issued shares accept an offer by an independent buyer for all shares of the Company, they may require the other Founders, by at least 20 days’ notice, to sell theirs to that buyer at the same price per share, at the same time and on the same terms.',
          'A Founder who must sell gives no promise to the buyer but that the shares are theirs and free of the rights of others, and is liable for no more than the price that they receive.',
        ],
      ),
      wording(
        'none',
        'Nobody can be made to sell',
        'the minority',
        'Nobody can be forced to sell, and so one small holder can stop a sale of the whole.',
        [],
      ),
    ]),
    clause('founders.death', 'Death, incapacity and family', [
      wording(
        'estate',
        'Earned shares pass to the family',
        'whoever leaves',
        'The family inherits the earned shares, and their value, but not a say in running the company.',
        [
          'If a Founder dies, the vested shares pass to whoever inherits under the law, and the shares that have not vested are treated as those of a Good Leaver. Whoever inherits is bound by this agreement, has the right to dividends and to the price at a sale, and votes as the majority of the other Founders does.',
          'Within six months the other Founders may buy the shares that were inherited at Fair Value.',
          'A Founder whose spouse may have a claim to the shares under the law of their marriage obtains the spouse’s signed consent to this agreement within 30 days. In a divorce, a Founder does what is possible to keep the shares and to settle in money.',
        ],
      ),
      wording(
        'bought',
        'The others must buy',
        'whoever leaves',
        'The other founders have to buy out the family at a fair price within a year. Fair to the family; make sure that the money can be found.',
        [
          'If a Founder dies, the shares that have not vested are treated as those of a Good Leaver, and the other Founders, or the Company as far as the law lets it buy its own shares, buy the vested shares within 12 months at Fair Value, which may be paid in four equal quarterly parts. Until then whoever inherits has the right to dividends and does not vote.',
          'A Founder whose spouse may have a claim to the shares under the law of their marriage obtains the spouse’s signed consent to this agreement within 30 days. In a divorce, a Founder does what is possible to keep the shares and to settle in money.',
        ],
      ),
    ]),
    clause('founders.exit', 'End of the venture', [
      wording(
        'orderly',
        'An orderly end',
        'both sides',
        'When this agreement ends, and who gets what if you close the company or never form it.',
        [
          'This agreement ends for a Founder who no longer holds shares, and for all when the Company is wound up or the Founders have sold all of their shares. Clauses {{ref:founders.acceleration}}, {{ref:founders.ip_assignment}}, {{ref:founders.confidentiality}} and {{ref:founders.restraint}} go on, and so do rights that have already arisen.',
          {
            text: 'If the Company has not been formed within the time of clause {{ref:founders.company}}, a Founder may end this agreement by 14 days’ notice. Each Founder then takes back what they brought in, what was made together belongs to the Founders who made it in equal parts, and costs that were agreed are shared in proportion to the shares.',
            when: { is: ['company_formed', false] },
          },
          'If the Founders decide to close the Company, they pay its debts first, then loans by Founders, and share the rest in proportion to the shares that have vested. Each Founder may make an offer for the intellectual property; the best offer is taken.',
        ],
      ),
    ]),
    clause(
      'founders.replacement',
      `Shareholders’ agreement and ${law.constitution}`,
      [
        wording(
          'yields',
          'Yields to an investment agreement',
          'the investor',
          'When an investor comes in, a new agreement among all shareholders usually replaces this one.',
          [
            `The Founders vote their shares so that the ${law.constitution} agree with this agreement. Where they differ, this agreement prevails between the Founders as far as the law allows, and they change the ${law.constitution}.`,
            'When the Founders sign a shareholders’ agreement with an investor, that agreement replaces this one where it deals with the same matter. The clauses on intellectual property and confidentiality stay in force until they are replaced by name.',
          ],
        ),
        wording(
          'stays',
          'Stays between the founders',
          'the founders',
          'This agreement goes on between the founders beside an investor’s agreement, for whatever that leaves open.',
          [
            `The Founders vote their shares so that the ${law.constitution} agree with this agreement. Where they differ, this agreement prevails between the Founders as far as the law allows, and they change the ${law.constitution}.`,
            'A shareholders’ agreement with an investor prevails over this one where the two contradict each other; for everything else this agreement stays in force between the Founders.',
          ],
        ),
      ],
      { sources: [OUR_OWN] },
    ),
  ];
}
