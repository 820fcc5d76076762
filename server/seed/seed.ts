import type { Context } from '../context.ts';
import type { Module } from '../module.ts';
import { seedBookings } from './bookings.ts';
import { ensurePersona } from './ensure-persona.ts';
import { demoPassword, type PersonaKey, personas } from './personas.ts';
import { seedPlan } from './plan.ts';
import { seedSeasonedFounder } from './seasoned-founder.ts';

/** Makes the demo accounts and their data. Harmless to repeat. @returns lines for the operator. */
export async function seed(context: Context): Promise<string[]> {
  const made: Partial<Record<PersonaKey, string>> = {};
  for (const key of Object.keys(personas) as PersonaKey[]) made[key] = await ensurePersona(context, personas[key]);
  const uids = made as Record<PersonaKey, string>;
  await seedSeasonedFounder(context, uids.seasonedFounder);
  // The plan was paid for before anything that today is charged for, so its invoice has the first number.
  await context.modules.billing.seed(uids);
  await seedPlan(context, uids.seasonedFounder);
  for (const module of Object.values<Module>(context.modules)) await module.seed?.(uids);
  await seedBookings(context, uids.seasonedFounder);
  const width = Math.max(...Object.values(personas).map(({ email }) => email.length));
  return [
    `Demo accounts, all with the password ${demoPassword}:`,
    ...Object.values(personas).map(({ email, shows }) => `  ${email.padEnd(width)}  ${shows}`),
  ];
}

/** Demo accounts that are left in a database which is no longer for development: their password is public. */
export async function findDemoAccounts({ identity }: Pick<Context, 'identity'>): Promise<string[]> {
  const found = await Promise.all(Object.values(personas).map(({ email }) => identity.findPerson(email)));
  return found.flatMap((person) => (person ? [person.email] : []));
}
