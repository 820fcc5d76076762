import type { LearningConfig } from '../../config/learning.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { createBuiltInLearning } from './built-in/built-in.ts';
import { createMoodleLearning } from './moodle/moodle.ts';
import type { LearningPort } from './port.ts';

export function openLearning(config: LearningConfig, outbound: Outbound, clock: () => Date): LearningPort {
  if (config.kind === 'built-in') return createBuiltInLearning();
  const { baseUrl, token, categories } = config;
  return createMoodleLearning({ baseUrl, token, categories, outbound, clock });
}
