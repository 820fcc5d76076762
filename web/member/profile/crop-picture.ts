import { photoLimits, photoTooLarge } from '#contract/accounts/photo.ts';

/** A part of a picture, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** As large as it is kept, in pixels. */
const side = 512;

/** Of a picture that waits to be cropped: a tab keeps 5 MB of text at most. */
const keptSide = 1600;

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
export async function cropPicture(url: string, area: Area): Promise<File> {
  const canvas = draw(await open(url), area, { width: side, height: side });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('the canvas gave no picture');
  return new File([blob], 'photo.jpg', { type: blob.type });
}

/** The whole picture as a JPEG in a data: URL, small enough to be kept by a tab. @throws when the device cannot draw it. */
export async function smallPicture(url: string): Promise<string> {
  const picture = await open(url);
  const { naturalWidth: width, naturalHeight: height } = picture;
  const scale = Math.min(1, keptSide / Math.max(width, height));
  const size = { width: Math.round(width * scale) || 1, height: Math.round(height * scale) || 1 };
  return draw(picture, { x: 0, y: 0, width, height }, size).toDataURL('image/jpeg', 0.85);
}

/** A part of a picture on white, in another size. */
function draw(picture: HTMLImageElement, area: Area, size: { width: number; height: number }): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height);
  return canvas;
}

async function open(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}
