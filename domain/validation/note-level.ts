import type { EvidenceLevel } from './evidence.ts';
import { withoutHearsay, withoutSentences } from './note-hearsay.ts';
import { paymentsIn, tellsOfPayment } from './note-reading.ts';

const NO = `(?:no|nor|not|cannot|refused? to|declined to|no gree|no (?:go|wan|want|fit|ready|dey)(?: to)?|n['’]t|dont|wont|didnt|cant)`;
const PAY = `(?:pay|buy|order|drop (?:money|shishi|anything)|give (?:me|us) (?:money|shishi|anything|one naira))`;
/** "refused to pay", "she no gree pay", "e no go buy am", "dem no wan even pay". */
const REFUSED = new RegExp(
  String.raw`(?<![\p{L}])${NO} (?:(?:want|wish|agree|ready|able) to )?(?:even |gree |first )?${PAY}\b|n['’]t (?:want to |even )?${PAY}\b`,
  'iu',
);
const MONEY_BACK =
  /\b(?:asked for|wants?|wanted|wan|collect\w*|demanded|took)\b[^.!?]{0,30}\b(?:refund|money back)\b|\b(?:money|deposit|advance) back\b|\brefund(?:ed)? (?:am|it|him|her|them|dem)\b/iu;
const TOO_DEAR =
  /\btoo (?:cost|costly|expensive|dear|pricey)\b|\b(?:price|money|amount|fee|naira|\d+k?)\b[^.!?]{0,20}\btoo (?:much|high|big|plenty)\b/iu;
/** No answer to a price by itself: "she said no" may be about anything. */
const NO_AT_ALL =
  /\b(?:refused|declined|rejected|no gree|did not agree|didn['’]t agree|(?:said|say|talk|answered) no(?! (?:problem|wahala|need))|no do|turned (?:me|us|it) down|walk(?:ed)? away|waka (?:go|comot|commot)|no get (?:(?:that|this|such|dis|dat) )?(?:(?:kind|kain) )?(?:of )?money|dodg(?:e|ed|es|ing) (?:me|us)|avoid(?:ed|ing)? (?:me|us)|(?:no|stopped|stop) (?:dey )?(?:pick|picking|answering|replying)(?: (?:my|our) (?:calls?|messages?))?|ghosted (?:me|us)|blocked (?:me|us|my number)|can(?:not|['’]t) afford|no fit afford)\b/iu;
/** Of all who were asked; told of by somebody else it is their own trouble: "she say nobody buy her fish". */
const NOBODY_PAID =
  /\b(?:nobody|no ?body|no one|none of (?:them|dem)) (?:even |gree |come |agreed to )?(?:buy|bought|pay|paid|order|ordered)\b/iu;
/** Money was asked for: a price was named, or a payment, or a deposit. */
const ASKED =
  /\b(?:price|deposit|payment|pay|subscription)\b|\b(?:ask|asked|call|called|beg|begged|tell|told|offer|offered|request|requested)\b[^.!?]{0,40}(?:[₦#$£]\s?\d|\d[\d,]*\s?(?:k\b|naira\b)|\bmoney\b|\bbuy\b)/iu;
/** Somebody else's customers, bills and debts are what happened to them. */
const OF_OTHERS =
  /\b(?:her|his|their|dem) (?:own )?(?:customers?|buyers?|clients?|tenants?|people|pipo)\b[^.!?]*\b(?:pay|paid|owe|owes|owed)\b|\b(?:pay|paid|buy) (?:her|his|their|the|dem) (?:landlord|agent|mechanic|levy|rent|light|bill|nepa|phcn|task ?force|boys|loan|school fees)\b|\b(?:pay|paid) (?:him|her|them|landlord|nepa|phcn|agbero|rent|light bill|school fees)\b/iu;

const LEFT =
  /\b(?:cancel(?:l)?ed|unsubscribed|(?:did not|didn['’]t|no|never|neva) renew(?:ed)?|did not come back|didn['’]t come back|never came back|no come back|neva come back)\b|\b(?:never|neva|no|not) (?:don )?come back (?:since|again|after)\b|\b(?:stopped|stop|don stop|left)\b (?:to use|using|paying for|buying from|coming to) (?:it|us|me|am|our|my)\b/iu;
/** "Since then I no see am again": of somebody who bought or used it before. */
const NOT_SEEN =
  /\b(?:bought|buy|paid|pay|used|use|ordered|subscribed)\b[^!?\n]*\b(?:I|we) (?:(?:no|never|neva|did not|have not) |(?:haven|didn)['’]t )(?:see|seen|hear from|heard from) (?:am|her|him|them|dem)\b(?: (?:again|since))?/iu;
/** What is no longer used: told by somebody, it may be another's product. */
const NOT_USED =
  /\b(?:no (?:dey )?|no longer |not )(?:use|using|uses) (?:am|it|the app|our|my)\b(?:[^.,;!?]{0,15})?(?:\bagain|\bany ?more)\b|\bno longer (?:use|uses|using|buys? from|coming)\b/iu;
const AGAIN =
  /\b(?:paid|bought|ordered|pay|buy|order|used it|use am|use it|used am) again\b|\b(?:don )?renewed\b|\bdon renew\b|\b(?:re-?ordered)\b|\b(?:came back|come back|don come back|returned) (?:(?:again|on \p{L}+) )?(?:for more|to (?:buy|pay|order)|and (?:bought|paid|ordered)|come (?:buy|pay)|(?:buy|bought|pay|paid)\b)|(?<!\b(?:I|we|make me|to)\s(?:don\s)?)\b(?:came|come) back (?:\d+|two|three|four|five|several|many) times\b|(?<!\b(?:I|we)\s(?:don\s)?)\b(?:came|come) again (?:\p{L}+ ){0,2}(?:come|to|and) (?:buy|bought|pay|paid|order)|\bcom(?:e|es) buy (?:another|again|more)\b|\b(?:used?|tried) (?:am |it )?(?:twice|(?:two|three|four|five|several|\d+) times)\b|\b(?:second|2nd|third|3rd|next) (?:month|week|time|order)[^.!?]{0,20}\b(?:paid|bought|ordered|don pay)\b|\b(?:paid|don pay)\b[^.!?]{0,30}\b(?:second|2nd|third|3rd) (?:month|week|time)\b|\b(?:bought|ordered) (?:two|three|\d+ )?more\b/iu;
const NOT_AGAIN =
  /\b(?:would|will|go|gonna|can|could|may|might|if|when|promis\w+|wan|wants? to|hop\w+|plan\w*|not|never|neva|no|refuse[ds]?)\b|n['’]t\b/iu;

const SAW = /\b(?:I|we) (?:just |don )?(?:saw|see|watched|watch|observed|witnessed)\b/iu;
const READ =
  /\b(?:I|we) (?:read|found online|google|googled)\b|\baccording to\b|\b(?:report|survey|statistics|newspaper|article|website) (?:says|said|say|shows)\b/iu;
const GAVE =
  /\b(?:signed up|registered|joined (?:the|our) (?:list|group|trial)|introduced (?:me|us)|(?:gave|give|sent|send) (?:me|us) (?:all )?(?:her|his|their|dem|the|two|three|one|\d+)? ?(?:own )?(?:time|hours?|data|phone number|number|numbers|(?:sales |customer )?(?:records?|books?)|registers?|notebooks?|receipts|(?:account )?statements?|contacts?|list)|(?:showed|show) (?:me|us) (?:her|his|their|dem) (?:sales |customer |account |record )?(?:books?|records?|ledger|accounts?)|(?:carry|carried|take|took|bring|brought) (?:me|us) (?:(?:go|come|to) )+(?:meet|see|greet)|(?:let|allow(?:ed)?) (?:me|us) (?:to )?(?:follow|shadow|watch) (?:her|him|them|am))\b/iu;

/** To be let in is help given, and to be kept out is help refused: "gree make I talk to her class", "allowed us to present". */
const LET_IN =
  /\b(?:gree|agreed?|allow(?:ed)?|permit(?:ted)?|let|refused?|accept(?:ed)?)\s+(?:to\s+(?:let|allow)\s+|make\s+|that\s+)?(?:I|we|me|us)\s+(?:(?:to|can|could|go|fit|come|should)\s+)*(?:talk|speak|present|pitch|address|show|meet|visit|enter|use|put|place|hang|paste|share|post|test|try|start|interview|sit)\b/iu;
const KEPT_OUT = /\b(?:no|not|never|neva|refused?|declined)\b|n['’]t\b/iu;
const MAY = /\b(?:would|will|go|could|may|might|if|when|promis\w+|hop\w+|plan\w*|wan|wants? to|expect\w*)\b/iu;
/** A refusal of something that is not named, at the end of what is said. */
const NO_GREE = /(?<!\b(?:I|we) )\b(?:no|never|neva) gree(?: at all| o+)?\s*(?:[,.;!?]|$)/iu;
const TOLD =
  /\b(?:told|tell|tells|said|says|say|sey|talk|(?:gist|yarn)(?:ed)? (?:me|us)|explains?|explained|complained|complain|admitted|mentioned)\b/iu;
/** Something that happened, or happens: what is only wished or thought is told too. */
const HAPPENED =
  /\b(?:don|been|ago|yesterday|before|since|no gree|last (?:week|month|year|night|time|term|\p{L}+day)|every (?:day|week|month|time|morning|night|year)|(?:the|their|her|his|dem) last|(?:on |this |since )(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:dey|de) (?!(?:here|there|okay|ok|alright|fine)\b)\p{L}+|\b(?!(?:need|feed|bed|red|shed|speed|indeed|interested|excited|tired|married|based|used|told|named|called|asked)\b)\p{L}{2,}ed\b|\b(?:lost|lose|loses|paid|pays|bought|buys|threw|throws|thrown|went|goes|spent|spends|had|did|got|took|takes|gave|made|sold|sells|sent|wrote|writes|kept|keeps|came|ran|run|left|found|broke|stole|cost|costs|spoil|spoils|spoilt|waste|wastes|waits?|uses|cheat|complain)\b/iu;
/** Somebody else's words: "she tell me say her husband no gree". */
const TELLS = /\b(?:told|tell|tells|said|says|say|sey|explained|complained|complain|admitted|mentioned)\b/iu;
const LIKED =
  /\b(?:likes?|liked|loves?|loved) (?:it|am|the|this|my|our|what)\b|\be sweet (?:am|her|him)\b|\b(?:good|great|nice|fine|correct) (?:idea|thing|one)\b/iu;
/** They ask for it: when it comes, where to get it, what it costs. */
const ASKS_FOR_IT =
  /(?<!\b(?:I|we) (?:dey )?)\b(?:ask|asks|asked|asking)\b(?: (?:me|us))?[^.,;!?]{0,25}\b(?:when (?:e|it|we|I|the|will)|where (?:to|she|he|they|e|dem)|how (?:to|much))\b/iu;
/** They do not want it, or believe that it will not work. */
const NO_WISH =
  /\bno (?:dey )?(?:need|want|like) (?:am|it|this|that|any|such|the)\b|\b(?:does|do|did)(?: not|n['’]t) (?:need|want|like) (?:it|this|that|any|such|the)\b|\b(?:no go|will not|won['’]t|cannot|can['’]t|no fit) (?:ever )?work\b|\bno make sense\b|\bwaste of (?:time|money)\b/iu;
/** What was promised, and has not come: nobody refused, and nobody paid. */
const NOT_PAID_YET = /\b(?:never|neva|not|yet to|haven['’]t|hasn['’]t|has not|have not) (?:yet )?(?:pay|paid)\b/iu;
/** "Go" is "will" in Pidgin before what they would do, and a way to the market before anything else. */
const GO_DO =
  /\b(?:go|will|would) (?:pay|buy|use|try|like|join|take|do|need|want|collect|order|subscribe|register|tell|bring|come)\b|\bgo \p{L}+ (?:am|it|me|us)\b|\bno go (?!(?:to|market|church|mosque|school|shop|farm|work|there|out|home|back)\b)\p{L}+/iu;
/** Neither yes nor no: "he go think am", "she will get back to me". */
const UNDECIDED =
  /\bthink (?:am|it|about|over)\b|\b(?:get|come|call|reach|text) (?:back )?(?:to )?(?:me|us) (?:back|later)\b|\bget back to (?:me|us)\b|\b(?:not sure|maybe|perhaps|let (?:her|him|them) (?:know|think))\b/iu;
/** The founder named a price, and what came is not in words that are known. */
const PRICE_NAMED =
  /\b(?:I|we) (?:mention|call|name|quote|talk|tell|told|said|say)\w*\b[^.!?]{0,25}(?:\b(?:price|amount|fee)\b|[₦#$£]\s?\d|\b\d[\d,]*\s?(?:k\b|naira\b))/iu;
const WOULD =
  /\b(?:would|will|could|might|likes?|liked|loves?|loved|wants?|wanted|wan|interested|hopes?)\b|\bfor (?:buy|pay|use)\b/iu;

/**
 * What a note says it was, in English and in Pidgin, for the form to begin with: a payment with its amount, a refusal to pay, a
 * return, what was seen, read, given or told. Null where the words do not say. It is a guess: who writes the note sees it and
 * chooses. A refusal is looked for first, and a payment only where nothing says that it was somebody else's, or is to come: a
 * wrong guess in favour is worse than none. This product's own convention.
 */
export function guessLevel(note: string): EvidenceLevel | null {
  const text = note.normalize('NFKC');
  const met = withoutHearsay(text);
  const own = ownWords(met);
  if (isRefusal(own)) return 'L5';
  if (hasLeft(own) || cameAgain(own)) return 'L6';
  if (paymentsIn(own).length > 0 || tellsOfPayment(own)) return 'L5';
  const letIn = LET_IN.exec(own);
  // "If she gree make I talk": nothing has happened yet.
  if (letIn && MAY.test(sentenceBefore(own, letIn.index))) return null;
  if (letIn || (NO_GREE.test(own) && !TELLS.test(own))) return 'L4';
  // "I see Mama Titi, she go pay": whom they met, and what is still to come.
  if (SAW.test(met)) return GO_DO.test(met) ? null : 'L3';
  if (READ.test(text)) return 'L1';
  if (GAVE.test(met)) return 'L4';
  if (ASKS_FOR_IT.test(met)) return 'L2';
  const isWish = WOULD.test(met) || GO_DO.test(met) || LIKED.test(met) || NO_WISH.test(met);
  // A promise that was not held, an answer that is none, a price without a yes or a no: who was there has to say.
  if ((isWish && NOT_PAID_YET.test(met)) || UNDECIDED.test(met) || PRICE_NAMED.test(met)) return null;
  if (TOLD.test(met)) return isWish ? 'L2' : HAPPENED.test(met) ? 'L3' : null;
  return LIKED.test(met) ? 'L2' : null;
}

/**
 * Whether a note tells of somebody who would not pay, left, or kept the founder out, in the words of `guessLevel`. False too where it
 * says nothing of the kind.
 */
export function tellsOfRefusal(note: string): boolean {
  const own = ownWords(withoutHearsay(note.normalize('NFKC')));
  const letIn = LET_IN.exec(own);
  const isKeptOut = letIn !== null && KEPT_OUT.test(`${sentenceBefore(own, letIn.index)}${letIn[0]}`);
  const gave = GAVE.exec(own);
  const isHelpRefused = gave !== null && KEPT_OUT.test(sentenceBefore(own, gave.index));
  return isRefusal(own) || hasLeft(own) || isKeptOut || isHelpRefused || (NO_GREE.test(own) && !TELLS.test(own));
}

/** Whether a note tells that the founder was let in, or kept out: to talk, to present, to put up a poster. */
export const tellsOfEntry = (note: string) => LET_IN.test(ownWords(withoutHearsay(note.normalize('NFKC'))));

/** Without what somebody else's customers, bills and debts are. */
const ownWords = (text: string) => withoutSentences(text, (sentence) => OF_OTHERS.test(sentence));

const isRefusal = (text: string) =>
  REFUSED.test(text) ||
  MONEY_BACK.test(text) ||
  TOO_DEAR.test(text) ||
  (ASKED.test(text) && (NO_AT_ALL.test(text) || isUntold(NOBODY_PAID, text)));

const hasLeft = (text: string) => LEFT.test(text) || isUntold(NOT_USED, text) || isUntold(NOT_SEEN, text);

/** Whether the words are there, and nothing before them says that somebody only told of it. */
function isUntold(words: RegExp, text: string): boolean {
  const found = words.exec(text);
  return found !== null && !TELLS.test(sentenceBefore(text, found.index));
}

/** Whether somebody came again, and nothing before it says that they did not, or might. */
function cameAgain(text: string): boolean {
  const again = AGAIN.exec(text);
  if (!again) return false;
  return !NOT_AGAIN.test(sentenceBefore(text, again.index));
}

const sentenceBefore = (text: string, at: number) => text.slice(text.slice(0, at).search(/[^.!?\n]*$/u), at);
