import { isCountedAfter } from '../counted-noun.ts';
import type { Currency, Money } from '../money/money.ts';
import { parseMoney } from '../money/parse-money.ts';
import { peopleInNote } from './note-people.ts';

const MAGNITUDE = String.raw`(?:\s?(?:k|m|thousand|million)\b)?`;
const FIGURES = String.raw`\d[\d,]*(?:\.\d+)?${MAGNITUDE}`;
/** "₦2,500", "N500", "2k", "15,000 naira". */
const AMOUNT = String.raw`(?:(?:[₦#$£]|\b(?:NGN|USD|GBP|N))\s?${FIGURES}|(?<![\p{L}\d₦#$£.,])${FIGURES}\s?(?:naira|dollars?|pounds?)\b|(?<![\p{L}\d₦#$£.,])\d[\d,]*(?:\.\d+)?(?:\s?(?:k|thousand)|m)\b)`;
/** Figures alone are money right after what was done with it: "paid me 2,500 cash", and not "paid 3 times". */
const BARE = String.raw`(?<=\b(?:paid|pay|drop|dropped|give|gave|sent|send|transferred|deposited|settled?|transfer of)\s(?:(?:me|us|about|in|full|the)\s){0,2})(?!(?<=full\s)\d{1,2}(?![\d,]))(?<bare>\d[\d,]*)(?!,?\d)(?=\s*(?:$|[,;:)]|\k<bare>(?![\d,])|(?:cash|only|up ?front|ahead|in|by|on|for|as|with|through|last|this|yesterday|today|each|and|as|when|sharp|now|cash)\b))`;
const EACH = String.raw`(?<each>\s?(?:each|apiece|per (?:person|head|one)|every ?one)\b)?`;
const MONEY = new RegExp(`(?<amount>${AMOUNT}|${BARE})${EACH}`, 'giu');
/** To the founder, or to nobody else that the words name: "paid the mechanic" is what they pay today. */
const TO_ME = String.raw`(?:paid|pays?|dropped|drop|give|gave|sent?|send|transfer(?:red)?|deposited|settled?)\s(?:me|us)\b`;
/** "Madam Joy pay 20k for first month": Pidgin for paid. "Dem dey pay" is what they do today, and of many nobody knows whom they pay. */
const PAY_FIRST = String.raw`(?<!\b(?:dey|to|de|they|dem|people|pipo|parents|i|we|\p{L}+ers|tenants)\s)pay(?=\s${AMOUNT}\s(?:cash )?(?:(?:for|as) (?:(?:the|her|his|this) )?(?:first|1st) (?:month|week|day|year|term|order|delivery|crate|bag|one)|in advance|up ?front|(?:as )?deposit)\b)`;
/** "She pay 1500 cash": told of one person, once, in cash. What is paid every day, or for another thing, is what they do today. */
const PAY_CASH = String.raw`(?<=\b(?:she|he|e|am|yesterday|today)\s(?:(?:don|come|just|even)\s)?)pay(?=\s(?:${AMOUNT}|\d[\d,]*)\s(?:in )?cash\b(?!\s(?:every|each|per|an?|daily|weekly|monthly)\b))`;
const TO_MY_ACCOUNT = String.raw`(?:transfer(?:red)?|send|sent) ${AMOUNT} (?:(?:cash|through|via|with|by) (?:\p{L}+ )?)?(?:to|into|enter) (?:my|our) (?:account|acct|aza|bank|wallet|opay|palmpay|kuda|moniepoint)\b`;
/** "He drop 1k make I hold one": for what the founder is to do. */
const DROPPED_FOR_ME = String.raw`(?<!\b(?:dey|to|fit|make)\s)(?:drop|dropped) ${AMOUNT} (?:so (?:that )?|make )(?:I|we)\b`;
const PAID = String.raw`(?:${TO_MY_ACCOUNT}|${DROPPED_FOR_ME}|(?:do|did|make|made) (?:a )?transfer of|paid(?!\s(?:him|them)\b|\s(?:an?|the|her|his|their|to|some)\s(?!month|week|year|day|deposit|part|sum|full|first|small|little|bit|total|me\b|us\b))|don (?:pay|drop|transfer)(?!\s(?:him|her|them|the|his|their|dem)\b)|${PAY_FIRST}|${PAY_CASH}|deposited|(?:left|drop|dropped|made|put down) (?:(?:a |their |her |his )?(?:small )?deposit|${AMOUNT} (?:deposit|upfront|for ground))|bought (?:\p{L}+ ){0,3}from (?:me|us))`;
/** Not what happened, but what might, or did not. */
const NOT_DONE =
  /\b(?:would|will|go|gonna|can|could|should|may|might|if|when|until|unless|promis\w+|agree\w*|wants? to|ready to|willing|hop\w+|plan\w*|not|never|neva|no|refuse[ds]?|declined)\b|n['’]t\b/iu;
/** "When I showed it, she paid me": what the founder did came before. "When it works, they paid" is no such thing. */
const ONCE_DONE = /^\s*(?:when|as|after|once)\s(?:I|we)\s(?!go\b|will\b|would\b|can\b)[^,]*,(?=\s*\p{L}+)/iu;
/** What they paid somebody else for: "paid 500 for ice", "paid 5k to NEPA"; and not "for it", "for the month", "to start". */
const FOR_OTHERS =
  /^\s*(?:cash )?(?:for (?!(?:it|am|this|that|the|an?|one|two|three|four|five|first|second|months?|weeks?|our|my|us|me|each|them|all|\d+)\b)|to (?!(?:me|us|my|our|begin|start|try|join|book|reserve|hold|use|keep)\b))\p{L}/iu;
/** "200 parents paid me 3,000" can be of each, or of all. */
const IN_ALL = /\b(?:in (?:all|total)|total(?:ling)?|altogether|together|combined|between them|all together|join)\b/iu;
const TOLD = /\b(?:told|tell|tells|said|says|say|sey|explained|complained|admitted|mentioned)\b/iu;

type Payment = { amount: string; isForEach: boolean };

/**
 * What the note says was paid in all, in the currency that it names or in `usual`. Null where it names no payment, several
 * amounts, one "each", or one of several people of which it does not say that it is of all of them. This product's own convention.
 */
export function paidInNote(note: string, usual: Currency): Money | null {
  const [only, ...others] = paymentsIn(note);
  if (!only || others.length > 0 || only.isForEach) return null;
  if ((peopleInNote(note)?.count ?? 1) > 1 && !IN_ALL.test(note)) return null;
  const named = NAMED.find(([sign]) => sign.test(only.amount))?.[1];
  const read = parseMoney(only.amount, named ?? usual);
  return read.ok && read.money.amountMinor > 0 ? read.money : null;
}

/** Right before an amount: who is called a payer paid it. */
const PAID_BEFORE =
  /\b(?:pa(?:id|y|ys)|drop(?:ped)?|g[ai]ve|sen[dt]|transfer(?:red)?|deposited)\b(?:\s\p{L}+){0,3}\s*$/iu;

/**
 * What so many people paid in all by the note of an entry that calls them payers: the one amount that it names as paid, for each of
 * them where it says so. Null where it names none or several. This product's own convention.
 */
export function paidByPayers(note: string, people: number, usual: Currency): Money | null {
  const text = note.normalize('NFKC');
  const [only, ...others] = [...text.matchAll(MONEY)];
  if (!only || others.length > 0 || isCountedAfter(text.slice(only.index + only[0].length))) return null;
  const [before = ''] = /[^.!?\n]*$/u.exec(text.slice(0, only.index)) ?? [];
  if (!PAID_BEFORE.test(before) || NOT_DONE.test(before)) return null;
  const amount = only.groups?.amount ?? '';
  const named = NAMED.find(([sign]) => sign.test(amount))?.[1];
  const read = parseMoney(amount, named ?? usual);
  if (!read.ok || read.money.amountMinor <= 0) return null;
  return only.groups?.each === undefined ? read.money : { ...read.money, amountMinor: read.money.amountMinor * people };
}

/** Whether a note names a sum of money at all, no matter who paid it. */
export const namesSum = (note: string) => {
  const text = note.normalize('NFKC');
  return [...text.matchAll(MONEY)].some(({ 0: whole, index }) => !isCountedAfter(text.slice(index + whole.length)));
};

/** Whether two readings are of one amount; null is none. */
export const samePaid = (a: Money | null, b: Money | null) =>
  a?.amountMinor === b?.amountMinor && a?.currency === b?.currency;

const NAMED: readonly [RegExp, Currency][] = [
  [/[₦#]|\bN(?:GN)?\s?\d|naira/iu, 'NGN'],
  [/\$|USD|dollar/iu, 'USD'],
];

/** Every amount of a sentence that tells of a payment. */
export function paymentsIn(note: string): Payment[] {
  return note
    .normalize('NFKC')
    .split(/[!?\n]+|\.(?!\d)/u)
    .flatMap((sentence) => {
      if (!isPaid(sentence)) return [];
      const toMe = new RegExp(`\\b${TO_ME}`, 'iu').test(sentence);
      return [...sentence.matchAll(MONEY)].flatMap(({ 0: whole, index, groups }) =>
        isCountedAfter(sentence.slice(index + whole.length)) ||
        (!toMe && FOR_OTHERS.test(sentence.slice(index + whole.length)))
          ? []
          : [
              {
                amount: groups?.amount ?? '',
                isForEach: groups?.each !== undefined || isSaidTwice(groups, sentence, index),
              },
            ],
      );
    });
}

/** "500 500" is Pidgin for 500 from each. */
const isSaidTwice = (groups: Record<string, string> | undefined, sentence: string, at: number) =>
  groups?.bare !== undefined && new RegExp(`^${groups.bare}\\s${groups.bare}(?![\\d,])`, 'u').test(sentence.slice(at));

/** Paid, or left as a deposit, without saying how much. */
const PAID_UNSAID =
  /\b(?:paid|don pay) (?:me|us)\b(?! (?:back|attention|no|an?\b|little|compliments?|mind|for (?:my|our)|visit))|\b(?:left|leave|drop|dropped|made|paid|put down) (?:(?:an?|the|her|his|their|some) )?(?:small )?deposit\b(?! (?:on|for) (?:an?|her|his|their|the) (?:house|shop|rent|car|land|flat))/iu;

/** Whether a note tells of a payment or a deposit without its amount. */
export const tellsOfPayment = (note: string) =>
  note
    .normalize('NFKC')
    .split(/[!?\n]+|\.(?!\d)/u)
    .some((sentence) => {
      const paid = PAID_UNSAID.exec(sentence);
      if (!paid) return false;
      const before = sentence.slice(0, paid.index).replace(ONCE_DONE, '');
      return !NOT_DONE.test(before) && !TOLD.test(before);
    });

/** Whether a sentence says that somebody paid, before which nothing says that they did not, might, or only told of it. */
function isPaid(sentence: string): boolean {
  const toMe = new RegExp(`\\b${TO_ME}`, 'iu').exec(sentence);
  if (toMe) return !NOT_DONE.test(sentence.slice(0, toMe.index).replace(ONCE_DONE, ''));
  const paid = new RegExp(`\\b${PAID}`, 'iu').exec(sentence);
  if (!paid) return false;
  const before = sentence.slice(0, paid.index);
  return !NOT_DONE.test(before) && !TOLD.test(before);
}
