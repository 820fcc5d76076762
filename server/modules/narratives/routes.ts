import * as contract from '#contract/narratives/narratives.ts';
import * as pastedText from '#contract/narratives/pasted-text.ts';
import type { Bind, Call } from '../../http/bind.ts';
import type { NarrativeCaller, NarrativeService } from './narrative.service.ts';

export function bindNarratives(bind: Bind, service: NarrativeService): void {
  bind(contract.readNarratives, (call) => service.read(call.db, callerOf(call), keyOf(call.params, call.query)));
  bind(contract.previewNarratives, ({ db, scope, params, query }) => service.preview(db, scope, keyOf(params, query)));
  bind(contract.switchNarrativesOn, (call) =>
    service.switchOn(call.db, callerOf(call), keyOf(call.params, call.query), call.body.hash),
  );
  bind(contract.switchNarrativesOff, (call) =>
    service.switchOff(call.db, callerOf(call), keyOf(call.params, call.query)),
  );
  bind(contract.startNarrative, (call) =>
    service.start(call.db, callerOf(call), keyOf(call.params, call.query), call.body.use),
  );
  bind(contract.readNarrative, ({ db, scope, params }) => service.readOne(db, scope, params.narrativeId));
  bind(contract.cancelNarrative, ({ db, scope, params }) => service.cancel(db, scope, params.narrativeId));
  bind(pastedText.readPaste, (call) => service.readPaste(call.db, callerOf(call), call.params.documentId));
  bind(pastedText.previewPaste, ({ db, scope, params, body }) =>
    service.previewPaste(db, scope, params.documentId, body.text),
  );
  bind(pastedText.startPaste, (call) => service.startPaste(call.db, callerOf(call), call.params.documentId, call.body));
}

type OwnCall = Pick<Call<typeof contract.readNarratives>, 'scope' | 'plan'>;
const callerOf = ({ scope, plan }: OwnCall): NarrativeCaller => ({ scope, plan });

const keyOf = (params: { documentId: string; version: number }, { part = '' }: { part?: string }) => ({
  ...params,
  part,
});
