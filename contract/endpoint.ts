import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Role = 'user' | 'founder' | 'investor' | 'admin';

/** Who may call: anyone, the person who is signed in, or anyone who holds any one of the roles. */
export type Access = 'public' | 'signed-in' | { anyRole: readonly [Role, ...Role[]] };

/**
 * What crosses the wire for one call. The server binds a handler to it, the browser calls it, OpenAPI is made from it.
 * `reply` is the shape of `data` in the envelope; where it is a file, the answer is its bytes, of the type `produces`.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api/v1, with :params. */
  path: `/${string}`;
  summary: string;
  access: Access;
  /**
   * Which parameter of the path names a document that others may be granted to read: anyone who holds a grant for it may call
   * too, and only reads.
   */
  grant?: { document: string };
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  reply: z.ZodType;
  /** Success status; 200 unless given. */
  status?: 200 | 201 | 202;
  /** Errors beyond those that any endpoint may answer. */
  errors: readonly ErrorCode[];
  /** Media type when the answer is a file instead of the envelope. */
  produces?: string;
  /** Media type of the request; JSON unless given. */
  consumes?: 'application/json' | 'multipart/form-data';
  /** Creating calls that a user can double-click or a network can repeat take an Idempotency-Key header. */
  idempotent?: boolean;
  /** Requests per minute and caller, where tighter than the general limit. */
  limit?: { max: number; windowSeconds: number };
}

export const apiPrefix = '/api/v1';

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a caller passes. */
export interface EndpointInput<E extends Endpoint> {
  params: Input<E['params']>;
  query: Input<E['query']>;
  body: Input<E['body']>;
}

/** What a handler receives after validation. */
export interface EndpointParsed<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}

export type EndpointReply<E extends Endpoint> = z.output<E['reply']>;

/** The specification's generic answer (§3). */
export function envelope<S extends z.ZodType>(data: S) {
  return z.object({ status: z.literal('success'), message: z.string(), data });
}

export const errorReply = z.object({
  status: z.literal('error'),
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** What helps to go on; its shape stands with the endpoint that answers it. */
  data: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string(),
});
export type ErrorReply = z.infer<typeof errorReply>;
