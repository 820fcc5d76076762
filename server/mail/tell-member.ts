import type { Notify } from '../between-modules.ts';
import type { Db } from '../db/client.ts';
import type { FindPerson } from '../members.ts';
import { type NamedLink, renderMail } from './layout.ts';
import type { MailQueue } from './mail-queue.ts';

export interface TellingDeps {
  publicUrl: string;
  mailQueue: MailQueue;
  notify: Notify;
  findPerson: FindPerson;
}

type Note = Parameters<Notify>[1] & { href: string };

/** What the mail says where it is more than the notice: its subject, and lines below the notice's body. */
interface MailWords {
  button: string;
  subject?: string;
  lines?: readonly string[];
  /** How to get no more of these without logging in. */
  stop?: NamedLink;
}

/** Tells a member in the app and, where the address is proven, by mail. */
export async function tellMember(deps: TellingDeps, tx: Db, note: Note, words: MailWords): Promise<void> {
  await deps.notify(tx, note);
  await mailMember(deps, tx, note, words);
}

/** The mail alone: what is told in the app already, or learned on a page. */
export async function mailMember(
  deps: Omit<TellingDeps, 'notify'>,
  tx: Db,
  note: Omit<Note, 'about'>,
  words: MailWords,
): Promise<void> {
  const person = await deps.findPerson(tx, note.uid);
  if (!person?.emailVerified) return;
  const mail = renderMail({
    subject: words.subject ?? note.title,
    heading: `Hello ${person.name}`,
    paragraphs: [note.body, ...(words.lines ?? []), ...(words.stop ? [words.stop] : [])],
    action: { label: words.button, url: `${deps.publicUrl}${note.href}` },
  });
  await deps.mailQueue.post(tx, { to: person.email, ...mail }, { news: { uid: note.uid, kind: note.kind } });
}
