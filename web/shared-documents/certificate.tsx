import { useLoaderData } from 'react-router';
import { type Certificate, checkCertificate } from '#contract/programs/certificates.ts';
import { certifiedSentence, NOT_CERTIFIED } from '#domain/learning/certificate.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { ApiError, messageOf } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { PageMeta } from '../components/page-meta.tsx';
import { paths } from '../paths.ts';

type Found = { certificate: Certificate } | { failure: string };

export async function clientLoader({ params }: { params: { code?: string } }): Promise<Found> {
  try {
    return { certificate: await call(checkCertificate, { params: { code: params.code ?? '' } }) };
  } catch (error) {
    const wrong = error instanceof ApiError ? error.fields?.code : undefined;
    return { failure: wrong ?? messageOf(error) };
  }
}

/** /certificates/:code: what the certificate of a course says, for anyone who was given its code. */
export default function CertificatePage() {
  const found = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageMeta title="Certificate of a course" noIndex={false} />
      {'certificate' in found ? <Says certificate={found.certificate} /> : <NotFound failure={found.failure} />}
    </>
  );
}

function Says({ certificate }: { certificate: Certificate }) {
  const { code, courseId, courseTitle, name, issuedAt } = certificate;
  return (
    <>
      <PageHeading eyebrow={`Certificate ${code}`} title={name} lead={certifiedSentence(certificate)} />
      <Banner tone="success" title="This certificate is real">
        It was issued on <DateTime value={issuedAt} /> and has not been withdrawn.
      </Banner>
      <p>{NOT_CERTIFIED}</p>
      <p>
        <TextLink href={paths.program(courseId)}>What “{courseTitle}” teaches</TextLink>
      </p>
    </>
  );
}

function NotFound({ failure }: { failure: string }) {
  return (
    <>
      <PageHeading title="Certificate of a course" />
      <Banner tone="error">{failure}</Banner>
    </>
  );
}
