import { LEARNING_PLAN_NAMES, type PlanKey } from '#domain/plans.ts';
import { LearningFailure, type LearningPort } from '../port.ts';
import { createAccounts } from './accounts.ts';
import { createCatalogue } from './catalogue.ts';
import { createMoodleClient, type MoodleOptions } from './client.ts';
import { createEnrolling } from './enrolling.ts';
import { listMissing } from './self-test.ts';

type MoodleLearningOptions = MoodleOptions & {
  clock: () => Date;
  /** What the category of each plan is called there; as the specification has it unless given. */
  categories?: Record<PlanKey, string>;
};

/** A Moodle 4.5 of the operator's, by its web services. `tests/fixtures/moodle` has what a real one was sent and answered. */
export function createMoodleLearning({
  categories = LEARNING_PLAN_NAMES,
  clock,
  ...options
}: MoodleLearningOptions): LearningPort {
  const { call, readPublicConfig, readImage } = createMoodleClient(options);
  const catalogue = createCatalogue(call, { clock, categories, baseUrl: options.baseUrl });
  const accounts = createAccounts(call);
  const { enrol, listTaken } = createEnrolling(call);
  return {
    about: `Moodle at ${new URL(options.baseUrl).host}`,
    listCourses: catalogue.list,
    passwordUrl: `${options.baseUrl}/login/forgot_password.php`,
    courseUrl: (courseId) => `${options.baseUrl}/course/view.php?id=${encodeURIComponent(courseId)}`,
    lessons: undefined,
    outside: {
      openAccount: accounts.open,
      enrol,
      listTaken,
      findPlan: catalogue.findPlan,
      changeEmail: accounts.changeEmail,
      readImage,
    },
    async check() {
      const missing = await listMissing({ call, catalogue, categories, readPublicConfig });
      if (missing.length > 0) throw new LearningFailure('incomplete', missing.join(' '));
    },
  };
}
