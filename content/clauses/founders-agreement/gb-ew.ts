import { LAWS } from '../common/laws.ts';
import { foundersTemplate } from './template.ts';

export const template = foundersTemplate(LAWS['gb-ew']);
