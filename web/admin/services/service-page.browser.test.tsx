import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listAdvisers } from '#contract/consultation/admin-advisers.ts';
import { createService, listAllServices } from '#contract/consultation/admin-services.ts';
import { offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import answers from '#tests/fixtures/demo/admin.json';
import { paths } from '#web/paths.ts';
import ServicePage from './service-page.tsx';

const services = listAllServices.reply.parse(answers['/admin/consultation/services']);
const [first] = services.items;
if (!first) throw new Error('the demo has services');

const open = async () => {
  const screen = await show(<ServicePage />, { at: paths.admin.newService });
  await expect.element(screen.getByLabelText('Title')).toBeVisible();
  return screen;
};

beforeEach(() => {
  api.on(listAllServices, services);
  api.on(listAdvisers, listAdvisers.reply.parse(answers['/admin/consultation/advisers']));
});

it('marks what is missing, in its place, and asks nobody', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Add this service' }).click();
  await expect.element(screen.getByLabelText('Title')).toBeInvalid();
  await expect.element(screen.getByLabelText('Description')).toBeInvalid();
  await expect.element(screen.getByText('Fill this in, or take the point away.')).toBeVisible();
  await expect.element(screen.getByLabelText('Title')).toHaveFocus();
  expect(api.calls(createService)).toHaveLength(0);
});

it('adds, moves and takes away points, up to eight', async () => {
  const screen = await open();
  const points = () =>
    screen
      .getByRole('textbox', { name: /^Point \d$/ })
      .elements()
      .map((field) => (field as HTMLInputElement).value);
  await screen.getByRole('textbox', { name: 'Point 1' }).fill('One');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox', { name: 'Point 2' })).toHaveFocus();
  await screen.getByRole('textbox', { name: 'Point 2' }).fill('Two');
  await expect.element(screen.getByRole('button', { name: 'Move point 1 up' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Move point 2 up' }).click();
  await expect.poll(points).toEqual(['Two', 'One']);
  await expect.element(screen.getByRole('textbox', { name: 'Point 1' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(points).toEqual(['Two', '', 'One']);
  await screen.getByRole('button', { name: 'Take point 2 away' }).click();
  await expect.poll(points).toEqual(['Two', 'One']);
  const add = screen.getByRole('button', { name: 'Add a point' });
  for (let count = 2; count < 8; count += 1) await add.click();
  await expect.poll(points).toHaveLength(8);
  await expect.element(add).toBeDisabled();
  (screen.getByRole('textbox', { name: 'Point 8' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(points()).toHaveLength(8);
});

it('sends what was typed, keeps it through a lost connection, and leads back to the list', async () => {
  api.on(createService, offline, first);
  const screen = await open();
  await screen.getByLabelText('Title').fill('Pitch review');
  await screen.getByLabelText('Description').fill('We read your pitch.');
  await screen.getByRole('textbox', { name: 'Point 1' }).fill('A written summary');
  await screen.getByLabelText('Price in naira').fill('25,000');
  await screen.getByLabelText('Price in dollars').fill('20');
  await screen.getByLabelText('Meeting link').fill('https://meet.example/cairn');
  await screen.getByRole('checkbox', { name: 'Dele Afolabi' }).click();
  const submit = screen.getByRole('button', { name: 'Add this service' });
  await submit.click();
  await expect.element(screen.getByText('Network error.').first()).toBeVisible();
  await expect.element(screen.getByLabelText('Title')).toHaveValue('Pitch review');
  await submit.click();
  await expect.poll(screen.location).toBe(paths.admin.services);
  const [lost, sent] = api.calls(createService);
  expect(sent?.key).toBe(lost?.key);
  expect(sent?.body).toEqual({
    title: 'Pitch review',
    description: 'We read your pitch.',
    bulletPoints: ['A written summary'],
    minutes: 60,
    stepMinutes: 30,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 15,
    prices: { NGN: 2_500_000, USD: 2_000 },
    rules: { minimumNoticeHours: 24, horizonDays: 60, cancelNoticeHours: 24, moveNoticeHours: 24, maxMoves: 2 },
    needsConfirmation: false,
    meeting: { kind: 'link', url: 'https://meet.example/cairn' },
    active: true,
    position: services.items.length + 1,
    adviserIds: ['01a2049a-085f-7acb-b7d4-ea14640e0297'],
  });
});
