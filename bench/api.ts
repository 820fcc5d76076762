import { decodeJwt } from 'jose';
import { listDocuments, renameDocument } from '#contract/documents/documents.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { createIdea } from '#contract/validation/validation.ts';
import { signUpFounder } from '#tests/setup/account.ts';
import { compare, describe } from './load.ts';
import type { Measurement } from './measure.ts';

const documentCount = 200;

/** Reading a list and writing a row through the whole API on PostgreSQL, as a ratio to a bare Fastify with the same queries. */
export async function measureApi(product: string, bare: string): Promise<Measurement[]> {
  const founder = await signUpFounder(product, 'bench@cairn.example');
  const uid = decodeJwt(founder.token).sub ?? '';
  const ids: string[] = [];
  for (let index = 0; index < documentCount; index++) {
    const idea = (await founder.call(createIdea, { body: { intake: { title: `Idea ${index}` } } })) as { id: string };
    ids.push(idea.id);
  }
  const headers = { authorization: `Bearer ${founder.token}`, 'content-type': 'application/json' };
  const read = await compare(
    { url: `${product}${apiPrefix}${listDocuments.path}`, headers },
    { url: `${bare}/documents?uid=${uid}`, headers },
  );
  let count = 0;
  const rename = (path: (id: string) => string) => () => {
    count += 1;
    const body = JSON.stringify({ name: `Idea ${count}` });
    return { method: 'PATCH' as const, path: path(ids[count % ids.length] ?? ''), body };
  };
  const write = await compare(
    { url: product, headers, next: rename((id) => `${apiPrefix}${renameDocument.path.replace(':documentId', id)}`) },
    { url: bare, headers, next: rename((id) => `/documents/${id}?uid=${uid}`) },
  );
  return [
    {
      name: 'documents list on PostgreSQL, ratio to a bare Fastify with the same queries',
      value: describe(read),
      budget: '≥ 0.6',
      kept: read.ratio >= 0.6,
    },
    { name: 'rename on PostgreSQL, ratio to a bare Fastify with the same query', value: describe(write) },
  ];
}
