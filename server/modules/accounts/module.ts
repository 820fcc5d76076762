import { readOwnConsents } from '#contract/accounts/consents.ts';
import { createLinkTokens } from '../../access/link-tokens.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Audit } from '../../between-modules.ts';
import type { Database, Db } from '../../db/client.ts';
import type { NoteConsent } from '../../members.ts';
import type { MessageQueue } from '../../messages/message-queue.ts';
import type { Module } from '../../module.ts';
import type { FilesPort } from '../../ports/files/port.ts';
import { type AccountsDeps, createAccounts } from './accounts.service.ts';
import { createAdmins } from './admins.service.ts';
import { listConsents, noteConsent } from './consents.repo.ts';
import { removeExpiredChanges } from './email-change.repo.ts';
import { bindEmailChanges } from './email-change.routes.ts';
import { createEmailChanges } from './email-change.service.ts';
import { createIdentityEvents } from './grants.ts';
import { bindLinkedLogins } from './linked-login.routes.ts';
import { bindPasskeys } from './passkey.routes.ts';
import { bindPhones } from './phone.routes.ts';
import { createPhones } from './phone.service.ts';
import { createPhotos } from './photo.service.ts';
import { createProfiles } from './profile.service.ts';
import { bindAccounts } from './routes.ts';
import { bindSecondFactor } from './second-factor.routes.ts';
import { bindSessions } from './session.routes.ts';

export { createIdentityEvents } from './grants.ts';

type Given = Omit<AccountsDeps, 'db'> & {
  database: Database;
  audit: Audit;
  files: FilesPort;
  messageQueue: MessageQueue;
  publicUrl: string;
  secret: string;
};

/** Who has an account, with which roles and which plan. */
export function createAccountsModule(given: Given) {
  const deps = { ...given, db: given.database.db };
  const accounts = createAccounts(deps);
  const admins = createAdmins({ ...deps, readGrants: createIdentityEvents(deps).readGrants });
  const photos = createPhotos(deps);
  const profiles = createProfiles({ ...deps, photos });
  const phones = createPhones({
    ...deps,
    readNumber: async (db, uid) => (await profiles.read(db, uid)).phone_number,
  });
  const emailChanges = createEmailChanges({ ...deps, tokens: createLinkTokens(deps.secret) });
  const { findPerson, findPeople, listFounders, findPlan, setPlan, listOperators } = accounts;
  const noteOwn: NoteConsent = (tx, uid, consent) =>
    noteConsent(tx, uid, { ...consent, version: null, at: deps.clock() });
  return {
    services: { ...accounts, admins },
    gives: {
      findPerson,
      findPeople,
      listFounders,
      findPlan,
      setPlan,
      listOperators,
      findConfirmedPhone: phones.findConfirmed,
      listOwnersOfPhone: phones.listOwners,
      noteConsent: noteOwn,
      listConsents,
      listSignIns: async (_db: Db, { uid }: OwnerScope) =>
        (await deps.identity.listSignIns(uid)).map(({ beganAt, lastUsedAt }) => ({
          beganAt: beganAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
        })),
    },
    bind(bind) {
      bindAccounts(bind, { accounts, profiles, photos, emailChanges, identity: deps.identity });
      bindEmailChanges(bind, emailChanges);
      bindPhones(bind, phones);
      bindSessions(bind, deps.identity);
      bindPasskeys(bind, deps.identity.passkeys);
      bindLinkedLogins(bind, deps.identity.linkedLogins);
      bindSecondFactor(bind, deps.identity.secondFactor);
      bind(readOwnConsents, async ({ db, scope }) => ({ items: await listConsents(db, scope) }));
    },
    jobs: [{ name: 'accounts.prune', cron: '27 3 * * *', run: () => removeExpiredChanges(deps.db, deps.clock()) }],
  } satisfies Module;
}
