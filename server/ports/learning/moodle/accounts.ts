import { z } from 'zod';
import { type Learner, type LearnerAccount, LearningFailure } from '../port.ts';
import { type CallMoodle, passwordFault } from './client.ts';
import { isOurName, splitName, usernameOf } from './names.ts';
import { makePassword, meetsPolicy } from './password.ts';

/** Without the right to see all details a Moodle leaves the username out. */
const user = z.object({
  id: z.int(),
  username: z.string().optional(),
  idnumber: z.string().optional(),
  suspended: z.boolean().optional(),
});
const users = z.array(user);
const created = z.tuple([z.object({ id: z.int() })]);
const warnings = z.object({ warnings: z.array(z.object({ warningcode: z.string() })) });

function toOwn({ id, idnumber, suspended }: z.output<typeof user>, uid: string): LearnerAccount {
  // Two ids that differ in nothing but capitals have one name.
  if (idnumber && idnumber !== uid) throw new LearningFailure('unfit', 'the username is another founder’s');
  if (suspended) throw new LearningFailure('suspended');
  return { id: `${id}`, isNew: false, isOurs: true };
}

/** Accounts of founders. Only the username is unique in a Moodle: it follows from the platform's own id. */
export function createAccounts(call: CallMoodle) {
  const lookUp = (field: string, value: string) =>
    call('core_user_get_users_by_field', { field, values: [value] }, users);

  async function findOwn({ uid }: Learner): Promise<LearnerAccount | undefined> {
    const [found] = await lookUp('username', usernameOf(uid));
    return found && toOwn(found, uid);
  }

  /** An account that was there before us, by an address that the founder has shown to hold. */
  async function findByEmail({ uid, email, emailVerified }: Learner): Promise<LearnerAccount | undefined> {
    const [found, ...others] = await lookUp('email', email.toLowerCase());
    if (!found) return undefined;
    // Made since we looked for it by its name.
    if (found.username === usernameOf(uid)) return toOwn(found, uid);
    if (!emailVerified) throw new LearningFailure('email_unverified');
    // One of ours belongs to the founder whose id it names, whatever address it has.
    if (others.length > 0 || found.username === undefined || isOurName(found.username))
      throw new LearningFailure('email_taken');
    if (found.suspended) throw new LearningFailure('suspended');
    return { id: `${found.id}`, isNew: false, isOurs: false };
  }

  async function create(learner: Learner, password: string): Promise<LearnerAccount> {
    const { uid, name, email } = learner;
    const account = {
      username: usernameOf(uid),
      password,
      ...splitName(name, email),
      email: email.toLowerCase(),
      idnumber: uid,
    };
    const [{ id }] = await call('core_user_create_users', { users: [account] }, created);
    return { id: `${id}`, isNew: true, isOurs: true };
  }

  return {
    async open(learner: Learner, password?: string): Promise<LearnerAccount> {
      const known = (await findOwn(learner)) ?? (await findByEmail(learner));
      if (known) return known;
      const own = password !== undefined && meetsPolicy(password) ? password : undefined;
      try {
        return await create(learner, own ?? makePassword());
      } catch (error) {
        if (!(error instanceof LearningFailure)) throw error;
        // The operator asks for more than Moodle does by itself.
        if (error.detail === passwordFault && own !== undefined) return create(learner, makePassword());
        if (error.kind !== 'race' && error.kind !== 'unfit') throw error;
        // Somebody else was faster: their account is the founder's, or has the founder's address.
        const since = (await findOwn(learner)) ?? (await findByEmail(learner));
        if (since) return since;
        throw error;
      }
    },

    async changeEmail(accountId: string, email: string): Promise<'changed' | 'taken'> {
      const change = { users: [{ id: accountId, email: email.toLowerCase() }] };
      const [warning] = (await call('core_user_update_users', change, warnings)).warnings;
      if (!warning) return 'changed';
      if (warning.warningcode === 'useremailduplicate') return 'taken';
      throw new LearningFailure('unfit', warning.warningcode);
    },
  };
}
