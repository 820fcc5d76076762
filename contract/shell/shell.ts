import { z } from 'zod';
import { zoneName } from '../consultation/consultation.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ownMail } from '../mail/mail.ts';
import { ending } from '../own-data/erasure.ts';

const shell = z.object({
  /** Null: the account goes on. */
  ending: ending.nullable(),
  /** Whether mail arrives; null where the account has no address yet. */
  mail: ownMail.nullable(),
  /** The time zone of the member's settings; null until one is chosen. */
  zone: zoneName.nullable(),
});
export type Shell = z.output<typeof shell>;

/** For the frame of every page of the member area: one call instead of one for each part. */
export const readShell = defineEndpoint({
  method: 'GET',
  path: '/shell',
  summary:
    'What every page of the member area needs: whether your account ends, whether mail reaches you, your time zone',
  access: 'signed-in',
  reply: shell,
  errors: [],
});
