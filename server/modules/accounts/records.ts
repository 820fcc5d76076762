import type { FounderRecord, UserRecord } from '#contract/accounts/accounts.ts';
import { DEFAULT_PLAN } from '#domain/plans.ts';
import type { Role } from '#domain/roles.ts';

interface Owner {
  uid: string;
  name: string;
  email: string;
}

/** A new users/{uid}, on the free plan. The conditions were accepted: sign-up goes no further without. */
export function newUserRecord({ uid, name, email }: Owner, roles: Role[], now: Date): UserRecord {
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  return {
    id: uid,
    user_id: uid,
    name,
    email,
    photo_url: null,
    accepted_conditions: true,
    roles,
    ...times,
    founder_sub: { status: 'active', name: DEFAULT_PLAN, ...times },
  };
}

/** A new founders/{uid}, on the free plan. */
export function newFounderRecord({ uid, name, email }: Owner, now: Date): FounderRecord {
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  return { id: uid, user_id: uid, name, email, ...times, plan_details: { plan_name: DEFAULT_PLAN, ...times } };
}
