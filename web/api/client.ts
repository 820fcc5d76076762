import { toast } from '#ui/toast/toast-store.ts';
import { authSession } from '../auth/session.ts';
import { createEndpointClient, type EndpointClient } from './endpoint-client.ts';
import { createHttpClient } from './http-client.ts';
import { notifyOfWrite } from './writes.ts';

const send: typeof fetch = (...request) => fetch(...request);

/** The server, called as the person who is signed in: `call(endpoint, {params, query, body})` resolves to the data. */
export const { call, callForAnswer, download } = clientOfSession(toast.error);

/**
 * The same, but it shows no toast when a page comes where data was due: for what goes on in the background, and for callers
 * that say in words of their own what failed.
 */
export const quietClient = clientOfSession(() => {});

function clientOfSession(showError: (message: string) => void): EndpointClient {
  return createEndpointClient(
    createHttpClient({
      fetch: send,
      getToken: authSession.getToken,
      tokenForCall: authSession.tokenForCall,
      refreshToken: authSession.refreshToken,
      // The guard of the member area leads anyone who is signed out to the login page, and back afterwards.
      endSession: authSession.end,
      showError,
    }),
    notifyOfWrite,
  );
}

/** The server, called with a token that is no session yet: while an account is being made. */
export const clientFor = (token: string): EndpointClient => clientOfToken(token, toast.error);

/** The same without toasts, for what goes on in the background: it neither renews a session nor ends one. */
export const quietClientFor = (token: string): EndpointClient => clientOfToken(token, () => {});

function clientOfToken(token: string, showError: (message: string) => void): EndpointClient {
  return createEndpointClient(
    createHttpClient({
      fetch: send,
      getToken: () => token,
      tokenForCall: async () => token,
      refreshToken: async () => null,
      endSession: () => {},
      showError,
    }),
  );
}
