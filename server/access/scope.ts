import { type Column, eq, type SQL, sql } from 'drizzle-orm';

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

/** Who may change rows. */
export type WritingScope = OwnerScope | OperatorScope;

/**
 * Whose rows a repository may touch. It is made from a verified caller (`server/http/bind.ts`) and, for what happens without
 * one, by `server/context.ts`; an import rule keeps everybody else from it. A query without one does not compile.
 */
export type Scope = WritingScope;

/** The rows of a table that are within the scope: the only place where a scope becomes SQL. */
export function within(scope: Scope, owner: Column): SQL {
  return scope.kind === 'owner' ? eq(owner, scope.uid) : sql`true`;
}

/** The part of a scope that is one person's. @throws where it is somebody else's. */
export function narrow(scope: WritingScope, uid: string): OwnerScope {
  if (scope.kind === 'owner' && scope.uid !== uid) throw new Error('a person cannot act for another one');
  return { kind: 'owner', uid } as OwnerScope;
}
