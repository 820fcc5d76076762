import { expect, it } from 'vitest';
import { listDocuments } from '#contract/documents/documents.ts';
import { offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import founder from '#tests/fixtures/demo/founder.json';
import { paths } from '#web/paths.ts';
import { OnceVerified } from './once-verified.tsx';

const [sample] = listDocuments.reply.parse(founder['/documents?type=validation&sort=date&pageSize=1']).items;
if (!sample) throw new Error('the demo founder has an idea');
const idea = { ...sample, versionCount: 0 };
const list = (...items: (typeof idea)[]) => ({ items, total: items.length, page: 1, pageSize: 5 });
const at = `${paths.founder.overview}?verified=true`;
const open = (address: string) => show(<OnceVerified>The overview</OnceVerified>, { at: address });

it('leads from the verification mail to the one idea that was begun', async () => {
  api.on(listDocuments, list(idea));
  const screen = await open(at);
  await expect.poll(screen.location).toBe(`${paths.founder.idea(idea.id)}?verified=true`);
});

it.each([
  ['nothing was begun', list()],
  ['there is more than one document', list(idea, { ...idea, id: 'another' })],
  ['a version of it is saved', list({ ...idea, versionCount: 1 })],
  ['what was begun is no idea', list({ ...idea, type: 'nda' })],
  ['the documents cannot be read', offline],
])('shows the overview where %s', async (_name, answer) => {
  api.on(listDocuments, answer);
  const screen = await open(at);
  await expect.element(screen.getByText('The overview')).toBeVisible();
  expect(screen.location()).toBe(at);
});

it('asks for nothing on any other visit', async () => {
  const screen = await open(paths.founder.overview);
  await expect.element(screen.getByText('The overview')).toBeVisible();
  expect(api.calls(listDocuments)).toEqual([]);
});
