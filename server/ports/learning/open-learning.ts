import type { LearningConfig } from '../../config/learning.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { createBuiltInLearning } from './built-in/built-in.ts';
import { createMoodleLearning } from './moodle/moodle.ts';
import type { LearningPort } from './port.ts';

export function openLearning(config: LearningConfig, outbound: Outbound, clock: () => Date): LearningPort {
  if (config.kind === 'built-in') return createBuiltInLearning();
  return createMoodleLearning({ baseUrl: config.baseUrl, token: config.token, outbound, clock });
}
