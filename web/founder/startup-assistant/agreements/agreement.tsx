import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { Outlet, useParams } from 'react-router';
import type { Agreement as AgreementState } from '#contract/agreements/agreements.ts';
import { assemble } from '#domain/agreements/assemble.ts';
import { computedTexts } from '#domain/agreements/computed/computed-texts.ts';
import type { Template } from '#domain/agreements/template.ts';
import { useDocumentPageName } from '#web/founder/documents/document-page-name.ts';
import { DocumentMissing, DocumentSkeleton } from '#web/founder/documents/document-shell.tsx';
import { paths } from '#web/paths.ts';
import { AgreementNav } from './agreement-nav.tsx';
import { agreementQuery, templateQuery } from './agreement-queries.ts';
import { toContent } from './draft/content-parts.ts';
import { useContentDraft } from './draft/use-content-draft.ts';
import type { AgreementPage } from './use-agreement.ts';

/** Around every page of one document: reads it with its template, holds what is being typed, and assembles it. */
export default function Agreement() {
  const { agreementId = '' } = useParams();
  const query = useQuery(agreementQuery(agreementId));
  const hash = query.data?.template.fixedTextHash;
  const template = useQuery(templateQuery(agreementId, hash));
  if (query.data && template.data)
    return (
      <LoadedAgreement key={`${query.data.id} ${hash}`} agreement={query.data} template={template.data.template} />
    );
  const failed = [query, template].find(({ isError }) => isError);
  if (!failed) return <DocumentSkeleton label="Your document is loading" />;
  return (
    <DocumentMissing
      noun="document"
      error={failed.error}
      retrying={failed.isFetching}
      onRetry={() => void failed.refetch()}
    />
  );
}

function LoadedAgreement({ agreement, template }: { agreement: AgreementState; template: Template }) {
  const { draft, view } = useContentDraft(agreement, template);
  const parts = useDeferredValue(view.sound);
  const content = useMemo(() => toContent(parts), [parts]);
  const printed = useMemo(() => assemble(template, content, computedTexts(template, content)), [template, content]);
  useDocumentPageName(agreement.name, paths.founder.agreement(agreement.id), 'document');
  const page: AgreementPage = { agreement, template, draft, view, content, printed };
  return (
    <div className="flex flex-col gap-6">
      <AgreementNav agreement={agreement} />
      <Outlet context={page} />
    </div>
  );
}
