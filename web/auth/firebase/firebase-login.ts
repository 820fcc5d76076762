import { z } from 'zod';
import { emailAddress } from '#contract/accounts/identity.ts';

/** What Firebase is asked with. The password goes there as it was typed: what it may be is for the project there to say. */
export const firebaseLogin = z.object({
  email: emailAddress,
  password: z.string().min(1, 'Enter your password.').max(4096, 'This password is too long.'),
});
