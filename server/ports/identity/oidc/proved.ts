import { emailAddress } from '#contract/accounts/identity.ts';
import { AppError } from '#contract/errors.ts';

/** Whom another service has named: `issuer` and `subject` together are one person there, for ever. */
export interface ProvedPerson {
  issuer: string;
  subject: string;
  /** Which the service has confirmed, in lower case. */
  email: string;
  /** As the service has it; '' where it says none. */
  name: string;
}

/** What an ID token or the user information says (OpenID Connect Core, 5.1). */
export interface PersonClaims {
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
}

/**
 * Who a person is by their claims. Only `email_verified: true` counts, and where the provider vouches for some domains only, an
 * address of one of them. @throws auth/provider-email-missing or auth/provider-email-unverified.
 */
export function toProvedPerson(
  { issuer, emailDomains }: { issuer: string; emailDomains: readonly string[] | undefined },
  claims: PersonClaims,
): ProvedPerson {
  const { sub: subject, email: given, email_verified: isVerified, name } = claims;
  // Not later than here: lower case turns other letters (the Kelvin sign) into ASCII, and so one address into another's.
  const isPlain = typeof given === 'string' && /^[\x21-\x7e]+$/.test(given);
  const email = isPlain ? emailAddress.safeParse(given).data : undefined;
  if (!email) throw new AppError('auth/provider-email-missing');
  const isVouchedFor = !emailDomains || emailDomains.includes(email.slice(email.lastIndexOf('@') + 1));
  if (isVerified !== true || !isVouchedFor) throw new AppError('auth/provider-email-unverified');
  return { issuer, subject, email, name: typeof name === 'string' ? name : '' };
}
