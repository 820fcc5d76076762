import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketOptions } from '#server/config/files.ts';
import { createLogger } from '#server/log.ts';
import { createOutbound } from '#server/outbound/outbound.ts';

/** A name that only the tests' own look-up knows. */
const service = 's3.test';
export const bucketName = 'cairn-files';
export const bucketKey = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/**
 * A bucket on this machine, as a service has it: anyone who does not sign is refused. `fail` makes it answer in another way, once for
 * each that is given. A bucket in the name of the host accepts every signature: the server signs the bucket's name along then, as
 * Amazon does not.
 */
export async function startBucket({ isNamed = false } = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'cairn-bucket-'));
  const s3 = new S3rver({
    silent: true,
    directory,
    serviceEndpoint: 'test',
    allowMismatchedSignatures: isNamed,
    configureBuckets: [{ name: bucketName }],
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  const requests: { method: string; url: string; headers: Record<string, unknown> }[] = [];
  let isPublic = false;
  let faults: RequestListener[] = [];
  // It writes bytes and headers one after the other; a service of S3 stores both at once.
  let stored: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, headers });
    const [fault, ...rest] = faults;
    faults = rest;
    if (fault) {
      request.resume();
      fault(request, response);
    } else if (!isPublic && !headers.authorization) refuses(403, 'AccessDenied')(request, response);
    else if (method === 'PUT') {
      const before = stored;
      stored = new Promise((done) => response.on('close', done));
      void before.then(() => answer(request, response));
    } else answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const host = isNamed ? `${service}:${port}` : `127.0.0.1:${port}`;
  const settings: BucketOptions = {
    endpoint: `http://${host}`,
    region: 'us-east-1',
    bucket: bucketName,
    ...bucketKey,
    isPathStyle: !isNamed,
    encryption: 'none',
    prefix: '',
  };
  return {
    requests,
    settings,
    /** The same for a whole application. */
    env: {
      FILES_PROVIDER: 's3',
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: bucketName,
      S3_ACCESS_KEY_ID: bucketKey.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucketKey.secretAccessKey,
      S3_PATH_STYLE: String(settings.isPathStyle),
      OUTBOUND_PRIVATE_HOSTS: host,
    },
    outbound: createOutbound({
      log: createLogger('silent'),
      privateHosts: [host, `${bucketName}.${host}`],
      lookup: thisMachine,
      backoff: { firstMs: 1, longestMs: 2 },
      circuit: { faults: 100, restMs: 1 },
    }),
    fail(...next: RequestListener[]) {
      faults = next;
    },
    /** From now on everybody may read. */
    open() {
      isPublic = true;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export type Bucket = Awaited<ReturnType<typeof startBucket>>;

/** As S3 says no. */
export const refuses =
  (status: number, code: string): RequestListener =>
  (_request, response) => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No: ${bucketKey.accessKeyId}</Message></Error>`;
    response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
  };

const thisMachine: LookupFunction = (_name, { all }, callback) => {
  if (all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
  else callback(null, '127.0.0.1', 4);
};
