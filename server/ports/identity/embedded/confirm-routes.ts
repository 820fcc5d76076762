import { parseCookies } from 'better-auth/cookies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { identityPaths, mailPaths } from '#contract/accounts/identity.ts';
import { AppError } from '#contract/errors.ts';
import type { Person } from '../port.ts';
import type { Ask, User } from './ask.ts';
import { verificationSeconds } from './auth.ts';
import { readProofLink } from './owner-proof.ts';
import type { IdentityRoutes } from './route-parts.ts';

const cookieName = 'cairn.confirm';
const path = '/api/auth';

const cookieLine = ({ publicUrl }: IdentityRoutes, value: string, seconds: number) =>
  `${cookieName}=${value}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

/**
 * The link of the mail counts where the account is logged in: the mailbox alone would prove the address for somebody else who
 * signed up with it. Where it is not, the browser keeps the link until it is.
 */
export function mountConfirm(app: FastifyInstance, deps: IdentityRoutes, ask: Ask): void {
  async function open(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
    const email = await readProofLink(deps.auth, token);
    const owner = await deps.findPerson(email);
    if (!owner) throw new AppError('auth/user-not-found');
    if (owner.emailVerified) return;
    type Found = { user: User; session: { token: string } } | null;
    const found = await ask<Found>(request, reply, 'GET', '/get-session');
    if (found?.user.id !== owner.uid) {
      reply.header('set-cookie', cookieLine(deps, token, verificationSeconds));
      throw new AppError('auth/confirm-by-login');
    }
    await deps.ownerProofs.byLink(owner.uid, found.session.token);
    deps.noteEndedSessions();
  }

  app.get(identityPaths.verifyEmail, { schema: { hide: true } }, async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    const outcome = await open(request, reply, String(token ?? '')).then(
      () => ({ verified: 'true' }),
      (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        return { error: error.code };
      },
    );
    return reply.redirect(`${mailPaths.verified}?${new URLSearchParams(outcome)}`);
  });
}

/** Who has just logged in, where the link of the mail had been opened in this browser before: the address is proved now. */
export async function confirmAtLogin(
  deps: IdentityRoutes,
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person,
  sessionToken: string,
): Promise<Person> {
  const link = parseCookies(request.headers.cookie ?? '').get(cookieName);
  if (!link || person.emailVerified) return person;
  const email = await readProofLink(deps.auth, link).catch(() => undefined);
  if (email !== person.email) return person;
  reply.header('set-cookie', cookieLine(deps, '', 0));
  const proved = await deps.ownerProofs.byLink(person.uid, sessionToken);
  deps.noteEndedSessions();
  return proved ?? person;
}
