import type { FastifyInstance } from 'fastify';
import type { Role } from '#contract/endpoint.ts';

/** What a verified token says of its bearer. */
export interface IdentityClaims {
  uid: string;
  email: string;
  name: string;
  email_verified: boolean;
  roles: Role[];
  /** The plan as the learning platform knows it: "Free Plan", "Ideation Plan", "Founder Plan". */
  subscription_plan: string;
  /** Seconds since the epoch. */
  exp: number;
}

/** Who a person is: sign-up, sign-in and tokens belong to the provider; the product only verifies and asks. */
export interface IdentityPort {
  /** @throws auth/id-token-expired or auth/invalid-id-token. */
  verifyToken(token: string): Promise<IdentityClaims>;
  /** Lets the provider serve routes of its own, where it has any. */
  mount?(app: FastifyInstance): Promise<void>;
}
