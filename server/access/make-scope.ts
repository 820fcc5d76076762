import type { Grant, GrantScope, OperatorScope, OwnerScope } from './scope.ts';

export const ownerScope = (uid: string) => ({ kind: 'owner', uid }) as OwnerScope;

export const operatorScope = { kind: 'operator' } as OperatorScope;

export const grantScope = (grant: Grant) => ({ kind: 'grant', ...grant }) as GrantScope;
