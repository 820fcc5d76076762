import type { Intake } from './intake.ts';
import { BLANK, offerWords } from './offer-words.ts';
import { mayTestBefore, type PermissionFirst } from './permission-first.ts';
import { phrasesOf } from './phrases.ts';
import { capital, phrase } from './safe-text.ts';
import type { TestCard } from './test-cards.ts';
import type { TestKind } from './test-templates.ts';

/** Something to take along to a test: plain text with line breaks, to copy or to print. */
export type KitPart = { id: KitPartId; title: string; use: string; text: string };
export type KitPartId = 'sheet' | 'invitation' | 'letter' | 'landing' | 'message' | 'poster';

const SELLS: readonly KitPartId[] = ['landing', 'message', 'poster'];

/** Talks need no offer, an offer needs words for it, and an authority needs a letter. This product's own convention. */
const PARTS: Readonly<Record<TestKind, readonly KitPartId[]>> = {
  interviews: ['sheet', 'invitation'],
  costDiary: ['sheet', 'invitation'],
  access: ['sheet', 'invitation'],
  consent: ['sheet', 'invitation'],
  sources: ['sheet'],
  costSheet: ['sheet'],
  renewal: ['sheet'],
  choice: ['sheet', ...SELLS],
  trial: ['sheet', ...SELLS],
  prototype: ['sheet', ...SELLS],
  presale: ['sheet', ...SELLS],
  channel: ['sheet', ...SELLS],
  signOff: ['sheet', ...SELLS],
  letters: ['letter'],
  counsel: ['letter'],
};

/** What to take along to this test, filled in from the answers. Until a permission that comes first is there, nothing sells. */
export function testKit(card: TestCard, intake: Intake, first: PermissionFirst | null): KitPart[] {
  if (first && card.assumptionId !== first.assumption.id && !mayTestBefore(first, card.kind)) return [];
  const words = wordsOf(intake);
  return PARTS[card.kind].map((id) => ({ id, ...ABOUT[id], text: WRITERS[id](card, words).join('\n') }));
}

const ABOUT: Readonly<Record<KitPartId, Pick<KitPart, 'title' | 'use'>>> = {
  sheet: { title: 'Sheet for one person', use: 'Print one for each person, and fill it in while they talk.' },
  invitation: {
    title: 'Message that asks for a talk',
    use: 'Send it by WhatsApp or SMS. It does not say what your idea is.',
  },
  letter: {
    title: 'Page for a lawyer or an authority',
    use: 'Send it, and keep the answer: a written one is evidence.',
  },
  landing: {
    title: 'Text of a web page',
    use: 'Enough for one page with one button. Say nothing that you cannot keep.',
  },
  message: { title: 'Message with the offer', use: 'Send it by WhatsApp or SMS, to one person at a time.' },
  poster: { title: 'Poster', use: 'Print it, and put it where they pass.' },
};

type Words = ReturnType<typeof wordsOf>;

const wordsOf = (intake: Intake) => ({
  ...phrasesOf(intake),
  ...offerWords(intake),
  edge: phrase(intake.edge, '', 200),
});

const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`);
const withRoom = (lines: readonly string[]) => lines.flatMap((line) => [line, BLANK.repeat(4), BLANK.repeat(4), '']);

const WRITERS: Readonly<Record<KitPartId, (card: TestCard, words: Words) => string[]>> = {
  sheet: (card, { name }) => [
    `${name}: ${card.name}`,
    `Day: ${BLANK}   Place: ${BLANK}`,
    `Who (first name or initials): ${BLANK}   How we met: ${BLANK}`,
    'Ask first: may I write down what you say? I will not pass on your name.',
    '',
    ...withRoom([...numbered(card.script), 'What did they do or show, not only say?']),
    `It counts when: ${card.success}`,
    'It counted:  yes  /  no',
  ],
  invitation: (_, { group }) => [
    `Hello. I am finding out how things are for ${group}. I have nothing to sell.`,
    'May I ask you about the last time, for ten minutes, by phone or where you are?',
    'Your name stays with me.',
  ],
  letter: (card, { name, plan, segment, place, payer, price, touchpoints }) => [
    `${name}: may we do this?`,
    '',
    `What we would do: ${plan}.`,
    `For whom, and where: ${segment}; ${place}.`,
    `Who would pay, and how much: ${payer}; ${price}.`,
    `What we would hold or handle: ${touchpoints.length > 0 ? touchpoints.join('; ') : BLANK}.`,
    '',
    ...numbered([...card.script, 'Who else must agree?']),
    '',
    `Please answer in writing, by ${BLANK} if you can.`,
    `Name, address and telephone: ${BLANK}`,
  ],
  landing: (_, { name, line, where, problem, edge, price }) => [
    name,
    '',
    `${line}.`,
    `${where}.`,
    '',
    ...(problem === '' ? [] : ['What goes wrong today', `${capital(problem)}.`, '']),
    ...(edge === '' ? [] : ['Why this is different', `${capital(edge)}.`, '']),
    'What it costs',
    `${price}. You get a receipt, and your money back if we do not deliver.`,
    '',
    '[ Reserve mine ]',
    `Questions? ${BLANK}`,
  ],
  message: (_, { lineAndPlace, price }) => [
    `Hello. ${lineAndPlace}.`,
    `It costs ${price}.`,
    'Reply YES and I will tell you how to reserve it. If not: what would have to be different?',
  ],
  poster: (_, { name, line, priceAndPlace }) => [
    name.toUpperCase(),
    '',
    `${line}.`,
    '',
    priceAndPlace,
    '',
    `Call or WhatsApp: ${BLANK}`,
  ],
};
