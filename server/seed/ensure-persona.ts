import type { Context } from '../context.ts';
import { demoPassword, type Persona } from './personas.ts';

/** Makes the account where it is missing and gives it its roles, through the same services as everyone's. @returns the uid. */
export async function ensurePersona(
  { identity, accounts }: Pick<Context, 'identity' | 'accounts'>,
  persona: Persona,
): Promise<string> {
  const { name, email, roles, emailVerified } = persona;
  const known = await identity.findPerson(email);
  const person = known ?? (await identity.createPerson({ name, email, emailVerified, password: demoPassword }));
  const chosen = roles.filter((role) => role !== 'admin');
  await accounts.createRole(person, person.uid, chosen);
  if (chosen.length < roles.length) await accounts.admins.change('grant', email, 'seed');
  return person.uid;
}
