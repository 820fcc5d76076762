import { kindOfSentence } from '../first-look/first-look.ts';
import type { IdeaKind } from '../first-look/kinds.ts';
import type { Intake } from './intake.ts';

/** What an idea is made of, as far as it asks for questions of its own. */
export const BUSINESS_KINDS = {
  goods: { label: 'Goods that you make or sell', read: 'goods that you make or sell' },
  hardware: { label: 'Things that must be bought or built first', read: 'things that must be bought or built first' },
  service: { label: 'A service', read: 'a service' },
  marketplace: { label: 'A marketplace', read: 'a marketplace' },
  software: { label: 'Software', read: 'software' },
  other: { label: 'None of these', read: 'none of the kinds that need questions of their own' },
} as const;
export type BusinessKind = keyof typeof BUSINESS_KINDS;

/** What the first look at the pitch took it for. Goods that are made, grown or sold again are said by their own kind. */
const KIND_OF_IDEA: Readonly<Partial<Record<IdeaKind, BusinessKind>>> = {
  rental: 'hardware',
  energy: 'hardware',
  hardware: 'hardware',
  marketplace: 'marketplace',
  software: 'software',
  service: 'service',
  education: 'service',
  health: 'service',
  events: 'service',
  jobs: 'service',
};

/** The others, as they are told. */
const READ_AS: Readonly<Partial<Record<IdeaKind, string>>> = {
  finance: 'a money service',
  transport: 'transport',
  farming: 'farming',
  food: 'food',
  housing: 'housing',
  waste: 'waste and recycling',
  media: 'media',
  making: 'goods that you make',
  retail: 'buying and selling again',
  shop: 'a shop',
};

/** Of these kinds are goods, where the founder says that it is goods. */
const OF_GOODS: ReadonlySet<IdeaKind> = new Set(['making', 'retail', 'food', 'shop', 'farming']);

/** The five beliefs of a chosen kind where the sentence reads as another one. */
const BELIEFS_OF_CHOICE: Readonly<Record<BusinessKind, IdeaKind>> = {
  goods: 'retail',
  hardware: 'hardware',
  service: 'service',
  marketplace: 'marketplace',
  software: 'software',
  other: 'other',
};

/**
 * The kind whose beliefs and first test fit the founder's choice: what the pitch reads as where that is of the chosen kind
 * ("health" is a service), else the chosen kind's own. Undefined where nothing was chosen.
 */
export function ideaKindOf({ businessKind, pitch }: Pick<Intake, 'businessKind' | 'pitch'>): IdeaKind | undefined {
  if (!isBusinessKind(businessKind)) return undefined;
  const read = kindOfSentence(pitch);
  return choiceOf(read) === businessKind ? read : BELIEFS_OF_CHOICE[businessKind];
}

/** Which of the choices a kind of idea is. */
const choiceOf = (ideaKind: IdeaKind): BusinessKind =>
  OF_GOODS.has(ideaKind) ? 'goods' : (KIND_OF_IDEA[ideaKind] ?? 'other');

/** What a kind of idea is called, and which of the choices it is. */
export function kindRead(ideaKind: IdeaKind): { choice: BusinessKind; read: string } {
  const choice = choiceOf(ideaKind);
  return { choice, read: READ_AS[ideaKind] ?? BUSINESS_KINDS[choice].read };
}

export const isBusinessKind = (text: string): text is BusinessKind => Object.hasOwn(BUSINESS_KINDS, text);

/** `isChosen`: the founder said so; otherwise it was read from the pitch, and is null where that says too little. */
export type KindReading = { kind: BusinessKind | null; isChosen: boolean };

/**
 * The kind of an idea: the founder's choice, else what the pitch reads as. It decides which questions are asked, and what the
 * first look says: what counts in the report are the answers. This product's own convention.
 */
export function readBusinessKind({ businessKind, pitch }: Pick<Intake, 'businessKind' | 'pitch'>): KindReading {
  if (isBusinessKind(businessKind)) return { kind: businessKind, isChosen: true };
  return { kind: KIND_OF_IDEA[kindOfSentence(pitch)] ?? null, isChosen: false };
}

/** As the founder reads it, with what they may do about it. */
export function kindLine(intake: Pick<Intake, 'businessKind' | 'pitch'>): string {
  const { kind, isChosen } = readBusinessKind(intake);
  if (kind === null) {
    const read = READ_AS[kindOfSentence(intake.pitch)];
    return read
      ? `We read this as: ${read}. There are no further questions about that.`
      : 'We could not read what kind of idea this is.';
  }
  return `${isChosen ? 'You said that this is' : 'We read this as'}: ${BUSINESS_KINDS[kind].read}.`;
}
