import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Access,
  apiPrefix,
  type Endpoint,
  type EndpointParsed,
  type EndpointReply,
  envelope,
  errorReply,
  type Role,
} from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { grantScope, operatorScope, ownerScope } from '../access/make-scope.ts';
import type { Grant, GrantScope, OperatorScope, OwnerScope, Scope } from '../access/scope.ts';
import type { Db } from '../db/client.ts';
import { retryOnDeadlock } from '../db/retry-on-deadlock.ts';
import type { Entitled, OwnPlan } from '../entitled.ts';
import { senderOf } from '../limits/sender.ts';
import type { RunTask } from '../workers/task.ts';
import type { Workers } from '../workers/workers.ts';
import { type Caller, checkAccess, type ReadCaller } from './access.ts';
import { keyTooLong, longestKey, oncePerKey } from './idempotency.ts';
import { checkMediaType } from './media-type.ts';
import { readMultipart, type UploadedFile } from './multipart.ts';

/** What a handler is given: input that passed the contract, who asks, and the request's one transaction. */
export interface Call<E extends Endpoint> extends EndpointParsed<E> {
  /** Present unless the endpoint is public. */
  caller: E['access'] extends 'public' ? Caller | undefined : Caller;
  /**
   * Whose rows the call may touch: everybody's for an endpoint of operators, the caller's own for any other; what the caller was
   * granted to read, where the endpoint is open to that.
   */
  scope: ScopeOf<E>;
  /** The request's transaction for everything but GET; the plain handle for reading. */
  db: Db;
  files: UploadedFile[];
  /** Runs heavy work on a thread of the pool, for the caller; for the sender's address where nobody is signed in. */
  runTask: RunTask;
  /** For an idempotent endpoint with transactions of its own: runs `work` once for the caller's key, and answers a repeat. */
  once: <T>(tx: Db, work: () => Promise<T>) => Promise<T>;
  /** What the caller's plan allows, unless the endpoint is public. */
  plan: E['access'] extends 'public' ? undefined : OwnPlan;
  request: FastifyRequest;
  reply: FastifyReply;
}

type ScopeOf<E extends Endpoint> = E['access'] extends 'public'
  ? OwnerScope | undefined
  : E['access'] extends OperatorsOnly
    ? OperatorScope
    : E extends { grant: object }
      ? OwnerScope | GrantScope
      : OwnerScope;
type OperatorsOnly = { anyRole: readonly ['admin'] };

export interface FileReply {
  bytes: Uint8Array | Readable;
  /** Without one it is read as it comes, such as a stream of events, and not saved. */
  filename?: string;
  /** Its address changes with its bytes, so that a browser may keep it. */
  isFinal?: boolean;
}

export type Answer<E extends Endpoint> = E extends { produces: string } ? FileReply : EndpointReply<E> | Message<E>;

/** An answer with a message of its own in the envelope. */
export class Message<E extends Endpoint> {
  readonly text: string;
  readonly data: EndpointReply<E>;
  constructor(text: string, data: EndpointReply<E>) {
    this.text = text;
    this.data = data;
  }
}

export interface BindOptions {
  /** `none` where the handler only reads, or calls a port that writes with a connection of its own. */
  transaction?: 'none';
}

export type Bind = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
  options?: BindOptions,
) => void;

export interface BindDeps {
  db: Db;
  readCaller: ReadCaller;
  /** The roles as they are now. */
  readRoles(uid: string): Promise<Role[]>;
  workers: Workers;
  entitled: Entitled;
  /** The grant by which somebody may read a document just now. */
  findGrant(db: Db, granteeUid: string, documentId: string): Promise<Grant | undefined>;
}

/** Binds endpoints of the contract to handlers: access, validation, one transaction, idempotency and the envelope in one place. */
export function createBind(app: FastifyInstance, deps: BindDeps): Bind {
  return (endpoint, handle, options = {}) => {
    const success = endpoint.status ?? 200;
    const isLive = endpoint.produces === 'text/event-stream';
    const ownTransaction = endpoint.method !== 'GET' && options.transaction !== 'none';
    app.route({
      method: endpoint.method,
      url: `${apiPrefix}${endpoint.path}`,
      // A HEAD would open a stream that nobody reads.
      exposeHeadRoute: !isLive,
      schema: {
        summary: endpoint.summary,
        security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && endpoint.consumes !== 'multipart/form-data' && { body: endpoint.body }),
        response: endpoint.produces
          ? {}
          : { [success]: envelope(endpoint.reply), '4xx': errorReply, '5xx': errorReply },
      },
      config: { rateLimit: rateLimit(endpoint) },
      onRequest: async (request) => {
        request.caller = await deps.readCaller(request, endpoint.access !== 'public').catch((refusal: unknown) => {
          request.refusal = refusal;
          return undefined;
        });
      },
      // Refused only here, behind the limit on requests: guessing at tokens is counted too.
      preParsing: async (request) => {
        if (request.refusal) throw request.refusal;
        request.grant = await findGrant(deps, endpoint, request);
        if (!request.grant) await checkAccess(endpoint.access, request.caller, deps.readRoles);
        checkMediaType(endpoint, request);
      },
      handler: async (request, reply) => {
        const upload =
          endpoint.consumes === 'multipart/form-data' ? await readMultipart(request, endpoint.body) : undefined;
        const once = oncePerRequest(endpoint, request, () => (upload ? toDigests(upload) : request.body));
        const run = async (db: Db) => {
          const call = {
            params: request.params,
            query: request.query,
            body: upload ? upload.body : request.body,
            files: upload?.files ?? [],
            caller: request.caller,
            scope: scopeOf(endpoint.access, request),
            db,
            runTask: deps.workers.runFor(request.caller?.uid ?? senderOf(request.ip)),
            once,
            plan: request.caller && deps.entitled(ownerScope(request.caller.uid)),
            request,
            reply,
          };
          return handle(call as unknown as Call<typeof endpoint>);
        };
        const answer = ownTransaction
          ? await retryOnDeadlock(request.log, () => deps.db.transaction((tx) => once(tx, () => run(tx))))
          : await run(deps.db);
        return send(endpoint, reply, success, answer);
      },
    });
  };
}

/** Looked up for each call: a grant that has ended ends with the next one. */
async function findGrant(deps: BindDeps, { grant }: Endpoint, { caller, params }: FastifyRequest) {
  const id = grant && (params as Record<string, string>)[grant.document];
  return id && caller ? deps.findGrant(deps.db, caller.uid, id) : undefined;
}

function scopeOf(access: Access, { caller, grant }: FastifyRequest): Scope | undefined {
  if (grant) return grantScope(grant);
  if (!caller) return undefined;
  const isForOperators = typeof access === 'object' && access.anyRole.every((role) => role === 'admin');
  return isForOperators ? operatorScope : ownerScope(caller.uid);
}

function oncePerRequest(endpoint: Endpoint, request: FastifyRequest, readBody: () => unknown) {
  return async <T>(tx: Db, work: () => Promise<T>): Promise<T> => {
    const key = endpoint.idempotent ? request.headers['idempotency-key'] : undefined;
    if (typeof key !== 'string' || !request.caller) return work();
    if (key.length > longestKey) throw new AppError('REQUEST_INVALID', { fields: { 'idempotency-key': keyTooLong } });
    const call = `${endpoint.method} ${request.url.split('?')[0]}`;
    const answer = await oncePerKey(tx, { key, uid: request.caller.uid, call, body: readBody() }, work);
    return answer as T;
  };
}

/** What was sent with a form, its files by name and digest. */
function toDigests({ body, files }: Awaited<ReturnType<typeof readMultipart>>) {
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  return [body, files.map(({ field, filename, bytes }) => [field, filename, digest(bytes)])];
}

function send(endpoint: Endpoint, reply: FastifyReply, status: number, answer: unknown) {
  if (endpoint.produces) {
    const { bytes, filename, isFinal } = answer as FileReply;
    const kept = isFinal ? 'private, max-age=31536000, immutable' : 'private, no-store';
    reply.header('content-type', endpoint.produces).header('cache-control', kept);
    if (filename !== undefined)
      reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`);
    // A proxy that collects an answer before it passes it on would hold back what is live.
    else reply.header('x-accel-buffering', 'no');
    return reply.send(bytes instanceof Readable ? bytes : Buffer.from(bytes));
  }
  const message = answer instanceof Message ? answer.text : 'OK';
  const data = answer instanceof Message ? answer.data : (answer ?? null);
  return reply.code(status).header('cache-control', 'private, no-store').send({ status: 'success', message, data });
}

function rateLimit(endpoint: Endpoint) {
  return endpoint.limit ? { max: endpoint.limit.max, timeWindow: endpoint.limit.windowSeconds * 1000 } : undefined;
}
