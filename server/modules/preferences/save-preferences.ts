import { topicsToChoose, topicsToText } from '#domain/notifications/notices.ts';
import type { Preferences } from '#domain/notifications/preferences.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { NoteConsent } from '../../members.ts';
import { findPreferences, savePreferences } from './preferences.repo.ts';

/** Saves preferences, and keeps for good what was allowed or ended with them, and when. */
export function createSaving(noteConsent: NoteConsent) {
  async function noting<T>(tx: Db, scope: OwnerScope, save: () => Promise<T>): Promise<T> {
    const before = allowedBy(await findPreferences(tx, scope));
    const saved = await save();
    for (const [subject, given] of allowedBy(await findPreferences(tx, scope)))
      if (before.get(subject) !== given) await noteConsent(tx, scope.uid, { subject, given });
    return saved;
  }
  return {
    noting,
    change: (tx: Db, scope: OwnerScope, body: Partial<Preferences>) =>
      noting(tx, scope, () => savePreferences(tx, scope, body)),
  };
}

export type Saving = ReturnType<typeof createSaving>;

type Subject = Parameters<NoteConsent>[2]['subject'];

function allowedBy({ ai, digest, off, texts }: Preferences): Map<Subject, boolean> {
  const mails = topicsToChoose('mail').map((topic) => [`mail.${topic}` as Subject, !off.mail.includes(topic)] as const);
  const phone = topicsToText().map((topic) => [`text.${topic}` as Subject, texts.includes(topic)] as const);
  return new Map<Subject, boolean>([['ai', ai], ['digest', digest !== 'off'], ...mails, ...phone]);
}
