import { useLoaderData, useNavigate, useParams } from 'react-router';
import { z } from 'zod';
import { type Certificate, checkCertificate } from '#contract/programs/certificates.ts';
import { certificateCodeIn, certifiedSentence, NOT_CERTIFIED } from '#domain/learning/certificate.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { ApiError, messageOf } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { PageMeta } from '../components/page-meta.tsx';
import { useSchemaForm } from '../components/schema-form.ts';
import { paths } from '../paths.ts';

/** Null where no code was given. */
type Found = { certificate: Certificate } | { failure: string } | null;

export async function clientLoader({ params: { code } }: { params: { code?: string } }): Promise<Found> {
  if (code === undefined) return null;
  try {
    return { certificate: await call(checkCertificate, { params: { code } }) };
  } catch (error) {
    const wrong = error instanceof ApiError ? error.fields?.code : undefined;
    return { failure: wrong ?? messageOf(error) };
  }
}

/** /certificates/:code: what the certificate of a course says, for anyone who was given its code; without one, where it is typed. */
export default function CertificatePage() {
  const found = useLoaderData<typeof clientLoader>();
  const { code = '' } = useParams();
  return (
    <>
      <PageMeta title="Certificate of a course" noIndex={false} />
      {found && 'certificate' in found ? (
        <Says certificate={found.certificate} />
      ) : (
        <PageHeading
          title="Check a certificate"
          lead="Type the code that stands on it, or paste its link: you see what it says, and that it is real."
        />
      )}
      {found && 'failure' in found && (
        <Banner tone="error" role="alert">
          {found.failure}
        </Banner>
      )}
      <CodeForm
        key={code}
        code={found && 'failure' in found ? code : ''}
        isAnother={found !== null && 'certificate' in found}
      />
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

type CodeFormProps = {
  /** The one that was not found. */
  code: string;
  /** Whether a certificate is shown above. */
  isAnother: boolean;
};

function CodeForm({ code, isAnother }: CodeFormProps) {
  const form = useSchemaForm(typedCode, { code });
  const navigate = useNavigate();
  const submit = form.handleSubmit((typed) => navigate(paths.certificate(typed.code)));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 print:hidden">
      <TextField
        {...form.register('code')}
        label={isAnother ? 'The code of another certificate' : 'The code of the certificate'}
        hint="Such as ABCD-EFGH-JKLM-2345: four groups of four letters or digits."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={form.formState.errors.code?.message}
        className="max-w-96"
      />
      <Button type="submit" variant={isAnother ? 'secondary' : 'primary'} className="w-fit">
        Check it
      </Button>
    </form>
  );
}

const typedCode = z.object({
  code: z
    .string()
    .trim()
    .min(1, 'Type the code of the certificate.')
    .transform(certificateCodeIn)
    .pipe(checkCertificate.params.shape.code),
});
