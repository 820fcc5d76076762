import { expect, it } from 'vitest';
import { verifyFile } from '#contract/signing/signatures.ts';
import { offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '../paths.ts';
import Verify from './verify.tsx';

/** SHA-256 of "signed", as `printf signed | sha256sum` gives it. */
const signedSha256 = '4a3cdfae6f291c8f544daea5b72905cf9e74c1ed427d831ad0d7ca00c73c794d';
const pdf = new File(['signed'], 'nda.pdf', { type: 'application/pdf' });
const signer = { id: 's1', name: 'Ada Okafor', company: 'Cairn Ltd', title: '', state: 'signed' as const };
const found = {
  file: 'document' as const,
  title: 'Our NDA',
  state: 'completed' as const,
  completedAt: '2026-11-20T09:00:00.000Z',
  signers: [{ ...signer, signedAt: '2026-11-20T09:00:00.000Z' }],
};

/** Chooses the file on the page. */
async function choose() {
  const screen = await show(<Verify />, { at: paths.verify, as: 'nobody' });
  await screen.getByLabelText('Choose a PDF to check').upload(pdf);
  return screen;
}

it('sends the hash of the file, and nothing else of it', async () => {
  api.on(verifyFile, { found });
  const screen = await choose();
  await expect.element(screen.getByText('Signed by everybody')).toBeVisible();
  await expect.element(screen.getByText('“nda.pdf” is the document “Our NDA”, unchanged.')).toBeVisible();
  await expect.element(screen.getByText('Ada Okafor, Cairn Ltd: signed')).toBeVisible();
  expect(api.calls(verifyFile).map(({ body }) => body)).toEqual([{ sha256: signedSha256 }]);
});

it.each([
  [{ found: null }, 'Not a file that was signed here'],
  [{ found: { ...found, state: 'pending' as const, completedAt: null } }, 'Not signed by everybody yet'],
  [{ found: { ...found, state: 'declined' as const, completedAt: null } }, 'Never signed by everybody'],
  [offline, 'Network error. Please check your connection and try again.'],
])('says what is not proved: %#', async (answer, sentence) => {
  api.on(verifyFile, answer);
  const screen = await choose();
  await expect.element(screen.getByText(sentence)).toBeVisible();
});

it('can be told to check the same file again', async () => {
  api.on(verifyFile, { found: null }, { found });
  const screen = await choose();
  await expect.element(screen.getByText('Not a file that was signed here')).toBeVisible();
  await screen.getByLabelText('Choose a PDF to check').upload(pdf);
  await expect.element(screen.getByText('Signed by everybody')).toBeVisible();
});

it('takes a file that is dropped on it, and shows where while it is held over it', async () => {
  api.on(verifyFile, { found });
  const screen = await show(<Verify />, { at: paths.verify, as: 'nobody' });
  const place = screen.getByText('or drop it here').element().closest('label') as HTMLElement;
  const look = place.className;
  const drag = (type: string) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdf);
    place.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  };
  drag('dragover');
  await expect.poll(() => place.className).not.toBe(look);
  expect(look).toContain('border-control');
  drag('drop');
  await expect.element(screen.getByText('Signed by everybody')).toBeVisible();
  expect(place.className).toBe(look);
});
