import type { OperatorScope, OwnerScope } from './scope.ts';

export const ownerScope = (uid: string) => ({ kind: 'owner', uid }) as OwnerScope;

export const operatorScope = { kind: 'operator' } as OperatorScope;
