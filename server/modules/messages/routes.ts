import { listTextMonths } from '#contract/messages/admin.ts';
import type { Bind } from '../../http/bind.ts';
import type { TextUsage } from './usage.service.ts';

export function bindMessages(bind: Bind, usage: TextUsage): void {
  bind(listTextMonths, ({ db, query }) => usage.listMonths(db, query));
}
