import { join } from 'node:path';
import { createAllowList } from '../outbound/private-hosts.ts';
import type { Env } from './env.ts';
import { checkReach } from './reach.ts';

export type FilesConfig = { kind: 'disk'; dir: string } | ({ kind: 's3' } & BucketOptions);

/** A bucket of any service that speaks Amazon's S3. */
export interface BucketOptions {
  /** Without the bucket: `https://s3.eu-west-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket in the path instead of in the name of the host. */
  isPathStyle: boolean;
  /** With which the service encrypts what it stores; `none` leaves it to the bucket's own setting. */
  encryption: 'none' | 'AES256' | 'aws:kms';
  /** In front of every key: empty, or a path that ends with a slash. */
  prefix: string;
}

/** @throws a sentence for the operator when a bucket is chosen and one of its settings is missing. */
export function makeFiles(env: Env, dataDir: string): FilesConfig {
  if (env.FILES_PROVIDER === 'disk') return { kind: 'disk', dir: join(dataDir, 'files') };
  const endpoint = required('S3_ENDPOINT', env.S3_ENDPOINT);
  checkReach('S3_ENDPOINT', endpoint, env.OUTBOUND_PRIVATE_HOSTS);
  checkEncrypted(endpoint, env.OUTBOUND_PRIVATE_HOSTS);
  return {
    kind: 's3',
    endpoint,
    region: env.S3_REGION,
    bucket: required('S3_BUCKET', env.S3_BUCKET),
    accessKeyId: required('S3_ACCESS_KEY_ID', env.S3_ACCESS_KEY_ID),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY', env.S3_SECRET_ACCESS_KEY),
    isPathStyle: env.S3_PATH_STYLE,
    encryption: env.S3_ENCRYPTION,
    prefix: env.S3_PREFIX && `${env.S3_PREFIX.replace(/\/$/, '')}/`,
  };
}

/** What people upload does not cross the internet in the clear. */
function checkEncrypted(endpoint: string, privateHosts: string[]): void {
  const { protocol, hostname, port } = new URL(endpoint);
  if (protocol !== 'https:' && !createAllowList(privateHosts)(hostname, port || '80'))
    throw new Error('S3_ENDPOINT must begin with https://, except for a host named in OUTBOUND_PRIVATE_HOSTS.');
}

function required(name: string, value: string | undefined): string {
  if (!value) throw new Error(`${name} is required when FILES_PROVIDER is s3.`);
  return value;
}
