import type { Readable } from 'node:stream';

/**
 * Where uploaded and exported bytes live. A key is a module's folder and an opaque id, or an account's id,
 * nothing a user typed: `evidence/0f3a…`. Files are
 * private: the API serves them after asking who may read.
 */
export interface FilesPort {
  /** Stores the bytes, also as they come, whole or not at all; a crash leaves no half of them. Overwrites. */
  put(key: FileKey, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Undefined when there is none. */
  read(key: FileKey): Promise<Uint8Array | undefined>;
  /** The same for a large file, a piece at a time. */
  readStream(key: FileKey): Promise<Readable | undefined>;
  /** Removing what is not there is no fault. */
  remove(key: FileKey): Promise<void>;
  /** The ids of a folder's files that were stored before the given moment. */
  listOlderThan(folder: FileFolder, before: Date): AsyncIterable<string>;
  /** Every file of this product, in no order. */
  list(): AsyncIterable<FileKey>;
  /** How long a file is and its SHA-256 in hex, without its bytes where the place knows them. Undefined when there is none. */
  measure(key: FileKey): Promise<Measure | undefined>;
  /** Whether files can be stored, read, listed and removed, and by nobody but us, for the operator. @throws when not. */
  check?(): Promise<void>;
}

export interface Measure {
  bytes: number;
  sha256: string;
}

/**
 * Why the files cannot be used:
 * - `unavailable`: their place cannot be reached, is too busy or ended the connection; later it may work
 * - `refused`: it does not accept our key, its secret, or what they may do
 * - `misconfigured`: there is no such bucket, or not in this region
 * - `damaged`: what is there is not what was stored
 */
export type FilesFailureKind = 'unavailable' | 'refused' | 'misconfigured' | 'damaged';

/** Names no file and carries nothing that was sent, so that it can be logged as it is. */
export class FilesFailure extends Error {
  readonly kind: FilesFailureKind;
  constructor(kind: FilesFailureKind, detail: string) {
    super(`The files cannot be used: ${kind} (${detail}).`);
    this.name = 'FilesFailure';
    this.kind = kind;
  }
}

/** Every module that keeps files, and its folder. */
export const fileFolders = ['evidence', 'exports', 'quotes', 'readiness', 'results', 'signing', 'support'] as const;
export type FileFolder = (typeof fileFolders)[number];
/** A member has one photo, at the place that specification §7 names. */
export type PhotoKey = `${string}/profile_photo/avatar`;
export type FileKey = `${FileFolder}/${string}` | PhotoKey;

/** Whether a name in a folder is one that this product gave; anything else there is somebody else's. */
export function isFileId(name: string): boolean {
  return /^[A-Za-z0-9_-]{8,64}$/.test(name);
}

/** Whether a path below the root of all files is one that this product gave. */
export function isFileKey(key: string): key is FileKey {
  const [first = '', second = '', ...rest] = key.split('/');
  const isInFolder = /^[a-z]{1,20}$/.test(first) && isFileId(second) && rest.length === 0;
  const isPhoto = isFileId(first) && [second, ...rest].join('/') === 'profile_photo/avatar';
  return isInFolder || isPhoto;
}

/** @throws RangeError for a key that could lead anywhere but into its folder. */
export function checkKey(key: string): void {
  if (!isFileKey(key)) throw new RangeError('not a file key');
}
