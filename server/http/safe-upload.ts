import { createHash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { UploadedFile } from './multipart.ts';

/** A file as it is kept: what it really is, not what its name says. */
export interface SafeFile {
  bytes: Uint8Array;
  mediaType: 'image/jpeg' | 'image/png' | 'application/pdf';
  /** The sender's name for it, made harmless, with the extension of what it is. */
  name: string;
  /** Of the bytes that are kept, in hex. */
  sha256: string;
}

/** The largest picture that is opened: more than any phone takes, less than would exhaust the memory. */
const mostPixels = 64_000_000;
/** Longer sides are scaled down to this, in pixels: a receipt stays readable. */
const longestSide = 3000;
/** Specification §9. */
const quality = 75;

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;
const uploadedExtensions: Record<SafeFile['mediaType'], RegExp> = {
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'application/pdf': /\.pdf$/i,
};

/**
 * Takes a JPG, PNG or PDF, told by its bytes and its extension alike. Pictures are drawn anew: turned upright, without
 * hidden data such as the place they were taken at.
 * @throws FILE_UNREADABLE for anything else.
 */
export async function readSafeFile(upload: UploadedFile): Promise<SafeFile> {
  const { fileTypeFromBuffer } = await import('file-type');
  const mediaType = toKnownType((await fileTypeFromBuffer(upload.bytes))?.mime);
  if (!mediaType || !uploadedExtensions[mediaType].test(upload.filename)) throw new AppError('FILE_UNREADABLE');
  const bytes = mediaType === 'application/pdf' ? upload.bytes : await drawAnew(upload.bytes, mediaType);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { bytes, mediaType, name: harmlessName(upload.filename, extensions[mediaType]), sha256 };
}

/** A photo is shown small; this stays sharp on the densest screens, in pixels. */
const photoSide = 512;

/**
 * Takes a JPG or PNG and draws its middle anew: a square JPEG, upright, without hidden data.
 * @throws PHOTO_UNREADABLE for anything else.
 */
export async function readSafePhoto({ bytes, filename }: UploadedFile): Promise<Uint8Array> {
  const { fileTypeFromBuffer } = await import('file-type');
  const mediaType = toKnownType((await fileTypeFromBuffer(bytes))?.mime);
  const isPicture = mediaType !== undefined && mediaType !== 'application/pdf';
  if (!isPicture || !uploadedExtensions[mediaType].test(filename)) throw new AppError('PHOTO_UNREADABLE');
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: photoSide, height: photoSide, fit: 'cover' })
      .flatten({ background: 'white' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
  } catch (cause) {
    throw new AppError('PHOTO_UNREADABLE', { cause });
  }
}

/** As a card shows it on a dense screen, in pixels, and the bytes that it may have at most. */
const cardSize = { width: 480, height: 240 };
const mostCardBytes = 20_000;
const cardQualities = [quality, 55, 35, 15];

/**
 * Draws the middle of a JPG, PNG or WebP of somebody else's anew: a WebP of at most 20 KB, upright, without hidden data.
 * @returns undefined for anything else, and for what cannot be made so small.
 */
export async function drawCardPicture(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (mime !== 'image/jpeg' && mime !== 'image/png' && mime !== 'image/webp') return undefined;
  const { default: sharp } = await import('sharp');
  try {
    const picture = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ ...cardSize, fit: 'cover' })
      .flatten({ background: 'white' })
      .png()
      .toBuffer();
    for (const tried of cardQualities) {
      const drawn = await sharp(picture).webp({ quality: tried }).toBuffer();
      if (drawn.length <= mostCardBytes) return drawn;
    }
    return undefined;
  } catch {
    return undefined;
  }
}

function toKnownType(mime: string | undefined): SafeFile['mediaType'] | undefined {
  return Object.keys(extensions).find((known): known is SafeFile['mediaType'] => known === mime);
}

async function drawAnew(bytes: Uint8Array, mediaType: 'image/jpeg' | 'image/png'): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    return await (mediaType === 'image/jpeg'
      ? picture.jpeg({ quality, mozjpeg: true })
      : picture.png({ compressionLevel: 9 })
    ).toBuffer();
  } catch (cause) {
    throw new AppError('FILE_UNREADABLE', { cause });
  }
}

/** The last part of the name, without what could hide its end or break a header; at most 100 characters. */
export function harmlessName(filename: string, extension: string): string {
  const last = filename.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029<>:"|?*]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...stem].slice(0, 100).join('') || 'file'}.${extension}`;
}
