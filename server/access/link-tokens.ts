import { createHash, createHmac } from 'node:crypto';

export type LinkKind = 'share' | 'sign' | 'witness' | 'email-old' | 'email-new' | 'unsubscribe' | 'support';

/**
 * The tokens of private links: 256 bits derived from the link's id with the server's secret, so that the address can be
 * shown and mailed again while the database alone opens nothing.
 */
export function createLinkTokens(secret: string) {
  return {
    tokenOf: (kind: LinkKind, id: string) =>
      createHmac('sha256', secret).update(`${kind}-link:${id}`).digest('base64url'),
    /** What is stored and looked up. */
    hashOf: (token: string) => createHash('sha256').update(token).digest('hex'),
  };
}

export type LinkTokens = ReturnType<typeof createLinkTokens>;
