import type { TestKind } from './test-templates.ts';

/** Tests of what the founder makes, counts or asks the authorities: no customer says no there. */
const WITHOUT_CUSTOMERS: readonly TestKind[] = ['costSheet', 'sources', 'prototype', 'letters', 'counsel'];

export const asksNoCustomer = ({ kind }: { kind: TestKind }) => WITHOUT_CUSTOMERS.includes(kind);
