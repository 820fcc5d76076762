import {
  acknowledgeFlag,
  createAgreement,
  readAgreement,
  saveAgreementContent,
} from '#contract/agreements/agreements.ts';
import { finaliseAgreement } from '#contract/agreements/versions.ts';
import type { Endpoint, EndpointReply } from '#contract/endpoint.ts';
import type { AgreementKind, Jurisdiction } from '#domain/agreements/template.ts';
import { answered } from './answered.ts';

/** Calls an endpoint as one founder and resolves to its data. */
export type FounderCall = <E extends Endpoint>(
  endpoint: E,
  input: { params?: Record<string, string>; body?: object },
) => Promise<EndpointReply<E>>;

/** Makes an agreement with every question answered, and makes it final. Resolves to its id. */
export async function makeFinalAgreement(
  call: FounderCall,
  kind: AgreementKind,
  jurisdiction: Jurisdiction,
): Promise<string> {
  const { id, revision } = await call(createAgreement, { body: { kind, jurisdiction } });
  const params = { agreementId: id };
  const content = answered[kind]?.(jurisdiction);
  await call(saveAgreementContent, { params, body: { revision, editor: 'tests', ...content } });
  const { standing } = await call(readAgreement, { params });
  for (const { id: flagId } of standing.flags)
    await call(acknowledgeFlag, { params: { ...params, flagId }, body: { acknowledged: true } });
  await call(finaliseAgreement, { params });
  return id;
}
