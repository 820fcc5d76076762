-- A plan that an operator gave to a founder, to a last day in Lagos. It is charged nowhere and stands in no books.
CREATE TABLE plan_comps (
  id text PRIMARY KEY,
  uid text NOT NULL,
  plan text NOT NULL,
  until_on date NOT NULL,
  given_by text NOT NULL,
  reason text NOT NULL,
  given_at timestamptz(3) NOT NULL,
  -- By the operator, by another one that took its place, or by the job after its last day.
  ended_at timestamptz(3),
  CONSTRAINT plan_comps_plan CHECK (plan IN ('ideation', 'founder')),
  CONSTRAINT plan_comps_reason CHECK (length(reason) BETWEEN 1 AND 500)
);
--> statement-breakpoint
-- Nobody has two at once.
CREATE UNIQUE INDEX plan_comps_one_running ON plan_comps (uid) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE INDEX plan_comps_uid ON plan_comps (uid, given_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX plan_comps_over ON plan_comps (until_on, id) WHERE ended_at IS NULL;
