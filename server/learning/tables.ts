import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PlanKey } from '#domain/plans.ts';
import { moment } from '../db/columns.ts';
import type { LearningFault } from '../ports/learning/port.ts';

/** Who is to be enrolled in what a plan has on the learning platform outside. */
export const planEnrolments = pgTable(
  'plan_enrolments',
  {
    uid: text('uid').notNull(),
    plan: text('plan').$type<PlanKey>().notNull(),
    requestedAt: moment('requested_at').notNull(),
    doneAt: moment('done_at'),
    triedAt: moment('tried_at'),
    fault: text('fault').$type<LearningFault>(),
    faultDetail: text('fault_detail'),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.uid, table.plan] })],
);
