import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import type { Certificate } from '#contract/programs/certificates.ts';
import { issueCertificate, readCertificateFile, withdrawCertificate } from '#contract/programs/certificates.ts';
import { certifiedSentence, NOT_CERTIFIED } from '#domain/learning/certificate.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { messageOf } from '#web/api/api-error.ts';
import { call, download } from '#web/api/client.ts';
import { CopyAddress } from '#web/components/copy-address.tsx';
import { copyAndSay } from '#web/components/copy-text.ts';
import { askConfirm } from '#web/components/dialog-store.ts';
import { FileButton } from '#web/components/file-button.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { publicUrl } from '#web/components/public-url.ts';
import { ShareButton } from '#web/components/share-button.tsx';
import { paths } from '#web/paths.ts';
import { sendWaiting } from '#web/programs/send-waiting.ts';
import { certificateQuery } from './program-queries.ts';

interface OfCourse {
  courseId: string;
  /** Whether every lesson is done now. */
  isFinished: boolean;
}

/** The certificate of a course: to get once every lesson is done, to keep when the course gains lessons, to withdraw. */
export function CourseCertificate({ courseId, isFinished }: OfCourse) {
  const known = useQuery(certificateQuery(courseId));
  if (!isFinished && !known.data?.certificate) return null;
  return (
    <section aria-labelledby="certificate" className="flex flex-col gap-4">
      <h2 id="certificate" className="font-display text-2xl font-semibold tracking-tight">
        Certificate
      </h2>
      <Loaded query={known} what="The certificate">
        {({ certificate }) =>
          certificate ? <Own certificate={certificate} courseId={courseId} /> : <Offer courseId={courseId} />
        }
      </Loaded>
    </section>
  );
}

function Offer({ courseId }: Pick<OfCourse, 'courseId'>) {
  const issue = useChange(courseId, async () => {
    // The last lesson may be known to this device alone.
    await sendWaiting();
    return call(issueCertificate, { params: { courseId } });
  });
  return (
    <>
      <p className="max-w-measure">
        A PDF with your name, the course and the days you took it. Anyone with its link can check it and sees the same.
        You can withdraw it at any time.
      </p>
      {issue.isError && (
        <Banner tone="error" role="alert">
          {messageOf(issue.error)}
        </Banner>
      )}
      <Button className="w-fit" loading={issue.isPending} loadingText="One moment…" onClick={() => issue.mutate()}>
        Get the certificate
      </Button>
    </>
  );
}

function Own({ certificate, courseId }: { certificate: Certificate } & Pick<OfCourse, 'courseId'>) {
  const { code, courseTitle } = certificate;
  const url = new URL(paths.certificate(code), publicUrl()).href;
  const withdraw = useChange(courseId, () => call(withdrawCertificate, { params: { courseId } }));
  const ask = () =>
    askConfirm({
      title: 'Withdraw this certificate?',
      text: 'Its link and its code say nothing any more, also on files that you have sent. You can get a new one, with another code and the name that your account has then.',
      confirmLabel: 'Withdraw it',
      cancelLabel: 'Keep it',
      danger: true,
      work: () => withdraw.mutateAsync(),
    });
  return (
    <>
      <p className="max-w-measure">{certifiedSentence(certificate)}</p>
      <p className="max-w-measure text-stone">{NOT_CERTIFIED}</p>
      <FileButton load={() => download(readCertificateFile, { params: { courseId } })} />
      <CopyAddress url={url} label="anyone who wants to check it" isWhole>
        <ShareButton
          size="small"
          shared={{ title: `Certificate: ${courseTitle}`, text: certifiedSentence(certificate), url }}
        />
        <Button variant="secondary" size="small" loading={withdraw.isPending} onClick={() => void ask()}>
          Withdraw
        </Button>
      </CopyAddress>
      <Code code={code} />
      <TextLink href={paths.certificate(code)} className="w-fit print:hidden">
        See the page that others see
      </TextLink>
    </>
  );
}

/** For who checks a file, or types it: the code by itself. */
function Code({ code }: Pick<Certificate, 'code'>) {
  const line = useRef<HTMLElement>(null);
  const copy = () =>
    copyAndSay(code, {
      done: 'Code copied',
      byHand: 'Your browser does not let us copy. The code is selected: copy it yourself.',
      select: () => line.current && window.getSelection()?.selectAllChildren(line.current),
    });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>
        Its code:{' '}
        <strong ref={line} className="font-semibold wrap-anywhere tabular-nums">
          {code}
        </strong>
      </p>
      <Button
        variant="secondary"
        size="small"
        className="print:hidden"
        icon={<Copy aria-hidden="true" />}
        onClick={() => void copy()}
      >
        Copy code
      </Button>
    </div>
  );
}

/** What changes the certificate: its answer is what there is from now on. */
function useChange(courseId: string, send: () => Promise<Certificate | null>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (certificate) => client.setQueryData(certificateQuery(courseId).queryKey, { certificate }),
  });
}
