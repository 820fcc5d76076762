import { describe, expect, it } from 'vitest';
import { createAgreement } from '#contract/agreements/agreements.ts';
import { type DocumentEntry, type DocumentType, listDocuments } from '#contract/documents/documents.ts';
import type { Work } from '#contract/programs/course.ts';
import { createCheck, readCheck } from '#contract/readiness/readiness.ts';
import { createIdea, readIdea } from '#contract/validation/validation.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import demo from '#tests/fixtures/demo/assistant.json';
import { keepIdea } from '#web/founder/documents/kept-ideas.ts';
import { paths } from '#web/paths.ts';
import { YourWork } from './your-work.tsx';

const idea = readIdea.reply.parse(demo['/validation/ideas/01a1f000-8e00-7d86-919b-20bcc034fc20']);
const check = readCheck.reply.parse(demo['/readiness/checks/019bfba6-2e00-77d1-a337-b7cf10afbc17']);
const { founder } = paths;
const at = founder.lesson('c1', 'l1');

const entry = (id: string, name: string, type: DocumentType): DocumentEntry => ({
  ...{ id, type, name, ideaId: null, status: 'draft', versionCount: 0, hidden: false },
  ...{ createdAt: '2026-11-18T18:52:10.624Z', updatedAt: '2026-11-18T18:52:10.624Z' },
  can: { open: true, rename: true, delete: true, export: false },
});

/** What the founder has; nothing of any other type. */
function has(...documents: DocumentEntry[]) {
  api.on(listDocuments, ({ query }) => {
    const items = documents.filter(({ type }) => type === query.type);
    return { items, total: items.length, page: 1, pageSize: 100 };
  });
}

const open = (kind: Work['kind'], target = '') =>
  show(<YourWork work={{ kind, target, title: 'Do it', minutes: 20, steps: ['First'] }} />, { at });

describe('the work of a lesson', () => {
  it('opens the question of the only idea', async () => {
    has(entry('i1', '', 'validation'));
    const screen = await open('idea_question', 'problem#lastIncident');
    await expect.element(screen.getByText('For “Untitled idea”, your idea.')).toBeVisible();
    await screen.getByRole('link', { name: 'Open the question' }).click();
    expect(screen.location()).toBe(founder.ideaQuestions('i1', 'problem', 'lastIncident'));
  });

  it('asks which of several, the newest first', async () => {
    has(entry('new', 'Ward Rota', 'validation'), entry('old', 'Kasuwa', 'validation'));
    const screen = await open('conversation');
    const link = screen.getByRole('link', { name: 'Open the day sheet' });
    await expect.element(link).toHaveAttribute('href', founder.ideaDay('new'));
    await screen.getByLabelText('Which idea?').selectOptions('Kasuwa');
    await expect.element(link).toHaveAttribute('href', founder.ideaDay('old'));
  });

  it('begins an idea in one tap where there is none, and opens the place', async () => {
    has();
    api.on(createIdea, idea);
    const screen = await open('idea_question', 'unit#unitCost');
    await expect.element(screen.getByText('You have no idea here yet.')).toBeVisible();
    await screen.getByRole('button', { name: 'Begin an idea' }).click();
    await expect.poll(screen.location).toBe(founder.ideaQuestions(idea.id, 'unit', 'unitCost'));
  });

  it('begins a check for the newest idea', async () => {
    has(entry('new', 'Ward Rota', 'validation'), entry('old', 'Kasuwa', 'validation'));
    api.on(createCheck, refused('PLAN_LIMIT'), check);
    const screen = await open('check_answer', 'legal_4_assigned');
    const button = screen.getByRole('button', { name: 'Begin a readiness check' });
    await button.click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await button.click();
    await expect.poll(screen.location).toBe(founder.checkQuestions(check.id, 'legal', 'legal_4_assigned'));
    expect(api.calls(createCheck).at(-1)?.body).toEqual({ round: 'friends_and_family', ideaId: 'new' });
  });

  it('begins an agreement of its kind under the law that is chosen', async () => {
    has(entry('i1', 'Ward Rota', 'validation'));
    const agreement = createAgreement.reply.parse(demo['/agreements/01a1e5b3-d600-717b-9cb7-2cda1d7db81a']);
    api.on(createAgreement, agreement);
    const screen = await open('agreement', 'founders_agreement');
    await screen.getByLabelText('Which law is it for?').selectOptions('Delaware (US)');
    await screen.getByLabelText('Which idea is it for?').selectOptions('None of these');
    await screen.getByRole('button', { name: 'Begin: Founders’ agreement' }).click();
    await expect.poll(screen.location).toBe(founder.agreementQuestions(agreement.id));
    const body = { kind: 'founders_agreement', jurisdiction: 'us-de', ideaId: null };
    expect(api.calls(createAgreement)[0]?.body).toEqual(body);
  });

  it('opens the place in an idea that this device keeps, where nobody answers', async () => {
    has();
    await (await open('ledger')).unmount();
    keepIdea(idea, new Date('2026-11-27T09:00:00.000Z'));
    api.on(listDocuments, offline);
    const screen = await open('conversation');
    const link = screen.getByRole('link', { name: 'Open the day sheet' });
    await expect.element(link).toHaveAttribute('href', founder.ideaDay(idea.id));
  });

  it('says that it needs the network where there is none, and this device keeps none of them', async () => {
    window.localStorage.clear();
    api.on(listDocuments, offline);
    const screen = await open('conversation');
    await expect
      .element(screen.getByText('This work needs the network: your ideas are not saved', { exact: false }))
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Open my ideas' })).not.toBeInTheDocument();
  });

  it('leads to the tool where the documents cannot be read', async () => {
    api.on(listDocuments, refused('SERVER_FAULT'));
    const screen = await open('ledger');
    const link = screen.getByRole('link', { name: 'Open my readiness checks' });
    await expect.element(link).toHaveAttribute('href', founder.evaluate);
  });
});
