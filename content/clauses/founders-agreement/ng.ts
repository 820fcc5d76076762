import { LAWS } from '../common/laws.ts';
import { nigerianClauses } from './nigeria.ts';
import { foundersTemplate } from './template.ts';

export const template = foundersTemplate(LAWS.ng, nigerianClauses);
