/** A business that holds, lends or multiplies other people's money, or deals in arms: nearly everywhere somebody must permit it. */
export type RegulatedBusiness = {
  id: string;
  /** As the object of "you may do this". */
  what: string;
  words: RegExp;
  unless?: RegExp;
};

/**
 * Reviewed on 23 November 2026. Only what is done with the customer's own money: food, medicine, data and the rest keep their
 * weight of rule P1.word. A match says who must be asked, and nothing about the answer. This product's own convention.
 */
export const REGULATED_BUSINESSES: readonly RegulatedBusiness[] = [
  {
    id: 'lending',
    what: 'lending money',
    words:
      /\b(?:(?<=\b(?:give|gives|giving|offer|offers|offering|grant|grants) (?:\w+ ){0,3})loans?|(?:micro|pay ?day|quick|soft|instant|nano|student|salary|asset|small|cash|cooperative)[- ]?loans?|loans? (?:apps?|for|to)|lend(?:s|ing)? (?:\w+ ){0,2}(?:money|cash|naira|capital)|(?:digital|online|peer[- ]to[- ]peer|p2p) lending|lending (?:apps?|platforms?|business)|money ?lend\w*|salary advances?|buy now,? pay later|borrow(?:s|ing)? (?:\w+ )?(?:money|cash|naira|against)|invoice financ\w+)\b/iu,
  },
  {
    id: 'savings',
    what: 'keeping people’s savings',
    words:
      /\b(?:ajo|esusu|isusu|adashe|adashi|akawo|alajo|thrift (?:collect\w*|savings?|contribution)|(?:collect|collects|collecting|keep|keeps|hold|holds|take|takes) (?:\w+ ){0,2}(?:savings|contributions)|(?:takes?|taking|collects?|collecting) deposits from \w+|savings? (?:apps?|groups?|clubs?|wallets?|platforms?|circles?)|save (?:their |your |small |some )*money (?:with|through|by)|(?:daily|weekly) (?:savings|contributions?))\b/iu,
  },
  {
    id: 'investment',
    what: 'taking people’s investments',
    words:
      /\b(?:people (?:can )?invest\w*|invest(?:s|ing)? (?:\w+ ){0,2}(?:money|in (?:farms?|property|land|shares|stocks|startups))|crowd ?fund\w*|mutual funds?|(?:agro|farm) (?:investments?|sponsorships?)|sponsor a (?:farm|cow|cycle)|fractional (?:shares|ownership|property)|sell(?:s|ing)? shares|asset management)\b/iu,
  },
  {
    id: 'crypto',
    what: 'dealing in crypto-assets',
    words: /\b(?:crypto(?:currency|currencies|s)?|bitcoins?|usdt|stablecoins?|token sales?|gift card trading)\b/iu,
    unless: /\b(?:lessons?|courses?|classes|training|teach\w*|explained|newsletter)\b/iu,
  },
  {
    id: 'insurance',
    what: 'insuring people',
    words: /\b(?:insur(?:e|es|ing|ance|tech)|micro-?insurance|burial cover)\b/iu,
    unless: /\b(?:claims? (?:form|paperwork)|insured)\b/iu,
  },
  {
    id: 'transfers',
    what: 'moving or changing people’s money',
    words:
      /\b(?:remittances?|send(?:s|ing)? money|money transfers?|mobile money|bureau de change|bdc|(?:exchange|change) (?:dollars|naira|pounds|currency)|pos (?:agents?|stands?|business)|(?:mobile|digital|virtual|e-?)[- ]?wallets?|payment gateways?)\b/iu,
  },
  {
    id: 'gambling',
    what: 'betting or lotteries',
    words: /\b(?:bet(?:s|ting)?|casinos?|lotter(?:y|ies)|lotto|raffles?|sports ?books?|baba ijebu|sure odds)\b/iu,
    unless: /\b(?:addict\w*|best bet|quit)\b/iu,
  },
  {
    id: 'arms',
    what: 'dealing in firearms',
    words:
      /\b(?:(?:firearms?|guns?|ammunition|rifles?) (?:dealers?|shops?|stores?)|(?:sell|sells|selling) (?:\w+ )?(?:guns?|rifles?|firearms?|ammunition))\b/iu,
    unless: /\b(?:glue|nail|massage|heat|spray|toy|water|staple)\b/iu,
  },
];

/** Selling to those who hold the permission needs none of it: a bank's supplier is no bank. */
const TO_THE_LICENSED =
  /\b(?:for|to|help|helps|helping) (?:\w+ ){0,2}(?:banks?|lenders?|insurers?|brokers|microfinance|cooperatives|fintechs?|casinos|betting (?:shops?|companies))\b/iu;

/**
 * A record of who owes whom lends nothing, whatever it is a record of: "write who borrow money", "a list of who buys on
 * credit". What else the sentence offers still counts.
 */
const RECORD_OF_OTHERS =
  /\b(?:writ(?:e|es|ing)|record(?:s|ing)?|notes?|noting|know(?:s|ing)?|remember(?:s|ing)?|track(?:s|ing)?|lists?|see|notebook|ledger|books?)(?: (?:down|am|all|of|exactly))* (?:who|whom|wetin|how much)\b(?:(?! (?:and|then|or|but|so) )[^,;])*/giu;

/** What a text offers that somebody must permit; null where it offers nothing of the kind, or offers it to those who may. */
export function findRegulated(text: string): { words: string; what: string } | null {
  for (const whole of text.split(/[.!?;\n]+/u)) {
    const sentence = whole.replace(RECORD_OF_OTHERS, ' ');
    if (TO_THE_LICENSED.test(sentence)) continue;
    for (const { words, unless, what } of REGULATED_BUSINESSES) {
      const match = words.exec(sentence);
      if (match && !unless?.test(sentence)) return { words: match[0], what };
    }
  }
  return null;
}
