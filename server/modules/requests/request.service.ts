import { AppError } from '#contract/errors.ts';
import { links } from '#contract/links.ts';
import type { AdminRequest } from '#contract/requests/admin.ts';
import { answerWorkingDays, type MemberRequest, requestLimits } from '#contract/requests/requests.ts';
import { addWorkingDays, workingDaysUntil } from '#domain/time/working-days.ts';
import { narrow, type OperatorScope, type OwnerScope } from '../../access/scope.ts';
import type { Audit, Notify, Operator } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import { tellMember } from '../../mail/tell-member.ts';
import type { FindPeople, FindPerson, ListErasures, ListOperators } from '../../members.ts';
import { wordDay } from '../../print/wording.ts';
import type { RunTask } from '../../workers/task.ts';
import type { createPrintedDocuments } from '../documents/kind/printed-documents.ts';
import * as repo from './request.repo.ts';

export interface RequestDeps {
  clock: () => Date;
  everybody: OperatorScope;
  publicUrl: string;
  mailQueue: MailQueue;
  notify: Notify;
  audit: Audit;
  findPerson: FindPerson;
  findPeople: FindPeople;
  listOperators: ListOperators;
  listErasures: ListErasures;
  documents: ReturnType<typeof createPrintedDocuments>;
}

/** What a member asks a person, and a person's answer. Nothing here touches a score. */
export function createRequestService(deps: RequestDeps) {
  const { clock, documents, everybody } = deps;

  async function ask(
    tx: Db,
    scope: OwnerScope,
    asked:
      | { question: string; kind: 'data' }
      | { question: string; kind: 'verdict'; documentId: string; versionNumber: number },
  ): Promise<MemberRequest> {
    if ((await repo.countOpen(tx, scope)) >= requestLimits.open) throw new AppError('MEMBER_REQUEST_LIMIT');
    const now = clock();
    const dueOn = addWorkingDays(now.toISOString().slice(0, 10), answerWorkingDays);
    const row = await repo.insertRequest(tx, scope, { id: newId(now), requestedAt: now, dueOn, ...asked });
    if (!row) throw new AppError('MEMBER_REQUEST_OPEN');
    for (const { uid } of await deps.listOperators(tx))
      await deps.notify(tx, {
        uid,
        kind: 'request.made',
        title:
          asked.kind === 'verdict' ? 'A member asks a person to look at a verdict' : 'A member asks about their data',
        body: `An answer is promised by ${wordDay(dueOn)}.`,
        href: links.operatorRequests(),
      });
    return toRequest(row);
  }

  async function toAdmin(db: Db, rows: repo.RequestRow[]): Promise<AdminRequest[]> {
    const people = await deps.findPeople(
      db,
      rows.map(({ uid }) => uid),
    );
    const today = clock().toISOString().slice(0, 10);
    const found = [];
    for (const row of rows) {
      const document =
        row.documentId === null
          ? undefined
          : await documents.read(db, narrow(everybody, row.uid), row.documentId).catch(unlessUnknown);
      found.push({
        ...toRequest(row),
        member: { uid: row.uid, name: people.get(row.uid)?.name ?? '' },
        workingDaysLeft: workingDaysUntil(today, row.dueOn),
        documentType: document?.type ?? null,
      });
    }
    return found;
  }

  return {
    async askAboutVerdict(
      tx: Db,
      scope: OwnerScope,
      asked: { documentId: string; versionNumber: number; question: string },
    ) {
      const { type, versionCount } = await documents.read(tx, scope, asked.documentId);
      if (asked.versionNumber > versionCount || !['validation', 'evaluation'].includes(type))
        throw new AppError('VERSION_UNKNOWN');
      return ask(tx, scope, { ...asked, kind: 'verdict' });
    },

    askAboutData: (tx: Db, scope: OwnerScope, question: string) => ask(tx, scope, { question, kind: 'data' }),

    async listOwn(db: Db, scope: OwnerScope) {
      return { items: (await repo.listOwn(db, scope)).map(toRequest) };
    },

    /** @throws DOCUMENT_UNKNOWN. */
    async listOfDocument(db: Db, scope: OwnerScope, documentId: string) {
      await documents.read(db, scope, documentId);
      return { items: (await repo.listOwn(db, scope, documentId)).map(toRequest) };
    },

    async listAll(db: Db, { scope }: Pick<Operator, 'scope'>) {
      const { open, answered } = await repo.listAll(db, scope);
      const erasures = await deps.listErasures(db);
      const now = clock().toISOString();
      return {
        open: await toAdmin(db, open),
        answered: await toAdmin(db, answered),
        erasures: erasures.open.map((one) => ({ ...one, isLate: one.dueAt < now })),
        erased: erasures.over,
      };
    },

    /** The log keeps who read it. @throws MEMBER_REQUEST_UNKNOWN, MEMBER_REQUEST_ANSWERED. */
    async readVersion(db: Db, runTask: RunTask, { actor, scope }: Operator, id: string) {
      const row = await repo.findRequest(db, scope, id);
      if (!row?.documentId || row.versionNumber === null) throw new AppError('MEMBER_REQUEST_UNKNOWN');
      if (row.answeredAt) throw new AppError('MEMBER_REQUEST_ANSWERED');
      const bytes = await documents.print(db, runTask, narrow(scope, row.uid), row.documentId, row.versionNumber);
      const detail = { documentId: row.documentId, versionNumber: row.versionNumber };
      await deps.audit(db, { actor, action: 'request.version-read', subjectKind: 'request', subjectId: id, detail });
      return { bytes, filename: `version-${row.versionNumber}.pdf` };
    },

    /** In the app and by mail. @throws MEMBER_REQUEST_UNKNOWN, MEMBER_REQUEST_ANSWERED. */
    async answer(tx: Db, { actor, scope }: Operator, id: string, answer: string): Promise<AdminRequest> {
      const row = await repo.lockRequest(tx, scope, id);
      if (!row) throw new AppError('MEMBER_REQUEST_UNKNOWN');
      if (row.answeredAt) throw new AppError('MEMBER_REQUEST_ANSWERED');
      const answered = await repo.answerRequest(tx, scope, id, { answer, answeredAt: clock() });
      const [shown] = await toAdmin(tx, [answered]);
      if (!shown) throw new Error('an answered request is not there');
      await deps.audit(tx, { actor, action: 'request.answered', subjectKind: 'request', subjectId: id });
      await tell(tx, answered, shown.documentType);
      return shown;
    },
  };

  async function tell(tx: Db, { uid, documentId, versionNumber }: repo.RequestRow, type: AdminRequest['documentType']) {
    const isVerdict = documentId !== null && versionNumber !== null && type !== null;
    const href = isVerdict
      ? (type === 'evaluation' ? links.checkVersion : links.ideaVersion)(documentId, versionNumber)
      : links.ownData();
    const title = isVerdict ? 'A person has looked at your verdict' : 'Your question about your data is answered';
    const body = isVerdict
      ? 'Their note stands beside the version that you asked about.'
      : 'The answer stands on “Your data”.';
    const about = isVerdict ? ({ kind: 'document', id: documentId } as const) : undefined;
    const note = { uid, kind: 'request.answered' as const, title, body, href, ...(about && { about }) };
    await tellMember(deps, tx, note, { button: 'Read the answer' });
  }
}

export type RequestService = ReturnType<typeof createRequestService>;

function unlessUnknown(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'DOCUMENT_UNKNOWN') return undefined;
  throw error;
}

function toRequest({
  id,
  kind,
  question,
  requestedAt,
  dueOn,
  versionNumber,
  answer,
  answeredAt,
}: repo.RequestRow): MemberRequest {
  return {
    id,
    kind,
    question,
    requestedAt: requestedAt.toISOString(),
    dueOn,
    versionNumber,
    answer: answer !== null && answeredAt ? { text: answer, at: answeredAt.toISOString() } : null,
  };
}
