import * as contract from '#contract/narratives.ts';
import * as pastedText from '#contract/pasted-text.ts';
import type { Bind, Call } from '../../http/bind.ts';
import type { NarrativeCaller, NarrativeService } from './narrative.service.ts';

export function bindNarratives(bind: Bind, service: NarrativeService): void {
  bind(contract.readNarratives, async (call) =>
    service.read(call.db, await callerOf(call), keyOf(call.params, call.query)),
  );
  bind(contract.previewNarratives, ({ db, caller, params, query }) =>
    service.preview(db, caller.uid, keyOf(params, query)),
  );
  bind(contract.switchNarrativesOn, async (call) =>
    service.switchOn(call.db, await callerOf(call), keyOf(call.params, call.query), call.body.hash),
  );
  bind(contract.switchNarrativesOff, async (call) =>
    service.switchOff(call.db, await callerOf(call), keyOf(call.params, call.query)),
  );
  bind(contract.startNarrative, async (call) =>
    service.start(call.db, await callerOf(call), keyOf(call.params, call.query), call.body.use),
  );
  bind(contract.readNarrative, ({ db, caller, params }) => service.readOne(db, caller.uid, params.narrativeId));
  bind(contract.cancelNarrative, ({ db, caller, params }) => service.cancel(db, caller.uid, params.narrativeId));
  bind(pastedText.readPaste, async (call) => service.readPaste(call.db, await callerOf(call), call.params.documentId));
  bind(pastedText.previewPaste, ({ db, caller, params, body }) =>
    service.previewPaste(db, caller.uid, params.documentId, body.text),
  );
  bind(pastedText.startPaste, async (call) =>
    service.startPaste(call.db, await callerOf(call), call.params.documentId, call.body),
  );
}

type OwnCall = Pick<Call<typeof contract.readNarratives>, 'caller' | 'entitlements'>;
const callerOf = async ({ caller, entitlements }: OwnCall): Promise<NarrativeCaller> => ({
  uid: caller.uid,
  ...(await entitlements()),
});

const keyOf = (params: { documentId: string; version: number }, { part = '' }: { part?: string }) => ({
  ...params,
  part,
});
