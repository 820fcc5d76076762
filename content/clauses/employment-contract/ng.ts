import { LAWS } from '../common/laws.ts';
import { employmentTemplate } from './template.ts';

export const template = employmentTemplate(LAWS.ng);
