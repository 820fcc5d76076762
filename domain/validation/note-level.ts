import type { EvidenceLevel } from './evidence.ts';
import { paymentsIn } from './note-reading.ts';

const NO = `(?:no|nor|not|cannot|refused? to|declined to|no gree|no (?:go|wan|want|fit|ready|dey)(?: to)?|n['’]t|dont|wont|didnt|cant)`;
const PAY = `(?:pay|buy|order|drop (?:money|shishi|anything)|give (?:me|us) (?:money|shishi|anything|one naira))`;
/** "refused to pay", "she no gree pay", "e no go buy am", "dem no wan even pay". */
const REFUSED = new RegExp(
  String.raw`(?<![\p{L}])${NO} (?:(?:want|wish|agree|ready|able) to )?(?:even |gree |first )?${PAY}\b|n['’]t (?:want to |even )?${PAY}\b`,
  'iu',
);
const MONEY_BACK =
  /\b(?:asked for|wants?|wanted|wan|collect\w*|demanded|took)\b[^.!?]{0,30}\b(?:refund|money back)\b|\bmoney back\b/iu;
const TOO_DEAR =
  /\btoo (?:cost|costly|expensive|dear|pricey)\b|\b(?:price|money|amount|fee|naira|\d+k?)\b[^.!?]{0,20}\btoo (?:much|high|big|plenty)\b/iu;
/** No answer to a price by itself: "she said no" may be about anything. */
const NO_AT_ALL =
  /\b(?:refused|declined|rejected|no gree|did not agree|didn['’]t agree|(?:said|say|talk|answered) no(?! (?:problem|wahala|need))|no do|turned (?:me|us|it) down|walk(?:ed)? away|waka (?:go|comot|commot)|no get money|can(?:not|['’]t) afford|no fit afford)\b/iu;
/** Money was asked for: a price was named, or a payment, or a deposit. */
const ASKED =
  /\b(?:price|deposit|payment|pay|subscription)\b|\b(?:ask|asked|call|called|beg|begged|tell|told|offer|offered|request|requested)\b[^.!?]{0,40}(?:[₦#$£]\s?\d|\d[\d,]*\s?(?:k\b|naira\b)|\bmoney\b|\bbuy\b)/iu;
/** Somebody else's customers, bills and debts are what happened to them. */
const OF_OTHERS =
  /\b(?:her|his|their|dem) (?:own )?(?:customers?|buyers?|clients?|tenants?|people|pipo)\b[^.!?]*\b(?:pay|paid|owe|owes|owed)\b|\b(?:pay|paid|buy) (?:her|his|their|the|dem) (?:landlord|agent|mechanic|levy|rent|light|bill|nepa|phcn|task ?force|boys|loan|school fees)\b|\b(?:pay|paid) (?:him|her|them|landlord|nepa|phcn|agbero|rent|light bill|school fees)\b/iu;

const LEFT =
  /\b(?:cancel(?:l)?ed|unsubscribed|did not renew|didn['’]t renew|no renew|did not come back|didn['’]t come back|never came back|no come back|neva come back)\b|\b(?:stopped|stop|don stop|left)\b (?:using|paying for|buying from|coming to) (?:it|us|me|am|our|my)\b/iu;
const AGAIN =
  /\b(?:paid|bought|ordered|pay|buy|order|used it|use am|use it|used am) again\b|\b(?:don )?renewed\b|\bdon renew\b|\b(?:re-?ordered)\b|\b(?:came back|come back|don come back|returned) (?:(?:again|on \p{L}+) )?(?:for more|to (?:buy|pay|order)|and (?:bought|paid|ordered)|come (?:buy|pay)|(?:buy|bought|pay|paid)\b)|\bcom(?:e|es) buy (?:another|again|more)\b|\b(?:second|2nd|third|3rd|next) (?:month|week|time|order)[^.!?]{0,20}\b(?:paid|bought|ordered|don pay)\b|\b(?:paid|don pay)\b[^.!?]{0,30}\b(?:second|2nd|third|3rd) (?:month|week|time)\b|\b(?:bought|ordered) (?:two|three|\d+ )?more\b/iu;
const NOT_AGAIN =
  /\b(?:would|will|go|gonna|can|could|may|might|if|when|promis\w+|wan|wants? to|hop\w+|plan\w*|not|never|neva|no|refuse[ds]?)\b|n['’]t\b/iu;

const SAW = /\b(?:I|we) (?:just |don )?(?:saw|see|watched|watch|observed|witnessed)\b/iu;
const READ =
  /\b(?:I|we) (?:read|found online|google|googled)\b|\baccording to\b|\b(?:report|survey|statistics|newspaper|article|website) (?:says|said|say|shows)\b/iu;
const GAVE =
  /\b(?:signed up|registered|joined (?:the|our) (?:list|group|trial)|introduced (?:me|us)|(?:gave|give|sent|send) (?:me|us) (?:all )?(?:her|his|their|dem|the|two|three|one|\d+)? ?(?:own )?(?:time|hours?|data|phone number|number|numbers|(?:sales |customer )?(?:records?|books?)|contacts?|list)|(?:showed|show) (?:me|us) (?:her|his|their|dem) (?:sales |customer |account |record )?(?:books?|records?|ledger|accounts?)|(?:let|allow(?:ed)?) (?:me|us) (?:to )?(?:follow|shadow|watch) (?:her|him|them|am))\b/iu;

/** To be let in is help given, and to be kept out is help refused: "gree make I talk to her class", "allowed us to present". */
const LET_IN =
  /\b(?:gree|agreed?|allow(?:ed)?|permit(?:ted)?|let|refused?|accept(?:ed)?)\s+(?:to\s+(?:let|allow)\s+|make\s+|that\s+)?(?:I|we|me|us)\s+(?:(?:to|can|could|go|fit|come|should)\s+)*(?:talk|speak|present|pitch|address|show|meet|visit|enter|use|put|place|hang|paste|share|post|test|try|start|interview|sit)\b/iu;
const KEPT_OUT = /\b(?:no|not|never|neva|refused?|declined)\b|n['’]t\b/iu;
const MAY = /\b(?:would|will|go|could|may|might|if|when|promis\w+|hop\w+|plan\w*|wan|wants? to|expect\w*)\b/iu;
/** A refusal of something that is not named, at the end of what is said. */
const NO_GREE = /(?<!\b(?:I|we) )\b(?:no|never|neva) gree(?: at all| o+)?\s*(?:[,.;!?]|$)/iu;
const TOLD = /\b(?:told|tell|tells|said|says|say|sey|talk|explained|complained|complain|admitted|mentioned)\b/iu;
/** Somebody else's words: "she tell me say her husband no gree". */
const TELLS = /\b(?:told|tell|tells|said|says|say|sey|explained|complained|complain|admitted|mentioned)\b/iu;
const LIKED =
  /\b(?:likes?|liked|loves?|loved) (?:it|am|the|this|my|our|what)\b|\be sweet (?:am|her|him)\b|\b(?:good|great|nice|fine|correct) (?:idea|thing|one)\b/iu;
/** "Go" is "will" in Pidgin before what they would do, and a way to the market before anything else. */
const WOULD =
  /\b(?:would|will|could|might|likes?|liked|loves?|loved|wants?|wanted|wan|interested|hopes?)\b|\bgo (?:pay|buy|use|try|like|join|take|do|need|want|collect|order|subscribe|register|tell|bring|come)\b|\bfor (?:buy|pay|use)\b/iu;

/**
 * What a note says it was, in English and in Pidgin, for the form to begin with: a payment with its amount, a refusal to pay, a
 * return, what was seen, read, given or told. Null where the words do not say. It is a guess: who writes the note sees it and
 * chooses. A refusal is looked for first, and a payment only where nothing says that it was somebody else's, or is to come: a
 * wrong guess in favour is worse than none. This product's own convention.
 */
export function guessLevel(note: string): EvidenceLevel | null {
  const text = note.normalize('NFKC');
  const own = ownWords(text);
  if (isRefusal(own)) return 'L5';
  if (LEFT.test(own) || cameAgain(own)) return 'L6';
  if (paymentsIn(own).length > 0) return 'L5';
  const letIn = LET_IN.exec(own);
  // "If she gree make I talk": nothing has happened yet.
  if (letIn && MAY.test(sentenceBefore(own, letIn.index))) return null;
  if (letIn || (NO_GREE.test(own) && !TELLS.test(own))) return 'L4';
  if (SAW.test(text)) return 'L3';
  if (READ.test(text)) return 'L1';
  if (GAVE.test(text)) return 'L4';
  if (TOLD.test(text)) return WOULD.test(text) || LIKED.test(text) ? 'L2' : 'L3';
  return LIKED.test(text) ? 'L2' : null;
}

/**
 * Whether a note tells of somebody who would not pay, left, or kept the founder out, in the words of `guessLevel`. False too where it
 * says nothing of the kind.
 */
export function tellsOfRefusal(note: string): boolean {
  const own = ownWords(note.normalize('NFKC'));
  const letIn = LET_IN.exec(own);
  const isKeptOut = letIn !== null && KEPT_OUT.test(`${sentenceBefore(own, letIn.index)}${letIn[0]}`);
  return isRefusal(own) || LEFT.test(own) || isKeptOut || (NO_GREE.test(own) && !TELLS.test(own));
}

/** Whether a note tells that the founder was let in, or kept out: to talk, to present, to put up a poster. */
export const tellsOfEntry = (note: string) => LET_IN.test(ownWords(note.normalize('NFKC')));

/** Without what somebody else's customers, bills and debts are. */
const ownWords = (text: string) =>
  text
    .split(/[!?\n]+|\.(?!\d)/u)
    .filter((sentence) => !OF_OTHERS.test(sentence))
    .join('.');

const isRefusal = (text: string) =>
  REFUSED.test(text) || MONEY_BACK.test(text) || TOO_DEAR.test(text) || (ASKED.test(text) && NO_AT_ALL.test(text));

/** Whether somebody came again, and nothing before it says that they did not, or might. */
function cameAgain(text: string): boolean {
  const again = AGAIN.exec(text);
  if (!again) return false;
  return !NOT_AGAIN.test(sentenceBefore(text, again.index));
}

const sentenceBefore = (text: string, at: number) => text.slice(text.slice(0, at).search(/[^.!?\n]*$/u), at);
