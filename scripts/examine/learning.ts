import type { Config } from '../../server/config/config.ts';
import type { Outbound } from '../../server/outbound/outbound.ts';
import { openLearning } from '../../server/ports/learning/open-learning.ts';
import { LearningFailure, type LearningFault } from '../../server/ports/learning/port.ts';
import type { Examination } from './examination.ts';

const otherAdvice = 'Look at MOODLE_URL, and at the site itself. Founders can log in all the same.';
const advice: Partial<Record<LearningFault, string>> = {
  access: 'Look at MOODLE_TOKEN, its external service and the rights of its user: docs/providers.md lists them.',
  incomplete: 'docs/providers.md says where.',
};

export function examineLearning({ learning }: Config, outbound: Outbound, clock: () => Date): Examination {
  const port = openLearning(learning, outbound, clock);
  return {
    system: 'learning',
    about: port.about,
    ask: port.check ?? (async () => undefined),
    advise: (error) => (error instanceof LearningFailure ? advice[error.kind] : undefined) ?? otherAdvice,
  };
}
