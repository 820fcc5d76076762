import { links } from '#contract/links.ts';
import type { Db } from '../../db/client.ts';
import { renderMail } from '../../mail/layout.ts';
import { tellMember } from '../../mail/tell-member.ts';
import type { SupportDeps } from './deps.ts';
import type { ThreadRow } from './thread.repo.ts';

const aboutOf = ({ id }: ThreadRow) => ({ kind: 'support', id }) as const;

/** Tells every operator that somebody waits for an answer; the words are on its page. */
export async function notifyOperators(deps: SupportDeps, tx: Db, thread: ThreadRow): Promise<void> {
  const note = {
    kind: 'support.asked' as const,
    title: thread.ownerUid === null ? 'Somebody without an account wrote to you' : 'A member wrote to you',
    body: `It is ${thread.ownerName}’s.`,
    href: links.operatorSupport(thread.id),
    about: aboutOf(thread),
  };
  for (const { uid } of await deps.listOperators(tx)) await deps.notify(tx, { uid, ...note });
}

/** Tells whose thread it is that there is an answer. A member reads it on its page; a visitor has none, so the mail holds it. */
export async function tellOfAnswer(deps: SupportDeps, tx: Db, thread: ThreadRow, text: string): Promise<void> {
  const { ownerUid, visitorEmail, ownerName } = thread;
  if (ownerUid === null) {
    if (visitorEmail !== null) await mailVisitor(deps, tx, { to: visitorEmail, name: ownerName, text });
    return;
  }
  const note = {
    uid: ownerUid,
    kind: 'support.answered' as const,
    title: 'We answered you',
    body: 'Read the answer, and write back, in your conversation with us.',
    href: links.support(thread.id),
    about: aboutOf(thread),
  };
  await tellMember(deps, tx, note, { button: 'Read the answer' });
}

/** Tells a member that nothing more is to come unless they write. */
export async function tellOfClosing(deps: SupportDeps, tx: Db, thread: ThreadRow): Promise<void> {
  if (thread.ownerUid === null) return;
  await deps.notify(tx, {
    uid: thread.ownerUid,
    kind: 'support.closed',
    title: 'Your conversation with us is closed',
    body: 'Write in it whenever something is still open: that opens it again.',
    href: links.support(thread.id),
    about: aboutOf(thread),
  });
}

async function mailVisitor(
  { mailQueue, publicUrl }: SupportDeps,
  tx: Db,
  { to, name, text }: { to: string; name: string; text: string },
): Promise<void> {
  const mail = renderMail({
    subject: 'We answered you',
    heading: `Hello ${name}`,
    paragraphs: ['You wrote to us. This is our answer:', ...text.split(/\n{2,}/)],
    action: { label: 'Write to us again', url: `${publicUrl}/write-to-us` },
    notes: ['You wrote without an account, so this mail is the only place where the answer stands.'],
  });
  await mailQueue.post(tx, { to, ...mail });
}

/** Asks whether a message is from whose address it names. It holds nothing that was typed: anybody can name any address. */
export async function mailConfirmation(
  { mailQueue, publicUrl }: SupportDeps,
  tx: Db,
  { to, token, hours }: { to: string; token: string; hours: number },
): Promise<void> {
  const mail = renderMail({
    subject: 'Confirm your message to us',
    heading: 'Hello',
    paragraphs: [
      'Somebody wrote to us and gave this address for the answer. If it was you, confirm it: then we read it.',
    ],
    action: { label: 'Confirm my message', url: `${publicUrl}/write-to-us#${token}` },
    notes: [`The link works for ${hours} hours. If it was not you, you need do nothing: nobody reads the message.`],
  });
  await mailQueue.post(tx, { to, ...mail });
}
