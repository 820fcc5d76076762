import { expect, it, vi } from 'vitest';
import { type OpenedSigning, readSigningFile } from '#contract/signing/signatures.ts';
import { file, offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { ReadFile } from './read-file.tsx';

const token = 'a'.repeat(43);
const moment = '2026-11-20T09:00:00.000Z';
const signing: OpenedSigning = {
  id: 'r1',
  title: 'Our NDA',
  versionNumber: 1,
  sha256: 'b'.repeat(64),
  state: 'pending',
  inOrder: false,
  message: '',
  createdAt: moment,
  expiresAt: '2026-12-20T09:00:00.000Z',
  completedAt: null,
  hasCertificate: true,
  events: [],
  owner: 'Ada Okafor',
  law: { text: '', source: { name: '', checked: true } },
  signers: [],
  me: 's1',
  can: { sign: true, decline: true },
};
/** SHA-256 of "signed", as `printf signed | sha256sum` gives it. */
const signedSha256 = '4a3cdfae6f291c8f544daea5b72905cf9e74c1ed427d831ad0d7ca00c73c794d';
const answer = file('Our NDA.pdf', 'signed', 'application/pdf');

async function open() {
  const onRead = vi.fn();
  const screen = await show(<ReadFile token={token} signing={signing} onRead={onRead} />, { as: 'nobody' });
  return { ...screen, onRead };
}

it('hashes exactly the bytes that were read, and says which file it is getting', async () => {
  const release = api.hold(readSigningFile, answer);
  const { getByRole, onRead } = await open();
  await getByRole('button', { name: 'Read the document' }).click();
  await expect.element(getByRole('button', { name: 'Getting the document…' })).toBeDisabled();
  await expect.element(getByRole('button', { name: 'Get the certificate' })).toBeEnabled();
  release();
  await expect.element(getByRole('button', { name: 'Read the document' })).toBeEnabled();
  expect(onRead.mock.calls).toEqual([[signedSha256]]);
  expect(api.calls(readSigningFile).map(({ body }) => body)).toEqual([{ token, file: 'document' }]);
});

it('takes the certificate for no document that was read', async () => {
  api.on(readSigningFile, answer);
  const { getByRole, onRead } = await open();
  await getByRole('button', { name: 'Get the certificate' }).click();
  await expect.poll(() => api.calls(readSigningFile).map(({ body }) => body.file)).toEqual(['certificate']);
  await expect.element(getByRole('button', { name: 'Get the certificate' })).toBeEnabled();
  expect(onRead).not.toHaveBeenCalled();
});

it('says why a file did not come, and gets it when asked again', async () => {
  api.on(readSigningFile, offline, answer);
  const { getByRole, onRead } = await open();
  await getByRole('button', { name: 'Read the document' }).click();
  await expect
    .element(getByRole('alert'))
    .toHaveTextContent('Network error. Please check your connection and try again.');
  await getByRole('button', { name: 'Read the document' }).click();
  await expect.poll(() => onRead.mock.calls.length).toBe(1);
  await expect.element(getByRole('alert')).not.toBeInTheDocument();
});
