import * as admin from '#contract/support/admin.ts';
import * as contract from '#contract/support/support.ts';
import * as visitor from '#contract/support/visitor.ts';
import type { Bind } from '../../http/bind.ts';
import { senderOf } from '../../limits/sender.ts';
import type { AnswerService } from './answer.service.ts';
import type { SupportFileService } from './file.service.ts';
import type { ThreadService } from './thread.service.ts';
import type { VisitorService } from './visitor.service.ts';

export interface SupportServices {
  threads: ThreadService;
  answers: AnswerService;
  files: SupportFileService;
  visitors: VisitorService;
}

export function bindSupport(bind: Bind, services: SupportServices): void {
  bindMember(bind, services);
  bindFiles(bind, services);
  bindOperator(bind, services);
  bindVisitors(bind, services);
}

function bindMember(bind: Bind, { threads }: SupportServices): void {
  bind(contract.startSupportThread, ({ db, caller, scope, body }) => threads.start(db, { ...caller, scope }, body));
  bind(contract.listSupportThreads, ({ db, scope, query }) => threads.list(db, scope, query));
  bind(contract.readSupportThread, ({ db, scope, params }) => threads.read(db, scope, params.threadId));
  bind(contract.writeSupportMessage, ({ db, caller, scope, params, body }) =>
    threads.write(db, { ...caller, scope }, params.threadId, body),
  );
  bind(contract.markSupportSeen, ({ db, scope, params, body }) =>
    threads.markSeen(db, scope, params.threadId, body.number),
  );
}

/** These open transactions of their own: pictures are drawn anew before, and bytes are removed after, they hold a row. */
function bindFiles(bind: Bind, { files }: SupportServices): void {
  bind(
    contract.attachSupportFile,
    async ({ db, scope, files: [upload], once }) => {
      const attach = await files.prepare(scope, upload);
      return db.transaction((tx) => once(tx, () => attach(tx)));
    },
    { transaction: 'none' },
  );
  bind(
    contract.removeSupportFile,
    async ({ db, scope, params }) => {
      await files.remove(db, scope, params.fileId);
      return null;
    },
    { transaction: 'none' },
  );
  bind(contract.readSupportFile, ({ db, scope, params }) => files.readOwn(db, scope, params.fileId));
}

function bindOperator(bind: Bind, { answers, threads, files }: SupportServices): void {
  bind(admin.listAdminSupport, ({ db, scope, query }) => answers.list(db, scope, query));
  bind(admin.readAdminSupport, ({ db, scope, params }) => answers.read(db, scope, params.threadId));
  bind(admin.answerSupport, ({ db, caller, scope, params, body }) =>
    answers.answer(db, { ...caller, scope }, params.threadId, body),
  );
  bind(admin.closeSupport, ({ db, caller, scope, params }) => answers.close(db, { ...caller, scope }, params.threadId));
  bind(admin.reopenSupport, ({ db, caller, scope, params }) =>
    answers.reopen(db, { ...caller, scope }, params.threadId),
  );
  bind(admin.markAdminSupportSeen, ({ db, scope, params, body }) =>
    threads.markSeen(db, scope, params.threadId, body.number),
  );
  bind(admin.readAdminSupportFile, ({ db, scope, params }) =>
    files.readOfThread(db, scope, params.threadId, params.fileId),
  );
}

function bindVisitors(bind: Bind, { visitors }: SupportServices): void {
  bind(
    visitor.writeAsVisitor,
    async ({ db, body, request }) => {
      await visitors.write(db, body, senderOf(request.ip));
      return null;
    },
    { transaction: 'none' },
  );
  bind(visitor.confirmVisitor, async ({ db, body }) => {
    await visitors.confirm(db, body.token);
    return null;
  });
}
