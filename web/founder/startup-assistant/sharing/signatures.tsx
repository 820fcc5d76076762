import { useQuery } from '@tanstack/react-query';
import type { SigningRequest } from '#contract/signing/signing.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Card } from '#ui/card/card.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { PlanRoom } from '#web/components/plan-room.tsx';
import { signabilityQuery, signingRequestsQuery } from './sharing-queries.ts';
import { SigningForm } from './signing-form.tsx';
import type { Signability } from './signing-request-form.ts';
import { SigningRequestView } from './signing-request-view.tsx';

/** Signatures under the final version: what the law says, who was asked, and asking. */
export function Signatures({ agreementId, level }: { agreementId: string; level: 2 | 3 }) {
  const signability = useQuery(signabilityQuery(agreementId));
  const requests = useQuery(signingRequestsQuery(agreementId));
  const error = signability.error ?? requests.error;
  return (
    <Card title="Signatures" level={level}>
      {(signability.isPending || requests.isPending) && (
        <SkeletonRegion label="The signatures are loading">
          <Skeleton className="h-28 w-full rounded-card" />
        </SkeletonRegion>
      )}
      {error && (
        <LoadFailure
          title="The signatures could not be read"
          error={error}
          onRetry={() => void Promise.all([signability.refetch(), requests.refetch()])}
        />
      )}
      {signability.data && requests.data && (
        <Content
          agreementId={agreementId}
          signability={signability.data}
          requests={requests.data.items}
          level={level}
        />
      )}
    </Card>
  );
}

type ContentProps = {
  agreementId: string;
  signability: Signability;
  requests: readonly SigningRequest[];
  level: 2 | 3;
};

function Content({ agreementId, signability, requests, level }: ContentProps) {
  const { allowed, text, source, versionNumber } = signability;
  const isPending = requests.some(({ state }) => state === 'pending');
  const isSigned = requests.some((one) => one.state === 'completed' && one.versionNumber === versionNumber);
  return (
    <>
      {allowed ? (
        <p className="max-w-measure text-stone">
          {text} <SourceOf source={source} />
        </p>
      ) : (
        <Banner tone="warning" title="This document cannot be signed here">
          {text} <SourceOf source={source} />
        </Banner>
      )}
      {requests.map((request) => (
        <SigningRequestView key={request.id} agreementId={agreementId} request={request} level={level} />
      ))}
      {allowed && !isPending && !isSigned && <Asking agreementId={agreementId} signability={signability} />}
    </>
  );
}

function SourceOf({ source }: { source: Signability['source'] }) {
  return (
    <span className="text-sm">
      ({source.name}
      {!source.checked && '; not checked by us against the source'})
    </span>
  );
}

/** The form, or what has to come before it. */
function Asking({ agreementId, signability }: { agreementId: string; signability: Signability }) {
  if (signability.versionNumber === null)
    return <p className="text-stone">Make the document final first: people sign a version that never changes.</p>;
  if (!signability.emailVerified)
    return (
      <Banner tone="info" title="Confirm your e-mail address first">
        A person who is asked to sign has to know that it is you who asks. Follow the link in the mail that we sent you,
        and open this page again.
      </Banner>
    );
  return (
    <PlanRoom of="signatureRequests">
      <SigningForm agreementId={agreementId} signability={signability} versionNumber={signability.versionNumber} />
    </PlanRoom>
  );
}
