import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../../../db/client.ts';
import type { FirebaseClaims } from '../../firebase/claims.ts';
import type { Grants, Person } from '../../port.ts';
import { identityLinkedLogins } from '../tables.ts';

export const claimsJobName = 'identity.firebase-claims';

interface ToldClaimsDeps {
  db: Db;
  /** Of the service that is told. */
  issuer: string;
  claims: FirebaseClaims;
  /** Enqueues the job `claimsJobName`, in order for each subject. */
  enqueue(tx: Db, subject: string): Promise<void>;
  readGrants(person: Person): Promise<Grants>;
  readPerson(uid: string): Promise<Person | undefined>;
}

/** Keeps roles and plan at another service as they are here: whenever a token says something else than was written there last. */
export function createToldClaims({ db, issuer, claims, enqueue, readGrants, readPerson }: ToldClaimsDeps) {
  const { userId, subject, claimsTold } = identityLinkedLogins;
  const isTheirs = eq(identityLinkedLogins.issuer, issuer);

  async function run({ subject: of }: { subject: string }): Promise<void> {
    const [login] = await db
      .select()
      .from(identityLinkedLogins)
      .where(and(isTheirs, eq(subject, of)));
    const person = login && (await readPerson(login.userId));
    if (!person) return claims.write(of, null);
    const grants = await readGrants(person);
    await claims.write(of, grants);
    await db
      .update(identityLinkedLogins)
      .set({ claimsTold: JSON.stringify(grants) })
      .where(eq(identityLinkedLogins.id, login.id));
  }

  /** What is written there becomes what is so here; nothing for anyone who is not linked any more. */
  async function renew(tx: Db, subjects: string[]): Promise<void> {
    for (const one of subjects) await enqueue(tx, one);
  }

  return {
    /** A token says this of somebody. */
    async note(uid: string, grants: Grants): Promise<void> {
      const isNews = or(isNull(claimsTold), ne(claimsTold, JSON.stringify(grants)));
      const found = await db
        .select({ subject })
        .from(identityLinkedLogins)
        .where(and(isTheirs, eq(userId, uid), isNews));
      await renew(
        db,
        found.map((one) => one.subject),
      );
    },
    /** To be read before somebody's logins go. */
    async listSubjects(tx: Db, uid: string): Promise<string[]> {
      const found = await tx
        .select({ subject })
        .from(identityLinkedLogins)
        .where(and(isTheirs, eq(userId, uid)));
      return found.map((one) => one.subject);
    },
    renew,
    // What was taken back here must not go on there because Firebase was away for an hour.
    job: { name: claimsJobName, inOrder: true, retryLimit: 30, longestRetryDelaySeconds: 3600, run },
  };
}
