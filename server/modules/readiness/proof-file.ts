import { createHash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { proofFileLimits } from '#contract/readiness/readiness.ts';
import { docxMediaType, xlsxMediaType } from '#contract/text.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { harmlessName, readSafeFile, type SafeFile } from '../../http/safe-upload.ts';

/** What stands behind an answer, as it is kept. */
type ProofFile = Omit<SafeFile, 'mediaType'> & { mediaType: (typeof proofFileLimits.types)[number] };

const officeFiles = { xlsx: xlsxMediaType, docx: docxMediaType } as const;

/**
 * Takes what `readSafeFile` takes, and besides a table or a text of an office: an XLSX or DOCX file told by its bytes and its
 * extension alike, without macros, or a CSV file that is text in UTF-8. Nothing in these is opened here, and they are only
 * ever downloaded.
 * @throws PROOF_UNREADABLE for anything else.
 */
export async function readProofFile(upload: UploadedFile): Promise<ProofFile> {
  const [, extension = ''] = /\.([a-z]{3,4})$/i.exec(upload.filename) ?? [];
  const kind = extension.toLowerCase();
  if (kind === 'xlsx' || kind === 'docx') return readOfficeFile(upload, kind);
  if (kind === 'csv') return readTable(upload);
  try {
    return await readSafeFile(upload);
  } catch (cause) {
    throw new AppError('PROOF_UNREADABLE', { cause });
  }
}

async function readOfficeFile(upload: UploadedFile, kind: keyof typeof officeFiles): Promise<ProofFile> {
  const mediaType = officeFiles[kind];
  if ((await typeOf(upload.bytes)) !== mediaType) throw new AppError('PROOF_UNREADABLE');
  return kept(upload, mediaType, kind);
}

/** A CSV file has no mark of its own: it is text, and nothing that a program would take for something else. */
async function readTable(upload: UploadedFile): Promise<ProofFile> {
  const text = toText(upload.bytes);
  const isPlain = text !== null && text.trim() !== '' && !/[^\P{Cc}\t\r\n]/u.test(text) && !/^\s*</.test(text);
  if (!isPlain || (await typeOf(upload.bytes)) !== undefined) throw new AppError('PROOF_UNREADABLE');
  return kept(upload, 'text/csv', 'csv');
}

function toText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function typeOf(bytes: Uint8Array): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  return (await fileTypeFromBuffer(bytes))?.mime;
}

function kept({ bytes, filename }: UploadedFile, mediaType: ProofFile['mediaType'], extension: string): ProofFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { bytes, mediaType, name: harmlessName(filename, extension), sha256 };
}
