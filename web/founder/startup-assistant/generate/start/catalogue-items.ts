import type { readAgreementCatalogue } from '#contract/agreements.ts';
import type { EndpointReply } from '#contract/endpoint.ts';
import { JURISDICTIONS, type Jurisdiction } from '#domain/agreements/template.ts';

export type CatalogueItem = EndpointReply<typeof readAgreementCatalogue>['items'][number];

/** The law that an address names; Nigeria where it names none. */
export function lawOf(text: string | null): Jurisdiction {
  return (Object.keys(JURISDICTIONS) as Jurisdiction[]).find((law) => law === text) ?? 'ng';
}
