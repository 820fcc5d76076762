import { expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { verificationFailure } from './verification-failure.ts';

it.each([
  [
    new ApiError('Masked', { status: 500, code: 'SERVER_FAULT' }),
    'Failed to send verification email. Please try again.',
  ],
  [
    new ApiError('Later', { status: 429, code: 'auth/too-many-requests' }),
    'Too many attempts. Please wait a few minutes and try again.',
  ],
  [new ApiError('Offline', { status: 0, code: 'CLIENT_NETWORK' }), 'An unexpected error occurred'],
  [new Error('x'), 'An unexpected error occurred'],
])('says why the mail was not sent: %s', (error, message) => {
  expect(verificationFailure(error)).toBe(message);
});
