import * as contract from '#contract/narratives/narratives.ts';
import * as pastedText from '#contract/narratives/pasted-text.ts';
import type { Bind, Call } from '../../http/bind.ts';
import type { NarrativeCaller, NarrativeService } from './narrative.service.ts';

export function bindNarratives(bind: Bind, service: NarrativeService): void {
  bind(contract.readNarratives, async (call) =>
    service.read(call.db, await callerOf(call), keyOf(call.params, call.query)),
  );
  bind(contract.previewNarratives, ({ db, scope, params, query }) => service.preview(db, scope, keyOf(params, query)));
  bind(contract.switchNarrativesOn, async (call) =>
    service.switchOn(call.db, await callerOf(call), keyOf(call.params, call.query), call.body.hash),
  );
  bind(contract.switchNarrativesOff, async (call) =>
    service.switchOff(call.db, await callerOf(call), keyOf(call.params, call.query)),
  );
  bind(contract.startNarrative, async (call) =>
    service.start(call.db, await callerOf(call), keyOf(call.params, call.query), call.body.use),
  );
  bind(contract.readNarrative, ({ db, scope, params }) => service.readOne(db, scope, params.narrativeId));
  bind(contract.cancelNarrative, ({ db, scope, params }) => service.cancel(db, scope, params.narrativeId));
  bind(pastedText.readPaste, async (call) => service.readPaste(call.db, await callerOf(call), call.params.documentId));
  bind(pastedText.previewPaste, ({ db, scope, params, body }) =>
    service.previewPaste(db, scope, params.documentId, body.text),
  );
  bind(pastedText.startPaste, async (call) =>
    service.startPaste(call.db, await callerOf(call), call.params.documentId, call.body),
  );
}

type OwnCall = Pick<Call<typeof contract.readNarratives>, 'scope' | 'entitlements'>;
const callerOf = async ({ scope, entitlements }: OwnCall): Promise<NarrativeCaller> => ({
  scope,
  ...(await entitlements()),
});

const keyOf = (params: { documentId: string; version: number }, { part = '' }: { part?: string }) => ({
  ...params,
  part,
});
