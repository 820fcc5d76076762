import { expect, it } from 'vitest';
import { listDocuments } from '#contract/documents/documents.ts';
import { createIdea, readIdea } from '#contract/validation/validation.ts';
import { offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import demo from '#tests/fixtures/demo/assistant.json';
import { keepSentence, readKeptSentence } from '#web/drafts/kept-sentence.ts';
import { keepTypedSentence, typedSentence } from '#web/drafts/typed-sentence.ts';
import { paths } from '#web/paths.ts';
import Start from './start.tsx';

const idea = readIdea.reply.parse(demo['/validation/ideas/01a1f000-8e00-7d86-919b-20bcc034fc20']);
const kept = {
  key: 'a'.repeat(32),
  sentence: 'Fish sellers in Makoko rent a cold box for ₦500 a day',
  title: 'Cold box',
};

it('begins an idea with the kept sentence once, however often it is sent, and opens its questions', async () => {
  keepSentence(localStorage, kept);
  keepTypedSentence(sessionStorage, kept.sentence);
  api.on(listDocuments, offline);
  api.on(createIdea, offline);
  const screen = await show(<Start />, { at: paths.founder.keepIdea(kept.key) });
  await expect.element(screen.getByText('Your sentence is still on this device.')).toBeVisible();
  expect(readKeptSentence(localStorage, kept.key)).toEqual(kept);

  api.on(createIdea, idea);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(screen.location).toBe(paths.founder.ideaQuestions(idea.id, 'idea'));
  const calls = api.calls(createIdea);
  const price = { amountMinor: 500_00, currency: 'NGN' };
  const told = { segment: 'Fish sellers', place: 'Makoko', price, priceUnit: 'per day' };
  const intake = { pitch: kept.sentence, title: kept.title, ...told };
  expect(calls.map(({ body }) => body.intake)).toEqual([intake, intake]);
  expect(new Set(calls.map(({ key }) => key))).toEqual(new Set([kept.key]));
  expect(readKeptSentence(localStorage, kept.key)).toBeNull();
  expect(typedSentence(sessionStorage)).toBe('');
});

it('takes along the price of a sentence that the first look could not read', async () => {
  const sentence = 'I want to sell at ₦5,000 each';
  keepSentence(localStorage, { ...kept, sentence, title: '' });
  api.on(listDocuments, offline);
  api.on(createIdea, idea);
  await show(<Start />, { at: paths.founder.keepIdea(kept.key) });
  const price = { amountMinor: 5_000_00, currency: 'NGN' };
  await expect.poll(() => api.calls(createIdea).map(({ body }) => body.intake?.price)).toEqual([price]);
});

it.each([
  ['Fish sellers in Makoko sell fish to restaurants', 'Fish', 'Fish for restaurants'],
  ['I sell fish', 'Fish', ''],
])('gives no idea a name of one common noun: %s', async (sentence, title, name) => {
  const one = { ...kept, sentence, title };
  keepSentence(localStorage, one);
  api.on(listDocuments, offline);
  api.on(createIdea, idea);
  await show(<Start />, { at: paths.founder.keepIdea(one.key) });
  await expect.poll(() => api.calls(createIdea).map(({ body }) => body.intake?.title)).toEqual([name]);
});

it('takes along the kind that the stranger chose', async () => {
  keepSentence(localStorage, { ...kept, businessKind: 'service' });
  api.on(listDocuments, offline);
  api.on(createIdea, idea);
  await show(<Start />, { at: paths.founder.keepIdea(kept.key) });
  await expect.poll(() => api.calls(createIdea).map(({ body }) => body.intake?.businessKind)).toEqual(['service']);
});

it('begins nothing for anyone who comes without the key of the sentence', async () => {
  keepSentence(localStorage, kept);
  api.on(listDocuments, offline);
  const screen = await show(<Start />, { at: paths.founder.keepIdea('another') });
  await expect.element(screen.getByRole('button', { name: 'Start this idea' })).toBeVisible();
  expect(api.calls(createIdea)).toEqual([]);
});
