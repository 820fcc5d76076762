import type { Role } from '#domain/roles.ts';

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
