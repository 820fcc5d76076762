import * as admin from '#contract/requests/admin.ts';
import * as contract from '#contract/requests/requests.ts';
import type { Bind } from '../../http/bind.ts';
import type { RequestService } from './request.service.ts';

export function bindRequests(bind: Bind, requests: RequestService): void {
  bind(contract.askAboutVerdict, ({ db, scope, body }) => requests.askAboutVerdict(db, scope, body));
  bind(contract.askAboutData, ({ db, scope, body }) => requests.askAboutData(db, scope, body.question));
  bind(contract.listOwnRequests, ({ db, scope }) => requests.listOwn(db, scope));
  bind(contract.listRequestsOfDocument, ({ db, scope, params }) =>
    requests.listOfDocument(db, scope, params.documentId),
  );
  bind(admin.listMemberRequests, ({ db, scope }) => requests.listAll(db, { scope }));
  bind(admin.readRequestedVersion, ({ caller, db, scope, params, runTask }) =>
    requests.readVersion(db, runTask, { actor: caller, scope }, params.memberRequestId),
  );
  bind(admin.answerRequest, ({ caller, db, scope, params, body }) =>
    requests.answer(db, { actor: caller, scope }, params.memberRequestId, body.answer),
  );
}
