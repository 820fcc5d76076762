import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import type { BucketOptions } from '../../config/files.ts';
import { probe } from '../../files/probe.ts';
import { checkPieces, measureBytes, refuseOther, sha256Of } from '../../files/stored-files.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { checkKey, type FileKey, FilesFailure, type FilesPort, isFileId, isFileKey } from './port.ts';
import { fromOutbound, type Page, readFaultCode, readPage, toFailure } from './s3-answers.ts';
import { inScratchFile } from './scratch-file.ts';

const megabyte = 1024 * 1024;
/** What is read whole is an upload or a signed document: never near this. */
const longestWhole = 64 * megabyte;
/** As much as S3 takes in one call. */
const longestStream = 5 * 1024 * megabyte;
const hashHeader = 'x-amz-meta-sha256';

/**
 * Files in a bucket. Each is sent in one call whose signature covers its SHA-256, so that the service refuses half of one; the
 * hash stays with it and is checked whenever it is read. Nothing is ever made public: no call names an ACL.
 */
export function createS3Files(
  options: BucketOptions & { outbound: Outbound; wholeMs?: number; streamMs?: number },
): FilesPort {
  const { outbound, wholeMs = 30_000, streamMs = 15 * 60_000, prefix, encryption } = options;
  const way = { name: 'the bucket', tries: 4 };
  const callWhole = outbound.http({ ...way, totalMs: wholeMs, longestBytes: longestWhole });
  const callLong = outbound.http({ ...way, totalMs: streamMs, longestBytes: longestStream });
  const root = rootOf(options);
  const addressOf = (key: FileKey) => {
    checkKey(key);
    return `${root}/${prefix}${key}`;
  };

  /** @returns undefined where there is no such file. @throws FilesFailure. */
  async function ask(call: Call, method: string, url: string, sent: Sent = {}): Promise<Response | undefined> {
    const { region, accessKeyId, secretAccessKey } = options;
    const { body, sha256 = sha256Of(new Uint8Array()), headers = {} } = sent;
    const signer = new AwsV4Signer({
      method,
      url,
      headers: { ...headers, 'x-amz-content-sha256': sha256 },
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
    });
    const signed = await signer.sign();
    const answer = await ofBucket(call(signed.url, { method, headers: signed.headers, ...(body && { body }) }));
    if (answer.ok) return answer;
    const code = readFaultCode(await ofBucket(answer.text()));
    if (answer.status === 404 && (code === undefined || code === 'NoSuchKey')) return undefined;
    throw toFailure(answer.status, code);
  }

  async function store(call: Call, key: FileKey, body: Uint8Array<ArrayBuffer> | Blob, sha256: string) {
    const headers = {
      [hashHeader]: sha256,
      ...(encryption !== 'none' && { 'x-amz-server-side-encryption': encryption }),
    };
    if (!(await ask(call, 'PUT', addressOf(key), { body, sha256, headers }))) throw toFailure(404, undefined);
  }

  async function readStream(key: FileKey): Promise<Readable | undefined> {
    const answer = await ask(callLong, 'GET', addressOf(key));
    if (!answer) return undefined;
    const pieces = piecesOf(answer);
    const sha256 = answer.headers.get(hashHeader);
    return Readable.from(sha256 ? checkPieces(pieces, sha256) : pieces, { objectMode: false });
  }

  async function refuseStrangers(key: FileKey): Promise<void> {
    const answer = await ofBucket(callWhole(addressOf(key)));
    await answer.body?.cancel();
    if (answer.ok) throw new FilesFailure('misconfigured', 'everybody can read this bucket');
  }

  async function* pages(below: string): AsyncGenerator<Page['items'][number]> {
    let next: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: below });
      if (next) query.set('continuation-token', next);
      const answer = await ask(callWhole, 'GET', `${root}?${query}`);
      if (!answer) throw toFailure(404, undefined);
      const page = readPage(await ofBucket(answer.text()));
      yield* page.items;
      next = page.next;
    } while (next);
  }

  const files: FilesPort = {
    async put(key, bytes) {
      if (bytes instanceof Uint8Array) return store(callWhole, key, new Uint8Array(bytes), sha256Of(bytes));
      checkKey(key);
      await inScratchFile(bytes, async (path) => {
        const body = await openAsBlob(path);
        const { sha256 } = await measureBytes(body.stream());
        await store(callLong, key, body, sha256);
      });
    },

    async read(key) {
      const answer = await ask(callWhole, 'GET', addressOf(key));
      if (!answer) return undefined;
      const bytes = new Uint8Array(await ofBucket(answer.arrayBuffer()));
      refuseOther(sha256Of(bytes), answer.headers.get(hashHeader) ?? sha256Of(bytes));
      return bytes;
    },

    readStream,

    async remove(key) {
      await ask(callWhole, 'DELETE', addressOf(key));
    },

    async *listOlderThan(folder, before) {
      for await (const { path, storedAt } of pages(`${prefix}${folder}/`)) {
        const id = path.slice(prefix.length + folder.length + 1);
        if (isFileId(id) && storedAt < before) yield id;
      }
    },

    async *list() {
      for await (const { path } of pages(prefix)) {
        const key = path.slice(prefix.length);
        if (isFileKey(key)) yield key;
      }
    },

    async measure(key) {
      const answer = await ask(callWhole, 'HEAD', addressOf(key));
      if (!answer) return undefined;
      const [sha256, length] = [answer.headers.get(hashHeader), answer.headers.get('content-length')];
      if (sha256 && length) return { bytes: Number(length), sha256 };
      // Put there by another program, which said nothing of it.
      const stream = await readStream(key);
      return stream && measureBytes(stream);
    },

    check: () => probe(files, refuseStrangers),
  };
  return files;
}

type Call = ReturnType<Outbound['http']>;

interface Sent {
  body?: Uint8Array<ArrayBuffer> | Blob;
  sha256?: string;
  headers?: Record<string, string>;
}

function rootOf({ endpoint, bucket, isPathStyle }: BucketOptions): string {
  const { protocol, host, pathname } = new URL(endpoint);
  const path = pathname.replace(/\/$/, '');
  return isPathStyle ? `${protocol}//${host}${path}/${bucket}` : `${protocol}//${bucket}.${host}${path}`;
}

async function ofBucket<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw fromOutbound(error);
  }
}

async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array> {
  try {
    if (body) yield* body;
  } catch (error) {
    throw fromOutbound(error);
  }
}
