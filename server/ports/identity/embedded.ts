import { AppError } from '#contract/errors.ts';
import type { IdentityPort } from './port.ts';

export function createEmbeddedIdentity(): IdentityPort {
  return {
    async verifyToken() {
      throw new AppError('auth/invalid-id-token');
    },
  };
}
