import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import type { Bind } from '../../http/bind.ts';
import type { AuditService } from './audit.service.ts';

export function bindAuditLog(bind: Bind, auditLog: AuditService): void {
  bind(listAuditEntries, ({ db, query }) => auditLog.list(db, query));
}
