import { photoLimits, photoTooLarge } from '#contract/accounts/photo.ts';

/** A part of a picture, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** As large as it is kept, in pixels. */
const side = 512;

const unreadable = 'Choose a JPG or PNG picture that opens on your device.';

/** Why a picture cannot be a photo, before anything is sent; undefined when it can. */
export async function photoProblem(file: File, url: string): Promise<string | undefined> {
  const known: readonly string[] = photoLimits.types;
  if (!known.includes(file.type)) return unreadable;
  if (file.size >= photoLimits.bytes) return photoTooLarge;
  // A name can lie: only what the device draws can be cropped.
  const { ok } = await open(url).then(
    (picture) => ({ ok: picture.naturalWidth > 0 }),
    () => ({ ok: false }),
  );
  return ok ? undefined : unreadable;
}

/** The part as a square JPEG, upright, with nothing else of the file. @throws when the device cannot draw it. */
export async function cropPicture(url: string, { x, y, width, height }: Area): Promise<File> {
  const picture = await open(url);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, x, y, width, height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('the canvas gave no picture');
  return new File([blob], 'photo.jpg', { type: blob.type });
}

async function open(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}
