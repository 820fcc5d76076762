import { z } from 'zod';
import {
  identityPaths,
  requestPasswordResetBody,
  resetPasswordBody,
  sessionReply,
  signInBody,
  signUpBody,
} from './accounts/identity.ts';
import { apiPrefix, type Endpoint, envelope, errorReply } from './endpoint.ts';
import { endpointsByTag } from './endpoints.ts';
import { type ErrorCode, errors } from './errors.ts';
import { sharedShapes } from './shared-shapes.ts';

type Json = Record<string, unknown>;

const json = (schema: Json, more: Json = {}) => ({ 'application/json': { schema, ...more } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
/** Of what a caller sends: before defaults and conversions. */
const inputSchema = (schema: z.ZodType) =>
  withoutDialect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json);

/** Errors that any call may answer; what is particular to one stands with it. */
const anyCall: ErrorCode[] = ['REQUEST_INVALID', 'REQUEST_LIMITED', 'SERVER_FAULT'];

/**
 * The API for outsiders as OpenAPI 3.1: every endpoint of the contract and the calls of the identity provider, with shared
 * shapes, files, forms, streams, errors and how to get a token. `url`: where the API is served, without the path.
 */
export function makeOpenApi({ version, url }: { version: string; url: string }): Json {
  const replies: Record<string, z.ZodType> = {};
  const paths: Record<string, Json> = {};
  for (const [tag, endpoints] of Object.entries(endpointsByTag)) {
    for (const [own, endpoint] of Object.entries(endpoints)) {
      const name = `${tag}${title(own)}`;
      if (!endpoint.produces) replies[`${title(name)}Reply`] = envelope(endpoint.reply);
      const path = `${apiPrefix}${endpoint.path}`.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(tag, name, endpoint) };
    }
  }
  const all = { ...identityCalls(), ...paths };
  const schemas = componentsOf({ ...sharedShapes, ErrorReply: errorReply, SessionReply: sessionReply, ...replies });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cairn API',
      version,
      description: howToBegin,
      license: { name: 'Private', identifier: 'LicenseRef-Private' },
    },
    servers: [{ url }],
    tags: ['identity', ...Object.keys(endpointsByTag)].map((name) => ({ name, description: `Calls of ${name}.` })),
    paths: all,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token of a sign-in.' },
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Set by a sign-in.' },
      },
      parameters: { IdempotencyKey: idempotencyKey, Origin: origin },
      schemas: usedOf(schemas, all),
    },
  };
}

const howToBegin = `Sign in at \`POST ${identityPaths.signIn}\` with an e-mail address and a password. The answer holds a token for
fifteen minutes, which every call takes as \`Authorization: Bearer …\`, and sets a session cookie, with which
\`GET ${identityPaths.token}\` gives the next token. Calls of identity name the site as their \`Origin\`, as its
own pages do. Every answer is an envelope: \`status\`, \`message\` and \`data\`; an error
has a \`code\` and a sentence for the person, and may have \`fields\`. Money is in minor units, time in UTC.`;

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Any text, new for each thing to be made. A repeat with the same key is done once and answered the same.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const origin = {
  name: 'Origin',
  in: 'header',
  description: 'The address of the site. A browser sends it by itself.',
  schema: { type: 'string' },
};

function operation(tag: string, name: string, endpoint: Endpoint): Json {
  const { access } = endpoint;
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    ...(typeof access === 'object' && { description: `For: ${access.anyRole.join(', ')}.` }),
    security: access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query),
      ...(endpoint.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...requestBody(endpoint),
    responses: {
      [endpoint.status ?? 200]: success(name, endpoint),
      ...failures([
        ...anyCall,
        ...(access === 'public' ? [] : (['auth/no-token'] as const)),
        ...(typeof access === 'object' ? (['ACCESS_ROLE_MISSING'] as const) : []),
        ...endpoint.errors,
      ]),
    },
  };
}

function success(name: string, { produces, reply }: Endpoint): Json {
  if (!produces) return { description: 'Done.', content: json(ref(`${title(name)}Reply`)) };
  const isStream = produces === 'text/event-stream';
  const schema = isStream ? { type: 'string' } : inputSchema(reply);
  return {
    description: isStream ? 'Events, for as long as the caller listens.' : 'The file.',
    content: { [produces]: { schema } },
  };
}

function requestBody({ body, consumes }: Endpoint): Json {
  if (consumes === 'multipart/form-data') {
    const fields = body ? inputSchema(body) : { type: 'object' };
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const properties = { ...(fields.properties as Json | undefined), file };
    const required = [...((fields.required as string[] | undefined) ?? []), 'file'];
    return {
      requestBody: { required: true, content: { [consumes]: { schema: { type: 'object', properties, required } } } },
    };
  }
  return body
    ? { requestBody: { required: !body.safeParse(undefined).success, content: json(inputSchema(body)) } }
    : {};
}

function parametersOf(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** One answer a status; each code of the catalogue is an example of it. */
function failures(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(new Set(codes), (code) => errors[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, these]) => {
      const examples = these.map((code) => [
        code.replace(/\W/g, '_'),
        { value: { status: 'error', message: errors[code].message, code, requestId: '5f1d6c1e' } },
      ]);
      return [
        status,
        { description: these.join(', '), content: json(ref('ErrorReply'), { examples: Object.fromEntries(examples) }) },
      ];
    }),
  );
}

function identityCalls(): Record<string, Json> {
  const call = (
    operationId: string,
    summary: string,
    codes: readonly ErrorCode[],
    body?: z.ZodType,
    example?: Json,
  ) => ({
    operationId,
    tags: ['identity'],
    summary,
    security: body ? [] : [{ session: [] }],
    parameters: [{ $ref: '#/components/parameters/Origin' }],
    ...(body && { requestBody: { required: true, content: json(inputSchema(body), example && { example }) } }),
    responses: {
      200: {
        description: 'Done, with the token to use from now on, if there is one.',
        content: json(ref('SessionReply')),
      },
      ...failures([...anyCall, ...codes]),
    },
  });
  const person = { email: 'ada@example.com', password: 'a long password' };
  return {
    [identityPaths.signUp]: {
      post: call('signUp', 'Make an account', ['auth/email-already-in-use', 'auth/weak-password'], signUpBody),
    },
    [identityPaths.signIn]: {
      post: call('signIn', 'Sign in, for a token', ['auth/invalid-credential'], signInBody, person),
    },
    [identityPaths.token]: { get: call('refreshToken', 'A fresh token for the session', []) },
    [identityPaths.signOut]: { post: call('signOut', 'End the session', []) },
    [identityPaths.requestPasswordReset]: {
      post: call('requestPasswordReset', 'Ask for a link to reset the password', [], requestPasswordResetBody),
    },
    [identityPaths.resetPassword]: {
      post: call(
        'resetPassword',
        'Set a new password',
        ['auth/expired-action-code', 'auth/invalid-action-code'],
        resetPasswordBody,
      ),
    },
  };
}

/** Schemas by their names; wherever one stands inside another, it is named there. */
function componentsOf(shapes: Record<string, z.ZodType>): Json {
  const registry = z.registry<{ id: string }>();
  const named = new Set<z.ZodType>();
  for (const [id, shape] of Object.entries(shapes)) {
    if (!named.has(shape)) registry.add(shape, { id });
    named.add(shape);
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: 'output',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
  }) as unknown as { schemas: Record<string, Json> };
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutDialect(schema)]));
}

/** Only what the calls name, and what that names in turn. */
function usedOf(schemas: Json, paths: Json): Json {
  const used = new Set<string>();
  const visit = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(schemas[name]);
    }
  };
  visit(paths);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

function withoutDialect({ $schema: _dialect, $id: _id, ...schema }: Json): Json {
  return schema;
}
