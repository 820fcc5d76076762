import { expect, it } from 'vitest';
import { stopPublishing } from '#contract/signing/publication.ts';
import { listReaders, type Reader } from '#contract/signing/readers.ts';
import { revokeShareLink, type ShareLink } from '#contract/signing/sharing.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { readDemoPage } from '#tests/components/demo-page.tsx';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import { ReadersCard } from './readers.tsx';

const at = paths.member.settings;
const idea = { id: 'd1', name: 'Kasuwa Ledger', type: 'validation' } as const;
const nda = { id: 'd2', name: 'NDA with Bola', type: 'nda' } as const;
const since = '2026-11-20T09:00:00.000Z';
const until = '2026-12-04T09:00:00.000Z';
const link: Reader = {
  ...{ kind: 'link', id: 'l1', document: idea, versionNumber: 2, label: 'Bola', since, until, opened: 3 },
};
const published: Reader = { ...link, kind: 'published', id: 'AbCdEfGhJk', label: null, until: null, opened: null };
const signing: Reader = { ...link, kind: 'signing', id: 's1', document: nda, label: 'Bola, Chidi', opened: null };
const witness: Reader = { ...link, kind: 'witness', id: 'w1', versionNumber: null, label: null, opened: null };
const many = [0, 1, 5].map((opened): Reader => ({ ...link, id: `m${opened}`, label: `Reader ${opened}`, opened }));
const revoked: ShareLink = {
  ...{ id: 'l1', label: 'Bola', versionNumber: 2, createdAt: since, expiresAt: until, revokedAt: since },
  ...{ state: 'revoked', url: null, viewCount: 3, views: [], can: { revoke: false } },
};

it.each<[string, object, { roles: ['user', 'founder'] | ['user', 'investor'] }]>([
  ['all', { items: [link, published, signing, witness], isCut: false }, { roles: ['user', 'founder'] }],
  ['many', { items: [link, published, signing, witness, ...many], isCut: true }, { roles: ['user', 'founder'] }],
  ['none', { items: [], isCut: false }, { roles: ['user', 'founder'] }],
  ['investor', { items: [], isCut: false }, { roles: ['user', 'investor'] }],
])('says who can read what, since when and until when: %s', async (name, list, as) => {
  const press = name === 'many' ? ['Show all 7'] : [];
  const said = await readDemoPage({ shown: <ReadersCard />, at, as, answers: { '/readers': list }, press });
  await expect(said).toMatchFileSnapshot(`said/readers-${name}.txt`);
});

it('ends one only when that was meant, and lists who is left', async () => {
  api.on(listReaders, { items: [link, published], isCut: false }, { items: [published], isCut: false });
  api.on(revokeShareLink, revoked);
  const screen = await show(<ReadersCard />, { at });
  const end = screen.getByRole('button', { name: /^End this link: Private link for Bola/ });
  await end.click();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(api.calls(revokeShareLink)).toEqual([]);
  await end.click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'End this link' }).click();
  await expect.element(end).not.toBeInTheDocument();
  await expect.element(screen.getByText('Published page')).toBeVisible();
  expect(api.calls(revokeShareLink).map(({ params }) => params)).toEqual([{ documentId: 'd1', linkId: 'l1' }]);
});

it('says why one could not be ended, and leaves it in the list', async () => {
  api.on(listReaders, { items: [published], isCut: false });
  api.on(stopPublishing, offline, refused('SERVER_FAULT'));
  const screen = await show(<ReadersCard />, { at });
  await screen.getByRole('button', { name: /^Stop publishing: Published page/ }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Stop publishing' }).click();
  await expect.element(screen.getByText(/Network error\. Please check your connection/)).toBeVisible();
  await expect.element(screen.getByText('Published page')).toBeVisible();
});
