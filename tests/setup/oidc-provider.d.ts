/** The parts that the tests use; the package has no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  class Grant {
    constructor(given: { clientId: string; accountId: string });
    static find(id: string): Promise<Grant | undefined>;
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  interface Context {
    oidc: {
      client: { clientId: string };
      session: { accountId: string; grantIdFor(client: string): string | undefined };
      provider: Provider;
    };
  }
  export default class Provider {
    constructor(
      issuer: string,
      options: {
        clients: object[];
        claims: Record<string, string[]>;
        conformIdTokenClaims: boolean;
        cookies: { keys: string[] };
        features: Record<string, { enabled: boolean }>;
        pkce: { required(): boolean };
        interactions: { url(context: Context, interaction: { uid: string }): string };
        findAccount(context: Context, id: string): { accountId: string; claims(): Promise<object> };
        loadExistingGrant(context: Context): Promise<Grant | undefined>;
      },
    );
    readonly Grant: typeof Grant;
    callback(): RequestListener;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}
