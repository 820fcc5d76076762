import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { DocumentType } from '#contract/documents/documents.ts';

declare const made: unique symbol;

/** A person, over everything that is theirs. */
export interface OwnerScope {
  readonly kind: 'owner';
  readonly uid: string;
  readonly [made]: true;
}

/** An operator, or what the product does by itself: over everybody's. */
export interface OperatorScope {
  readonly kind: 'operator';
  readonly [made]: true;
}

/** What somebody may read of another one's: one document, or all of a type. */
export interface Grant {
  readonly id: string;
  readonly ownerUid: string;
  readonly purpose: string;
  readonly extent: { readonly documentId: string } | { readonly documentType: DocumentType };
}

/** Somebody who was granted reading. Nothing that changes a row takes one. */
export interface GrantScope extends Grant {
  readonly kind: 'grant';
  readonly [made]: true;
}

/** Who may change rows. */
export type WritingScope = OwnerScope | OperatorScope;

/**
 * Whose rows a repository may touch. It is made from a verified caller (`server/http/bind.ts`) and, for what happens without
 * one, by `server/context.ts`; an import rule keeps everybody else from it. A query without one does not compile.
 */
export type Scope = WritingScope | GrantScope;

/** The rows of a table that are within the scope: the only place where a scope becomes SQL. Only documents can be granted. */
export function within(scope: WritingScope, owner: Column): SQL;
export function within(scope: Scope, owner: Column, document: { id: Column; type: Column }): SQL | undefined;
export function within(scope: Scope, owner: Column, document?: { id: Column; type: Column }): SQL | undefined {
  if (scope.kind === 'operator') return sql`true`;
  if (scope.kind === 'owner') return eq(owner, scope.uid);
  if (!document) return sql`false`;
  const { extent, ownerUid } = scope;
  const granted = 'documentId' in extent ? eq(document.id, extent.documentId) : eq(document.type, extent.documentType);
  return and(eq(owner, ownerUid), granted);
}

/** The part of a scope that is one person's. @throws where it is somebody else's. */
export function narrow(scope: WritingScope, uid: string): OwnerScope {
  if (scope.kind === 'owner' && scope.uid !== uid) throw new Error('a person cannot act for another one');
  return { kind: 'owner', uid } as OwnerScope;
}
