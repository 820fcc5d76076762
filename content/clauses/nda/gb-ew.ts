import { LAWS } from '../common/laws.ts';
import { ndaTemplate } from './template.ts';

export const template = ndaTemplate(LAWS['gb-ew']);
