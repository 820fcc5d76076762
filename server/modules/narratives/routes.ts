import * as contract from '#contract/narratives.ts';
import * as pastedText from '#contract/pasted-text.ts';
import type { Bind } from '../../http/bind.ts';
import type { NarrativeService } from './narrative.service.ts';

export function bindNarratives(bind: Bind, service: NarrativeService): void {
  bind(contract.readNarratives, ({ db, caller, params, query }) => service.read(db, caller, keyOf(params, query)));
  bind(contract.previewNarratives, ({ db, caller, params, query }) =>
    service.preview(db, caller.uid, keyOf(params, query)),
  );
  bind(contract.switchNarrativesOn, ({ db, caller, params, query, body }) =>
    service.switchOn(db, caller, keyOf(params, query), body.hash),
  );
  bind(contract.switchNarrativesOff, ({ db, caller, params, query }) =>
    service.switchOff(db, caller, keyOf(params, query)),
  );
  bind(contract.startNarrative, ({ db, caller, params, query, body }) =>
    service.start(db, caller, keyOf(params, query), body.use),
  );
  bind(contract.readNarrative, ({ db, caller, params }) => service.readOne(db, caller.uid, params.narrativeId));
  bind(contract.cancelNarrative, ({ db, caller, params }) => service.cancel(db, caller.uid, params.narrativeId));
  bind(pastedText.readPaste, ({ db, caller, params }) => service.readPaste(db, caller, params.documentId));
  bind(pastedText.previewPaste, ({ db, caller, params, body }) =>
    service.previewPaste(db, caller.uid, params.documentId, body.text),
  );
  bind(pastedText.startPaste, ({ db, caller, params, body }) =>
    service.startPaste(db, caller, params.documentId, body),
  );
}

const keyOf = (params: { documentId: string; version: number }, { part = '' }: { part?: string }) => ({
  ...params,
  part,
});
