import type { Role } from '#domain/roles.ts';
import type { Context } from '../../context.ts';

/** Whom demonstrations, API tests and browser journeys log in as. */
export interface Persona {
  name: string;
  email: string;
  roles: [Role, ...Role[]];
  emailVerified: boolean;
  /** What this account is there to show. */
  shows: string;
}

/** One password for all of them: it is printed at start and exists in development only. */
export const demoPassword = 'cairn-demo';

export const personas = {
  founder: {
    name: 'Ada Okafor',
    email: 'founder@cairn.example',
    roles: ['user', 'founder'],
    emailVerified: true,
    shows: 'a founder who has just begun',
  },
  seasonedFounder: {
    name: 'Tunde Balogun',
    email: 'seasoned@cairn.example',
    roles: ['user', 'founder'],
    emailVerified: true,
    shows: 'a founder with a year of history',
  },
  investor: {
    name: 'Ngozi Eze',
    email: 'investor@cairn.example',
    roles: ['user', 'investor'],
    emailVerified: true,
    shows: 'an investor',
  },
  admin: {
    name: 'Bola Adeyemi',
    email: 'admin@cairn.example',
    roles: ['user', 'admin'],
    emailVerified: true,
    shows: 'an operator of the platform',
  },
  unverified: {
    name: 'Kemi Lawal',
    email: 'unverified@cairn.example',
    roles: ['user', 'founder'],
    emailVerified: false,
    shows: 'a founder who has not verified the e-mail',
  },
  both: {
    name: 'Ifeoma Obi',
    email: 'both@cairn.example',
    roles: ['user', 'founder', 'investor'],
    emailVerified: true,
    shows: 'founder and investor in one',
  },
} as const satisfies Record<string, Persona>;

export type PersonaKey = keyof typeof personas;

/** Makes the account where it is missing and gives it its roles, through the same services as everyone's. @returns the uid. */
export async function ensurePersona({ identity, accounts, admins }: SeedContext, persona: Persona): Promise<string> {
  const { name, email, roles, emailVerified } = persona;
  const known = await identity.findPerson(email);
  const person = known ?? (await identity.createPerson({ name, email, emailVerified, password: demoPassword }));
  const chosen = roles.filter((role) => role !== 'admin');
  await accounts.createRole(person, person.uid, chosen);
  if (chosen.length < roles.length) await admins.change('grant', email, 'seed');
  return person.uid;
}

export type SeedContext = Pick<
  Context,
  | 'identity'
  | 'accounts'
  | 'admins'
  | 'database'
  | 'clock'
  | 'files'
  | 'billing'
  | 'consultation'
  | 'bookings'
  | 'documents'
  | 'config'
  | 'quotes'
>;

/** Fills the accounts of the personas with what a module has to show. Runs at every start: what is there must stay as it is. */
export type Seeder = (context: SeedContext, uids: Record<PersonaKey, string>) => Promise<void>;
