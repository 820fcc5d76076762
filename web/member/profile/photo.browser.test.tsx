import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { photoUrl, removePhoto, uploadPhoto } from '#contract/accounts/photo.ts';
import { updateUser } from '#contract/accounts/profile.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { identityCalls } from '#tests/components/identity.ts';
import { show } from '#tests/components/show.tsx';
import { authSession } from '#web/auth/session.ts';
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

it('sends the photo once, however often it is pressed', async () => {
  const release = api.hold(uploadPhoto, { photoURL: shown });
  api.on(updateUser, reply);
  const screen = await open();
  await screen.getByLabelText('Photo', { exact: true }).upload(await halves());
  const save = screen.getByRole('button', { name: 'Save photo' });
  await expect.element(save).toBeEnabled();
  // Before the page has drawn that it waits.
  for (let press = 0; press < 3; press += 1) (save.element() as HTMLElement).click();
  await expect.element(screen.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  release();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect([api.calls(uploadPhoto).length, api.calls(updateUser).length]).toEqual([1, 1]);
});

describe('a picture that was about to be cropped', () => {
  const earlier = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const openWith = (as = {}) => show(<Photo name="Ada" url={earlier} />, { as });
  type Screen = Awaited<ReturnType<typeof openWith>>;
  const isBack = /^Your picture is back, and not saved yet\./;
  const kept = () => Object.values({ ...sessionStorage }).join();

  async function choose(screen: Screen): Promise<void> {
    await screen.getByLabelText('Photo', { exact: true }).upload(await halves());
    await expect.element(screen.getByRole('button', { name: 'Save photo' })).toBeEnabled();
  }

  /** A page that is loaded anew ends without a word: what the tab keeps is as it was. */
  async function reload(screen: Screen): Promise<Screen> {
    const before = { ...sessionStorage };
    await screen.unmount();
    Object.assign(sessionStorage, before);
    return openWith();
  }

  async function saveAgain(screen: Screen): Promise<void> {
    await expect.element(screen.getByRole('dialog')).toHaveAccessibleDescription(isBack);
    expect(screen.container.querySelector('img')?.src).toBe(earlier);
    const sentBefore = [uploadPhoto, updateUser].map((endpoint) => api.calls(endpoint).length);
    api.on(uploadPhoto, { photoURL: shown });
    api.on(updateUser, reply);
    await screen.getByRole('slider', { name: 'Zoom' }).fill('1');
    await screen.getByRole('button', { name: 'Save photo' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(api.calls(uploadPhoto).slice(sentBefore[0])).toHaveLength(1);
    const [left, right] = await edges(api.calls(uploadPhoto).at(-1)?.file);
    expect([left < 60, right > 200]).toEqual([true, true]);
    const sent = api.calls(updateUser).slice(sentBefore[1]);
    expect(sent.map(({ body }) => body)).toEqual([{ photoURL: shown }]);
  }

  it.each([
    ['the upload', () => api.on(uploadPhoto, refused('auth/user-token-expired'))],
    [
      'the change of the profile',
      () => {
        api.on(uploadPhoto, { photoURL: shown });
        api.on(updateUser, refused('auth/user-token-expired'));
      },
    ],
  ])('is back after another login where the session was over at %s', async (_at, refuse) => {
    const before = await openWith();
    await choose(before);
    await expect.poll(kept).toContain('data:image/jpeg');
    refuse();
    api.on(identityCalls.signOut, { token: null });
    api.giveToken(null);
    await before.getByRole('button', { name: 'Save photo' }).click();
    await expect.poll(() => authSession.getState().status).toBe('signed-out');
    await before.unmount();
    await saveAgain(await openWith());
  });

  it('is back after a reload and can be saved, and not a second time', async () => {
    const before = await openWith();
    await choose(before);
    await expect.poll(kept).toContain('data:image/jpeg');
    const after = await reload(before);
    await saveAgain(after);
    const again = await reload(after);
    await expect.element(again.getByRole('button', { name: 'Change photo' })).toBeVisible();
    await expect.element(again.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('is asked for again where the tab cannot keep it, and the earlier photo stays', async () => {
    const keep = Storage.prototype.setItem;
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
      if (value.length > 1000) throw new DOMException('full', 'QuotaExceededError');
      keep.call(this, name, value);
    });
    onTestFinished(() => full.mockRestore());
    const before = await openWith();
    await choose(before);
    await expect.poll(kept).toContain('lost');
    const after = await reload(before);
    const note = after.getByText(/was not saved: .* Choose it again\. Your earlier photo is still here\.$/);
    await expect.element(note).toBeVisible();
    await expect.element(after.getByRole('dialog')).not.toBeInTheDocument();
    expect(after.container.querySelector('img')?.src).toBe(earlier);
    await choose(after);
    await expect.element(note).not.toBeInTheDocument();
    await expect.element(after.getByRole('dialog')).not.toHaveAccessibleDescription(isBack);
  });

  it('is gone for anyone who leaves the page, and never somebody else’s', async () => {
    const left = await openWith();
    await choose(left);
    await expect.poll(kept).toContain('data:image/jpeg');
    const { ...before } = sessionStorage;
    await left.unmount();
    expect(kept()).not.toContain('data:image');
    Object.assign(sessionStorage, before);
    const other = await openWith({ sub: 'another' });
    await expect.element(other.getByRole('button', { name: 'Change photo' })).toBeVisible();
    await expect.element(other.getByRole('dialog')).not.toBeInTheDocument();
  });
});
