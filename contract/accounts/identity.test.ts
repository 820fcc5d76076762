import { describe, expect, it } from 'vitest';
import {
  claimsSchema,
  emailAddress,
  identityTexts,
  newPassword,
  personName,
  signInBody,
  signUpBody,
} from './identity.ts';
import { identityErrors, identityMessage } from './identity-errors.ts';

const founder = {
  name: 'Ada Okafor',
  email: 'ada@cairn.example',
  password: 'secret',
  role: 'founder',
  acceptedConditions: true,
};

describe('identity errors', () => {
  it('uses the specified texts to the letter', () => {
    expect(identityErrors['auth/invalid-email'].message).toBe('The email address is badly formatted.');
    expect(identityErrors['auth/weak-password'].message).toBe('The password must be 6 characters long or more.');
    expect(identityTexts.signUpFailed).toBe('An error occurred while creating user account');
    expect(identityTexts.signOutFailed).toBe('Failed to sign out user');
    expect(identityTexts.rolesFailed).toBe('Failed to assign roles');
    expect(identityTexts.claimsFailed).toBe('Failed to retrieve user claims. Please try logging in again.');
  });

  it.each([
    'invalid-email',
    'weak-password',
    'email-already-in-use',
    'wrong-password',
    'user-not-found',
    'user-disabled',
    'too-many-requests',
    'network-request-failed',
    'requires-recent-login',
    'invalid-credential',
    'popup-closed-by-user',
    'quota-exceeded',
    'user-token-expired',
  ])('has a sentence for %s', (code) => {
    expect(identityMessage(`auth/${code}`, 'none')).toMatch(/^[A-Z].+\.$/);
  });

  it.each([undefined, '', 'auth/unheard-of', 'constructor', '__proto__'])('falls back for %j', (code) => {
    expect(identityMessage(code, 'An error occurred')).toBe('An error occurred');
  });
});

describe('sign-up', () => {
  it('trims and lower-cases the e-mail, and trims the password and the name', () => {
    const given = { ...founder, email: '  Ada@Cairn.EXAMPLE ', password: '  secret  ', name: ' Ada Okafor ' };
    expect(signUpBody.parse(given)).toEqual(founder);
  });

  it('gives the specified texts for a bad e-mail and a short password', () => {
    const result = signUpBody.safeParse({ ...founder, email: 'ada', password: '  12345  ' });
    expect(result.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
      ['email', 'The email address is badly formatted.'],
      ['password', 'The password must be 6 characters long or more.'],
    ]);
  });

  it('asks for an e-mail that is missing instead of calling it badly formatted', () => {
    for (const email of ['', '  ']) {
      const result = signUpBody.safeParse({ ...founder, email });
      expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
        ['email', 'Enter your email.'],
      ]);
    }
  });

  it.each(['admin', 'user', '', undefined])('does not offer the role %j', (role) => {
    expect(signUpBody.safeParse({ ...founder, role }).success).toBe(false);
  });

  it('needs accepted conditions', () => {
    expect(signUpBody.safeParse({ ...founder, acceptedConditions: false }).success).toBe(false);
  });

  it.each(['', '   ', 'a\u0000b', 'line\nbreak', 'turned \u202eround', 'x'.repeat(101)])(
    'refuses the name %j',
    (name) => {
      expect(personName.safeParse(name).success).toBe(false);
    },
  );

  it.each(['Ọláńrewájú Adébáyọ̀', 'محمد', "O'Neill; DROP TABLE users", '李'])('accepts the name %j', (name) => {
    expect(personName.parse(name)).toBe(name);
  });

  it.each(['a@b', 'a b@c.example', 'a@c.example\r\nbcc: x@y.example', `${'a'.repeat(250)}@c.example`])(
    'refuses the e-mail %j',
    (email) => {
      expect(emailAddress.safeParse(email).success).toBe(false);
    },
  );

  it('counts 6 characters after trimming, and 128 at most', () => {
    expect(newPassword.safeParse('12345 ').success).toBe(false);
    expect(newPassword.parse(' 123456 ')).toBe('123456');
    expect(newPassword.safeParse('x'.repeat(129)).success).toBe(false);
  });
});

it('does not hold an old password to the rules for new ones at login', () => {
  expect(signInBody.parse({ email: 'A@B.example', password: ' 123 ' })).toEqual({
    email: 'a@b.example',
    password: '123',
  });
});

it('reads the claims of a token', () => {
  const claims = {
    sub: 'u1',
    email: 'ada@cairn.example',
    name: 'Ada',
    email_verified: false,
    roles: ['user', 'founder'],
    subscription_plan: 'Free Plan',
    iat: 1,
    exp: 901,
  };
  expect(claimsSchema.parse(claims)).toEqual(claims);
  expect(claimsSchema.safeParse({ ...claims, roles: ['owner'] }).success).toBe(false);
});
