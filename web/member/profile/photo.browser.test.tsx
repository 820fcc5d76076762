import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { photoUrl, removePhoto, uploadPhoto } from '#contract/accounts/photo.ts';
import { updateUser } from '#contract/accounts/profile.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { Photo } from './photo.tsx';

/** A picture of two halves: black to the left, white to the right. */
async function halves(type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(400, 200);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillRect(0, 0, 200, 200);
  context.fillStyle = 'white';
  context.fillRect(200, 0, 200, 200);
  return new File([await canvas.convertToBlob({ type })], 'halves.png', { type });
}
const shown = photoUrl('u1', 'a'.repeat(32));
const reply = {
  name: 'Ada Obi',
  email: 'ada@cairn.example',
  photo_url: shown,
  phone_number: null,
  experience_years: null,
  company: null,
};
const open = () => show(<Photo name="Ada Ọlá Obi" url={null} />);

/** How dark the picture is at its left and its right edge: 0 is black. */
async function edges(file: File | null | undefined): Promise<[number, number]> {
  const bitmap = await createImageBitmap(file ?? new Blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const at = (x: number) => context?.getImageData(x, bitmap.height / 2, 1, 1).data[0] ?? Number.NaN;
  return [at(4), at(bitmap.width - 5)];
}

it('sends the square that was chosen, then its address, and says so', async () => {
  const release = api.hold(uploadPhoto, { photoURL: shown });
  api.on(updateUser, reply);
  const screen = await open();
  await expect.element(screen.getByText('AO', { exact: true })).toBeVisible();
  await screen.getByLabelText('Photo', { exact: true }).upload(await halves());
  await screen.getByRole('application', { name: 'Move the picture with the arrow keys' }).click();
  await screen.getByRole('slider', { name: 'Zoom' }).fill('4');
  await screen.getByRole('button', { name: 'Save photo' }).click();
  await expect.element(screen.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  release();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(api.calls(updateUser).map(({ body }) => body)).toEqual([{ photoURL: shown }]);
  const [sent] = api.calls(uploadPhoto);
  expect([sent?.file?.name, sent?.file?.type]).toEqual(['photo.jpg', 'image/jpeg']);
  const bitmap = await createImageBitmap(sent?.file ?? new Blob());
  expect([bitmap.width, bitmap.height]).toEqual([512, 512]);
  const [left, right] = await edges(sent?.file);
  expect(left).toBeLessThan(60);
  expect(right).toBeGreaterThan(200);
});

it('moves the picture by the arrow keys', async () => {
  api.on(uploadPhoto, { photoURL: shown });
  api.on(updateUser, reply);
  const screen = await open();
  await screen.getByLabelText('Photo', { exact: true }).upload(await halves());
  const square = screen.getByRole('application');
  await expect.element(screen.getByRole('button', { name: 'Save photo' })).toBeEnabled();
  (square.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft>30/}');
  await screen.getByRole('button', { name: 'Save photo' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  const [left, right] = await edges(api.calls(uploadPhoto)[0]?.file);
  expect(Math.abs(left - right)).toBeLessThan(30);
});

it('only logs an upload that failed, and keeps the picture to try again', async () => {
  api.on(uploadPhoto, offline);
  const screen = await open();
  await screen.getByLabelText('Photo', { exact: true }).upload(await halves());
  await screen.getByRole('button', { name: 'Save photo' }).click();
  await expect.poll(() => api.calls(uploadPhoto)).toHaveLength(1);
  await expect.element(screen.getByRole('button', { name: 'Save photo' })).toBeEnabled();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  expect(api.calls(updateUser)).toEqual([]);
});

it('says why the profile could not be changed', async () => {
  api.on(uploadPhoto, { photoURL: shown });
  api.on(updateUser, refused('SERVER_FAULT'));
  const screen = await open();
  await screen.getByLabelText('Photo', { exact: true }).upload(await halves());
  await screen.getByRole('button', { name: 'Save photo' }).click();
  await expect.element(screen.getByText(/A server error occurred\. Please try again later\./)).toBeVisible();
});

it.each([
  ['another kind of file', () => new File(['GIF89a'], 'me.gif', { type: 'image/gif' }), /^Choose a JPG or PNG picture/],
  ['what no device draws', () => new File(['ftypheic'], 'me.jpg', { type: 'image/jpeg' }), /^Choose a JPG or PNG/],
  [
    'three megabytes',
    () => new File([new Uint8Array(3_145_728)], 'me.jpg', { type: 'image/jpeg' }),
    /^File size must be less than 3MB$/,
  ],
])('says what is wrong with %s, and sends nothing', async (_, make, text) => {
  const screen = await open();
  await screen.getByLabelText('Photo', { exact: true }).upload(make());
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Add a photo' })).toHaveAccessibleDescription(text);
  await screen.getByLabelText('Photo', { exact: true }).upload(await halves());
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText(text)).not.toBeInTheDocument();
});

it('removes the photo, and shows the letters of the name where it cannot be fetched', async () => {
  api.on(removePhoto, null);
  const screen = await show(<Photo name="Ada" url="/nowhere.jpg" />);
  await expect.element(screen.getByText('A', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Remove photo' }).click();
  await expect.poll(() => api.calls(removePhoto)).toHaveLength(1);
});
