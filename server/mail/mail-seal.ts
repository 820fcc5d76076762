import { createSeal, type Seal, type Sealed } from '../jobs/seal.ts';
import type { QueuedMail } from './queued-mail.ts';

/** A mail as it waits in the queue. */
export type SealedMail = Sealed;
export type MailSeal = Seal<QueuedMail>;

export const createMailSeal = (secret: string): MailSeal => createSeal(secret, 'cairn mail that waits');
