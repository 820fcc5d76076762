import type { ReadinessRuleSet } from '#domain/readiness/criteria.ts';
import { businessModel } from './business-model.ts';
import { customer } from './customer.ts';
import { finance } from './finance.ts';
import { governance } from './governance.ts';
import { legal } from './legal.ts';
import { market } from './market.ts';
import { product } from './product.ts';
import { raisePlan } from './raise-plan.ts';
import { team } from './team.ts';
import { traction } from './traction.ts';

/** Every criterion of the readiness check, in our own words. A changed criterion needs a new version. */
export const readinessRuleSet: ReadinessRuleSet = {
  version: 'readiness-rules-4',
  dimensions: [team, customer, product, market, businessModel, traction, finance, legal, governance, raisePlan],
};
