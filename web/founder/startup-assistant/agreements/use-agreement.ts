import { useOutletContext } from 'react-router';
import type { Agreement } from '#contract/agreements/agreements.ts';
import type { AssembledAgreement } from '#domain/agreements/assemble.ts';
import type { AgreementContent, Template } from '#domain/agreements/template.ts';
import type { Draft, DraftView } from '#web/drafts/draft.ts';
import type { ContentParts } from './draft/content-parts.ts';

/** What every page of a document works with: handed down by the layout in agreement.tsx. */
export type AgreementPage = {
  agreement: Agreement;
  template: Template;
  draft: Draft<ContentParts>;
  view: DraftView<ContentParts>;
  /** The content with what is typed right now, without what cannot be saved. */
  content: AgreementContent;
  /** The document that this content makes, assembled by the same code as the server's. */
  printed: AssembledAgreement;
};

export function useAgreement(): AgreementPage {
  return useOutletContext<AgreementPage>();
}
