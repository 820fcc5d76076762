import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { Outlet, useParams } from 'react-router';
import type { Agreement as AgreementState } from '#contract/agreements.ts';
import { assemble } from '#domain/agreements/assemble.ts';
import { computedTexts } from '#domain/agreements/computed/computed-texts.ts';
import type { Template } from '#domain/agreements/template.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Skeleton, SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { ApiError, messageOf } from '#web/api/api-error.ts';
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
  if (!failed) return <AgreementSkeleton />;
  return <AgreementMissing error={failed.error} retrying={failed.isFetching} onRetry={() => void failed.refetch()} />;
}

function LoadedAgreement({ agreement, template }: { agreement: AgreementState; template: Template }) {
  const { draft, view } = useContentDraft(agreement, template);
  const parts = useDeferredValue(view.sound);
  const content = useMemo(() => toContent(parts), [parts]);
  const printed = useMemo(() => assemble(template, content, computedTexts(template, content)), [template, content]);
  const page: AgreementPage = { agreement, template, draft, view, content, printed };
  return (
    <div className="flex flex-col gap-6">
      <AgreementNav agreement={agreement} />
      <Outlet context={page} />
    </div>
  );
}

function AgreementSkeleton() {
  return (
    <SkeletonRegion label="Your document is loading">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-40 w-full rounded-card" />
        <SkeletonLines count={5} />
      </div>
    </SkeletonRegion>
  );
}

function AgreementMissing({ error, retrying, onRetry }: { error: unknown; retrying: boolean; onRetry: () => void }) {
  const unknown = error instanceof ApiError && error.status === 404;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={unknown ? 'No such document' : 'Your document could not be read'} />
      <Banner
        tone={unknown ? 'info' : 'error'}
        role="alert"
        action={
          unknown ? (
            <ButtonLink variant="secondary" href={paths.founder.assistant}>
              All Documents
            </ButtonLink>
          ) : (
            <Button variant="secondary" loading={retrying} onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {messageOf(error)} {!unknown && 'What you typed on this device is still here and will be saved.'}
      </Banner>
    </div>
  );
}
