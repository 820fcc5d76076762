import { asPlace } from '../first-look/plain.ts';
import { unitOfPrice } from '../first-look/price.ts';
import { formatPlainMoney } from '../money/money.ts';
import type { Intake } from './intake.ts';
import { listed, midSentence, phrase } from './safe-text.ts';
import { plainWords } from './vague-words.ts';

const NOTHING =
  /^(they )?(do |does )?(no|none|nothing|not applicable|nil|no one|no alternative|there (is|are) none)\b(?! \p{L}+ \p{L}+)/iu;

/** True for an honest "none" or "nothing": an answer, unlike "n/a". */
export function saysNothing(text: string): boolean {
  return NOTHING.test(text.trim());
}

const NOT_NEEDED = /^(no|not|none)\b.*\b(needed|required|necessary|apply|applies)$/iu;

/** True for an answer that says that no permission is needed. */
export function saysNoPermission(text: string): boolean {
  return saysNothing(text) || NOT_NEEDED.test(text.trim().replace(/[.!]$/u, ''));
}

/** True for "same", "the same person": the payer is the user. */
export function saysSame(text: string): boolean {
  return /^(it s |its |is )?(the |that )?same\b/u.test(plainWords(text));
}

/** The payer in words: the user's own where the founder wrote "same". */
export function payerOf(intake: Intake): string {
  return intake.payer.trim() === '' || saysSame(intake.payer) ? intake.user : intake.payer;
}

/** True when somebody else pays than the one who uses it. */
export function payerDiffers(intake: Intake): boolean {
  const plain = (text: string) => text.trim().toLowerCase();
  return plain(payerOf(intake)) !== plain(intake.user);
}

/** What the intake says, as phrases that fit into a sentence; each has a fallback, so that a draft reads well too. */
export function phrasesOf(intake: Intake) {
  const unit = unitOfPrice(phrase(intake.priceUnit, '', 60));
  const price = intake.price ? formatPlainMoney(intake.price) : 'your price';
  const alternatives = intake.alternatives
    .filter(({ name }) => !saysNothing(name))
    .map(({ name }) => midSentence(phrase(name, '', 60)))
    .filter((name) => name !== '');
  return {
    segment: midSentence(phrase(intake.segment, 'your customers')),
    place: phrase(asPlace(intake.place), 'your first place', 80),
    user: midSentence(phrase(intake.user, 'the user', 80)),
    payer: midSentence(phrase(payerOf(intake), 'the payer', 80)),
    price: unit === '' ? price : `${price} ${unit}`,
    channel: midSentence(phrase(intake.channel, 'your channel')),
    alternatives,
    rivals: alternatives.length > 0 ? listed(alternatives) : 'what they do today',
    touchpoints: intake.regulatedTouchpoints.filter((one) => !saysNoPermission(one)).map((one) => phrase(one, '', 80)),
  };
}

export type Phrases = ReturnType<typeof phrasesOf>;
