import { beforeEach, expect, it } from 'vitest';
import { listBookings } from '#contract/bookings/bookings.ts';
import { listDocuments, readDocumentProgress } from '#contract/documents/documents.ts';
import { listCourses } from '#contract/programs/programs.ts';
import { readIdea } from '#contract/validation/validation.ts';
import { offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { Nested, show } from '#tests/components/show.tsx';
import demo from '#tests/fixtures/demo/assistant.json';
import FounderOverview from '#web/founder/overview.tsx';
import { paths } from '#web/paths.ts';
import Day from './day/day.tsx';
import Idea from './idea.tsx';
import Working from './working/working.tsx';

const read = readIdea.reply.parse(demo['/validation/ideas/019afa28-3600-7ca4-a947-f44901701112']);
const idea = {
  ...read,
  evidence: read.evidence.map((line) => ({ ...line, who: 'Mama Titi', howMet: 'At her stall' })),
};
const { founder } = paths;
const openDay = (as = {}) => show(new Nested(<Idea />, <Day />), { at: founder.ideaDay(idea.id), as });

beforeEach(() => window.localStorage.clear());

/** Opens a page of the idea with a network, and leaves it. */
async function openOnce() {
  api.on(readIdea, idea);
  const screen = await openDay();
  await expect.element(screen.getByRole('heading', { name: 'A day of conversations' })).toBeVisible();
  await screen.unmount();
  api.on(readIdea, offline);
}

it('opens the day’s sheet with the copy of this device, and takes the idea itself once the network is back', async () => {
  await openOnce();
  const screen = await openDay();
  await expect.element(screen.getByText('This is your idea as it was on', { exact: false })).toBeVisible();
  await expect.element(screen.getByText(idea.intake.title).first()).toBeVisible();
  const card = screen.getByRole('group', { name: 'Person 1' });
  await expect.element(card.getByRole('radio').first()).toBeVisible();
  await card.getByLabelText('What did they say or do?').fill('Lost half a basket');

  api.on(readIdea, idea);
  for (const change of ['offline', 'online']) window.dispatchEvent(new Event(change));
  await expect.element(screen.getByText('No network')).not.toBeInTheDocument();
  await expect.element(card.getByLabelText('What did they say or do?')).toHaveValue('Lost half a basket');
});

it('keeps nobody’s name on the device', async () => {
  await openOnce();
  const kept = JSON.stringify(window.localStorage);
  expect(kept).toContain(idea.evidence[0]?.note);
  expect(kept).not.toContain('Mama Titi');
  expect(kept).not.toContain('At her stall');
});

it('keeps the pages that show and edit the ledger for later, and says which ones open', async () => {
  await openOnce();
  const screen = await show(new Nested(<Idea />, <Working />), { at: founder.ideaWorking(idea.id) });
  await expect.element(screen.getByText('This page needs the network.', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'a day of conversations' })).toBeVisible();
  expect(screen.container.querySelector('h1')).toBeNull();
});

it('is offered on the overview, which cannot be read then', async () => {
  await openOnce();
  for (const call of [listDocuments, readDocumentProgress, listBookings, listCourses]) api.on(call, offline);
  const screen = await show(<FounderOverview />, { at: founder.overview });
  await expect.element(screen.getByRole('heading', { name: 'These open without a network' })).toBeVisible();
  await screen.getByRole('link', { name: 'A day of conversations' }).click();
  await expect.poll(screen.location).toBe(founder.ideaDay(idea.id));
});

it('shows the copy to nobody else on the same device', async () => {
  await openOnce();
  const screen = await openDay({ sub: 'somebody-else' });
  await expect.element(screen.getByRole('heading', { name: 'Your idea could not be read' })).toBeVisible();
});

it('keeps the three ideas that were opened last', async () => {
  for (const id of ['one', 'two', 'three', 'four']) {
    api.on(readIdea, { ...idea, id });
    const screen = await show(new Nested(<Idea />, <Day />), { at: founder.ideaDay(id) });
    await expect.element(screen.getByRole('heading', { name: 'A day of conversations' })).toBeVisible();
    await screen.unmount();
  }
  const { copies } = JSON.parse(window.localStorage.getItem('cairn.member.ideas') ?? '{}');
  expect(copies.map((copy: { idea: { id: string } }) => copy.idea.id)).toEqual(['four', 'three', 'two']);
});
