import type { z } from 'zod';
import type { readOwnAccount } from '#contract/accounts/accounts.ts';

type Account = z.output<typeof readOwnAccount.reply>;
const at = '2026-11-20T09:00:00.000Z';
const times = { created_at: at, updated_at: at };
/** A founder’s account, as the tests of these pages know it. */
export const ada: Account = {
  user: {
    id: 'u1',
    user_id: 'u1',
    name: 'Ada Obi',
    email: 'ada@cairn.example',
    photo_url: null,
    accepted_conditions: true,
    roles: ['user', 'founder'],
    ...times,
    founder_sub: { status: 'active', name: 'free', ...times },
  },
  founder: null,
  profile: { phone_number: null, experience_years: 1, company: null },
  claims: {
    sub: 'u1',
    email: 'ada@cairn.example',
    name: 'Ada Obi',
    email_verified: true,
    roles: ['user', 'founder'],
    subscription_plan: 'Free Plan',
    iat: 1_795_000_000,
    exp: 1_795_000_900,
  },
};
