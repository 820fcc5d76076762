/** The parts that the tests use; the package has no types of its own. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';
  export default class S3rver {
    constructor(options: {
      silent: boolean;
      directory: string;
      serviceEndpoint?: string;
      allowMismatchedSignatures?: boolean;
      configureBuckets: { name: string }[];
    });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
