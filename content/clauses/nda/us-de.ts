import { dtsaNotice } from '../common/dtsa-notice.ts';
import { LAWS } from '../common/laws.ts';
import { ndaTemplate } from './template.ts';

export const template = ndaTemplate(LAWS['us-de'], [dtsaNotice()]);
