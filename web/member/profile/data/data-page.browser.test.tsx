import { expect, it } from 'vitest';
import { keepAccount, type OwnErasure, readErasure, requestErasure } from '#contract/own-data/erasure.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { readDemoPage } from '#tests/components/demo-page.tsx';
import { show } from '#tests/components/show.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { ErasureCard } from './erasure-card.tsx';
import { QuestionsCard } from './questions-card.tsx';

const own: OwnErasure = {
  ending: null,
  refusal: null,
  sessions: 2,
  erased: [{ in: 'Your account', holds: ['Your profile', 'Your photo'] }],
  kept: [
    {
      title: 'Invoices and the books',
      why: 'Tax and accounting law makes us keep them.',
      until: 'For as long as that law asks it of us.',
      holds: ['Invoices that were issued or paid'],
    },
  ],
};
const ending = { requestedAt: '2026-11-20T09:00:00.000Z', dueAt: '2026-12-04T09:00:00.000Z' };
const email = 'ada@cairn.example';
const card = <ErasureCard email={email} />;
const asked = {
  id: 'r1',
  kind: 'data',
  question: 'What do you hold about me?',
  requestedAt: '2026-11-20T09:00:00.000Z',
  dueOn: '2026-12-04',
  versionNumber: null,
  answer: null,
};
const consents = [
  { subject: 'ai', version: null, given: false, at: '2026-11-21T09:00:00.000Z' },
  { subject: 'terms', version: '1', given: true, at: '2026-11-20T09:00:00.000Z' },
];

it.each([
  ['erasure', card, { '/own-data/erasure': own }],
  ['erasure-ending', card, { '/own-data/erasure': { ...own, ending } }],
  ['erasure-adviser', card, { '/own-data/erasure': { ...own, sessions: 0, refusal: 'adviser' } }],
  ['consents', <ConsentsCard key="consents" />, { '/accounts/consents': { items: consents } }],
  ['questions', <QuestionsCard key="questions" />, { '/requests': { items: [asked] } }],
] as const)('says what there is to know of it: %s', async (name, shown, answers) => {
  await expect(await readDemoPage({ shown, at: '/m', answers })).toMatchFileSnapshot(`said/${name}.txt`);
});

const otherAddress = 'This is not the e-mail address of your account.';

it('asks for the address, keeps what was typed when it fails, and then shows the day', async () => {
  api.on(readErasure, own, own, own, { ...own, ending });
  api.on(requestErasure, offline, refused('ERASURE_EMAIL', { fields: { email: otherAddress } }), ending);
  const screen = await show(card, { at: '/m' });
  await screen.getByRole('button', { name: 'Delete my account…' }).click();
  const send = screen.getByRole('dialog').getByRole('button', { name: 'Delete my account' });
  await expect.element(send).toBeDisabled();
  await screen.getByLabelText('Your e-mail address').fill(email);
  await send.click();
  await expect.element(screen.getByText(/Network error.*What you typed is still here\./)).toBeVisible();
  await send.click();
  await expect.element(screen.getByText(otherAddress)).toBeVisible();
  expect(screen.getByText(otherAddress).elements()).toHaveLength(1);
  await send.click();
  await expect.element(screen.getByText(/Your account will be erased on 4th Dec, 2026/)).toBeVisible();
  expect(api.calls(requestErasure).map(({ body }) => body)).toEqual(Array(3).fill({ email }));
});

it('is taken back in one press', async () => {
  api.on(readErasure, { ...own, ending }, own);
  api.on(keepAccount, null);
  const screen = await show(card, { at: '/m' });
  await screen.getByRole('button', { name: 'Keep my account' }).click();
  await expect.element(screen.getByRole('button', { name: 'Delete my account…' })).toBeVisible();
  expect(api.calls(keepAccount)).toHaveLength(1);
});
