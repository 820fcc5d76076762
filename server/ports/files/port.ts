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
}

/** Every module that keeps files, and its folder. */
export type FileFolder = 'evidence' | 'exports' | 'quotes' | 'readiness' | 'signing';
/** A member has one photo, at the place that specification §7 names. */
export type PhotoKey = `${string}/profile_photo/avatar`;
export type FileKey = `${FileFolder}/${string}` | PhotoKey;

/** Whether a name in a folder is one that this product gave; anything else there is somebody else's. */
export function isFileId(name: string): boolean {
  return /^[A-Za-z0-9_-]{8,64}$/.test(name);
}

/** @throws RangeError for a key that could lead anywhere but into its folder. */
export function checkKey(key: string): void {
  const [first = '', second = '', ...rest] = key.split('/');
  const isInFolder = /^[a-z]{1,20}$/.test(first) && isFileId(second) && rest.length === 0;
  const isPhoto = isFileId(first) && [second, ...rest].join('/') === 'profile_photo/avatar';
  if (!isInFolder && !isPhoto) throw new RangeError('not a file key');
}
