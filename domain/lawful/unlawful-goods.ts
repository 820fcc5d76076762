/** Goods or services that the law of Nigeria, the United Kingdom or the United States plainly forbids. */
export type UnlawfulGoods = {
  id: string;
  /** In a few words, as in "about drugs that the law forbids". */
  about: string;
  /** Ways in which people write it, pidgin and wrong spelling included. */
  words: RegExp;
  /** Lawful things with the same words: where one stands near by, it is no match. */
  unless?: RegExp;
};

const TRADE = '(?:sell|sells|selling|deliver|delivers|delivering|supply|supplies|supplying|buy|buying|smoke)';
const EXAM = '(?:waec|wassce|jamb|utme|neco|nabteb|gce|gcse|exams?|examinations?|candidates?|students?)';
const PAPER = '(?:waec|wassce|jamb|utme|neco|nabteb|gce|gcse|exams?|examinations?)';
/** Answer sheets and scripts are paper to write on. */
const ANSWERS = String.raw`(?:answers?|solutions?)(?! (?:sheets?|booklets?|scripts?|boxes)\b)`;
const ANSWERS_TO = String.raw`(?:${PAPER} (?:\w+ )?${ANSWERS}|${ANSWERS} (?:to|for|of) (?:\w+ ){0,2}${PAPER})`;
/** Fraud by the name that pupils give it: a service that somebody does or sells, and no verb of a company that runs something. */
const RUNS = String.raw`(?:${PAPER} run[sz](?! (?:an?|the|its|their|your|our|on|by|from|until|every|in|at|through|two|three)\b)|(?:do|does|doing|dey|sells?|selling|offers?|arranges?|need|with|buy|buying|my|his|her) run[sz] (?:for|in|on|with) (?:\w+ ){0,2}${PAPER}|${PAPER} (?:\w+ )?(?:expo|runz)|(?:expo|runz) (?:\w+ ){0,3}${EXAM}|(?:sells?|selling|buy|buying|get|drop|drops|dropping|send|sends|sending|post|posts|give|gives) (?:\w+ ){0,2}expo(?! (?:tickets?|stands?|space|halls?|booths?)))`;
/** Answers that are worth money because they are those of the paper to come. */
const SURE_ANSWERS = String.raw`(?:verified|confirmed|correct|legit|sure|real|live|original|authentic|complete|leaked|midnight) (?:\w+ )?${ANSWERS_TO}`;
const AHEAD = String.raw`(?:\w+,? ){0,6}before (?:\w+ ){0,2}(?:${PAPER}|they (?:sit|write|enter))`;
/** Names of the street that are also names of places, people or drinks: meant where nothing else is named after them. */
const STREET = String.raw`(?:(?<!(?:hindu|ancient) )kush|ganja|molly|arizona|monkey tail|blunts|shrooms|colos|lean|edibles)(?=\s*,|(?:\W+(?:for|to|in|by|on|at|and|or|give|online|wholesale|plugs?|dealers?|deliver\w*|weed|smoke|loud)\b|\W*$))`;

/**
 * Reviewed on 23 November 2026. The words come from a list made from public sources of the three countries; a match is a
 * reason to ask a lawyer, never a verdict. Each entry has its lawful look-alikes in the tests.
 */
export const UNLAWFUL_GOODS: readonly UnlawfulGoods[] = [
  {
    id: 'drugs',
    about: 'drugs that the law forbids',
    words: new RegExp(
      String.raw`\b(?:coc+aine?s?|heroine?(?= (?:for|to|deliver\w*|sales?))|heroin|(?:crystal )?meth|mkpuru ?mmiri|crack cocaine|ecstasy|mdma|fentanyl|oxycodone|ketamine|rohypnol|codeine|tramadol|can+abis|mari[jh]uana|(?:canadian|colorado) loud|hard drugs|magic mushrooms|indian hemp|wee[- ]?wee|gbana|refnol|rophynol|tramol|purple drank|gutter water|sk[ou]+chies|(?:crystal|meth) ice|lsd|angel dust|kush (?:plugs?|dealers?|weed|loud)|${TRADE} (?:\w+ )?${STREET}|ganja(?= (?:for|to|deliver\w*))|(?<!(?:hindu|ancient) )kush(?= (?:for|to|deliver\w*) (?!schools|museums|tourists))|weed (?:brownies?|cookies?|cakes?|sweets?|gumm(?:y|ies)|edibles?)|${TRADE} (?:\w+ )?(?:weed|skunk|loud(?! ?(?:speakers?|music|horns?|bells?|alarms?))|colorado(?= (?:weed|smoke)|\s*$)|igbo(?= (?:weed|smoke|leaf|leaves|for)|\s*$)))\b`,
      'iu',
    ),
    unless:
      /\b(?:prescri\w+|pharmac\w+|chemists?|hospitals?|clinics?|vets?|veterinary|test(?:s|ing)? kits?|weed (?:killers?|control)|farm weeds?|addict\w*|treatment|(?<!indian )hemp)\b/iu,
  },
  {
    id: 'medicines',
    about: 'medicine that is fake, unregistered or sold without the prescription that it needs',
    words:
      /\b(?:(?:fake|counterfeit|relabel\w*|expired|unregistered) (?:\w+ )?(?:drugs?|medicines?|injections?|ozempic|tablets?|vaccines?)|abortion pills?|(?:without|no) (?:a )?prescription|unlicensed diet pills)\b/iu,
    unless: /\b(?:collect\w*|dispos\w*|destroy\w*|over the counter|glasses|spectacles)\b/iu,
  },
  {
    id: 'exams',
    about: 'exam fraud',
    words: new RegExp(
      String.raw`\b(?:leaked (?:\w+ ){0,2}(?:exams?|papers?|questions|answers|${EXAM})|${RUNS}|(?:miracle|special) cent(?:re|er)s?|live questions (?:\w+ ){0,2}${EXAM}|(?:write|writes|writing|sit|sits|sitting|take|takes|taking) (?:\w+ )?(?:exams?|waec|jamb|neco|gce|tests) for (?:(?!lagos|jos\b)\w+s|them|dem|him|her|you|am|people|pipo|children|some(?:one|body)|money|cash|a fee|\d\w*)|impersonat\w+ (?:\w+ )?candidates?|upgrade (?:\w+ )?(?:jamb|waec|utme) (?:scores?|results?)|(?:write|writes|writing) (?:\w+ )?(?:essays|assignments|theses|dissertations) for \w+|(?:do|does|doing) (?:your|their|students’?|students'?) assignments?)\b`,
      'iu',
    ),
    unless:
      /\b(?:past questions|mock|(?:trade|tech|food|education|career|careers|job|jobs|science|book|agric|bridal|wedding|business|art|home|auto|beauty|fashion|health) expo|expo (?:hall|centre|center|stand|\d{4})|trade fairs?|universit(?:y|ies)|exhibit\w*|special needs)\b/iu,
  },
  {
    id: 'answers',
    about: 'exam fraud',
    words: new RegExp(
      String.raw`\b(?:${TRADE} (?:\w+ ){0,2}${ANSWERS_TO}|${ANSWERS_TO} for sale|${SURE_ANSWERS}|${ANSWERS_TO} ${AHEAD}|${TRADE} (?:\w+ )?${ANSWERS} ${AHEAD})\b`,
      'iu',
    ),
    unless:
      /\b(?:(?:past|model|sample|mock|worked) (?:\w+ )?(?:questions?|papers?|exams?|answers?|solutions?)|(?:former|past|previous|last|earlier) years?|mark(?:ed|ing|ers?)|practi[cs]\w+|explain\w*|revis\w+|study (?:apps?|guides?|groups?|notes)|quiz\w*)\b/iu,
  },
  {
    id: 'weapons',
    about: 'weapons',
    words:
      /\b(?:guns?|firearms?|ammunition|pistols?|rifles?|ak[- ]?47s?|explosives|grenades?|zombie kni(?:fe|ves)|glock switch(?:es)?)\b/iu,
    unless:
      /\b(?:glue|nails?|massages?|heat|spray\w*|paint\w*|staple|water|toys?|grease|caulking|price|museums?|safes?|security|police|quarr(?:y|ies))\b/iu,
  },
  {
    id: 'fraud',
    about: 'fraud',
    words:
      /\b(?:yahoo (?:yahoo|boys?)|419 (?:format|job|scam)|romance scams?|fake (?:credit )?alerts?|wash wash|picking jobs?|format for clients?|money laundering|advance fee)\b/iu,
  },
  {
    id: 'hacking',
    about: 'stolen accounts, identities or hacking',
    words: new RegExp(
      String.raw`\b(?:hack(?:s|ed|ing)? (?:into )?(?:\w+['’]?s? ){0,2}(?:accounts?|whatsapp|facebook|instagram|phones?)|(?:cloned?|cloning) (?:atm |credit |bank )?cards?|carding|sim swap(?:s|ping)?|stolen (?:phones|cars|goods|logins|cards|crude)|${TRADE} (?:\w+ )?(?:bvns?|nins?|ssns?|fullz|bank logs)|ddos for hire|ransomware)\b`,
      'iu',
    ),
    unless: /\b(?:wool|consent|finds?|track\w*|insur\w*|secur\w*)\b/iu,
  },
  {
    id: 'ponzi',
    about: 'paying old joiners with the money of new ones',
    words:
      /\b(?:ponzi|pyramid schemes?|money doubling|doubl(?:e|es|ing) (?:your |their |people['’]?s |my )?money|recruit and earn|matrix investment|guaranteed (?:monthly |weekly |daily )?returns|cash gifting|wonder bank|\d{2,}% (?:monthly|weekly|daily) (?:returns?|profits?|roi)|\d{3,}% returns?)(?=\W|$)/iu,
  },
  {
    id: 'forgery',
    about: 'false papers or money',
    words:
      /\b(?:(?:fake|forged|counterfeit) (?:\w+ )?(?:certificates?|documents?|papers?|passports?|visas?|ids?|driving licen[cs]es?|bank statements?|results?|degrees?|receipts?|tickets?|naira|notes?|money|currency|job sponsorship)|print(?:s|ing)? (?:\w+ )?(?:naira|dollar) (?:notes?|bills?)|edit(?:s|ed|ing)? bank statements?|rent(?:ed)? account balance|guaranteed (?:visas?|green cards?)|sham marriages?|(?:sell|buy)\w* (?:and (?:buy|sell) )?(?:pvcs? )?votes?|voters?['’]?s? cards?)\b/iu,
    unless: /\b(?:props?|film|theatre|play money|toys?)\b/iu,
  },
  {
    id: 'counterfeits',
    about: 'goods under another’s mark',
    words:
      /\b(?:(?:fake|counterfeit) (?:\w+ )?(?:products?|goods|brands?|designer\w*|iphones?|spare parts)|replica \w+ as (?:real|original)|clone iphones?)\b/iu,
  },
  {
    id: 'people',
    about: 'trade in people or their bodies',
    words:
      /\b(?:human trafficking|baby factor(?:y|ies)|sell(?:s|ing)? babies|girls to (?:italy|dubai|libya|europe)|underage (?:house ?helps?|workers?|escorts?|girls)|escort services?|prostitut\w+|debt bondage|kidneys?|organ brokers?|human (?:parts|organs)|money rituals?|child(?:ren)? (?:porn\w*|sexual)|underage sexual)\b/iu,
    unless: /\b(?:transplants?|dialysis|patients?|stones?|beans?|diseases?|clothes|toys|meat|goats?)\b/iu,
  },
  {
    id: 'organs',
    about: 'trade in people or their bodies',
    words: /\b(?:kidneys?|livers?|organs?) (?:from|of) (?:poor|dead|living|street|desperate|village) \w+/iu,
    unless: /\b(?:donat\w+|consent|fish|cows?|animals?)\b/iu,
  },
  {
    id: 'wildlife',
    about: 'protected wildlife',
    words:
      /\b(?:pangolins?|ivory(?! (?:coast|white|coloured|dress\w*|lace|paint|gowns?|fabric|soap|cream|suits?))|lion skins?|rhino horns?|donkey genitals)\b/iu,
  },
  {
    id: 'oil',
    about: 'stolen oil',
    words: /\b(?:kpo ?fire|illegal (?:oil )?(?:refiner(?:y|ies)|refining|bunkering)|oil bunkering|stolen crude)\b/iu,
  },
  {
    id: 'unlicensed',
    about: 'work that is forbidden without a licence',
    words:
      /\b(?:unlicensed (?:bank|lending|betting|casino|lottery|money transmitter|bouncers)|underground (?:casino|poker)|loan sharks?|without (?:a )?(?:licen[cs]e|sia|kyc))\b/iu,
    unless: /\b(?:software|driving|drivers?|learners?)\b/iu,
  },
  {
    id: 'shaming',
    about: 'shaming borrowers',
    words: /\b(?:shame (?:\w+ )?(?:defaulters|debtors|borrowers)|message (?:\w+ )?borrowers?['’]? contacts?)\b/iu,
  },
];
