import { seedBillingSettings } from './billing.ts';
import { seedBookings } from './bookings.ts';
import { seedConsultation } from './consultation.ts';
import { demoPassword, ensurePersona, type PersonaKey, personas, type SeedContext, type Seeder } from './personas.ts';
import { seedQuotes } from './quotes.ts';
import { seedSeasonedFounder } from './seasoned-founder.ts';

/** Each room adds its own, in the order in which they need each other. */
const seeders: Seeder[] = [seedSeasonedFounder, seedConsultation, seedBillingSettings, seedBookings, seedQuotes];

/** Makes the demo accounts and their data. Harmless to repeat. @returns lines for the operator. */
export async function seed(context: SeedContext): Promise<string[]> {
  const uids: Partial<Record<PersonaKey, string>> = {};
  for (const key of Object.keys(personas) as PersonaKey[]) uids[key] = await ensurePersona(context, personas[key]);
  for (const runSeeder of seeders) await runSeeder(context, uids as Record<PersonaKey, string>);
  const width = Math.max(...Object.values(personas).map(({ email }) => email.length));
  return [
    `Demo accounts, all with the password ${demoPassword}:`,
    ...Object.values(personas).map(({ email, shows }) => `  ${email.padEnd(width)}  ${shows}`),
  ];
}

/** Demo accounts that are left in a database which is no longer for development: their password is public. */
export async function findDemoAccounts({ identity }: Pick<SeedContext, 'identity'>): Promise<string[]> {
  const found = await Promise.all(Object.values(personas).map(({ email }) => identity.findPerson(email)));
  return found.flatMap((person) => (person ? [person.email] : []));
}
