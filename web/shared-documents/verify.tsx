import { type ReactNode, useState } from 'react';
import type { EndpointReply } from '#contract/endpoint.ts';
import { verifyFile } from '#contract/signing/signatures.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { messageOf } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { PageMeta } from '../components/page-meta.tsx';
import { paths } from '../paths.ts';
import { FileDrop } from './file-drop.tsx';
import { hashFile } from './file-hash.ts';

type Found = NonNullable<EndpointReply<typeof verifyFile>['found']>;
type Result = { name: string; sha256: string; found: Found | null };

/** /verify: whether a PDF is byte for byte what was signed here. The file stays on the device. */
export default function Verify() {
  const [result, setResult] = useState<Result | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  async function check(file: File) {
    setChecking(true);
    setResult(null);
    setFailure(null);
    try {
      const sha256 = await hashFile(file);
      const { found } = await call(verifyFile, { body: { sha256 } });
      setResult({ name: file.name, sha256, found });
    } catch (error) {
      setFailure(messageOf(error, 'This file could not be read. Choose it again, on a page opened over https.'));
    } finally {
      setChecking(false);
    }
  }
  return (
    <>
      <PageMeta title="Check a signed file" url={paths.verify} noIndex={false} />
      <PageHeading
        title="Check a signed file"
        lead="Choose the PDF or its certificate. It is hashed on your device and not sent anywhere; only the hash is compared."
      />
      <FileDrop label="Choose a PDF to check" onFile={check} />
      <div aria-live="polite" className="flex flex-col gap-4">
        {isChecking && <p>Checking…</p>}
        {failure && <Banner tone="error">{failure}</Banner>}
        {result && <Answer result={result} />}
      </div>
      <p className="text-sm text-stone">
        A certificate of a course is checked by its code:{' '}
        <TextLink href={paths.certificates}>check a certificate</TextLink>.
      </p>
    </>
  );
}

function Answer({ result: { name, sha256, found } }: { result: Result }) {
  const hash = <p className="mt-2 text-sm wrap-anywhere">SHA-256: {sha256}</p>;
  if (!found)
    return (
      <Banner tone="error" title="Not a file that was signed here">
        “{name}” is not known: it was never signed here, or it was changed since, if only by one byte.
        {hash}
      </Banner>
    );
  return (
    <Banner tone={found.state === 'completed' ? 'success' : 'warning'} title={titleOf(found)}>
      <p>
        “{name}” is {found.file === 'document' ? 'the document' : 'the certificate of'} “{found.title}”, unchanged.
      </p>
      <ul className="mt-2 flex flex-col gap-1">
        {found.signers.map((signer) => (
          <li key={signer.id}>
            {[signer.name, signer.title, signer.company].filter(Boolean).join(', ')}: {stateOf(signer)}
          </li>
        ))}
      </ul>
      {hash}
    </Banner>
  );
}

function titleOf({ state }: Found): string {
  if (state === 'completed') return 'Signed by everybody';
  return state === 'pending' ? 'Not signed by everybody yet' : 'Never signed by everybody';
}

function stateOf({ state, signedAt }: Found['signers'][number]): ReactNode {
  if (signedAt)
    return (
      <>
        signed <DateTime value={signedAt} withTime />
      </>
    );
  return state === 'declined' ? 'declined' : 'not signed';
}
