import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { type OpenedSigning, openSigning } from '#contract/signing/signatures.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { SigningTrail } from '#web/components/signing-trail.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { call } from '../api/client.ts';
import { PageMeta } from '../components/page-meta.tsx';
import { DeclineForm } from './decline-form.tsx';
import { openLink } from './link.ts';
import { LinkFailure } from './link-failure.tsx';
import { ReadFile } from './read-file.tsx';
import { SignForm } from './sign-form.tsx';

export const clientLoader = () => openLink((token) => call(openSigning, { body: { token } }));

/** /sign: reads, signs or declines what somebody asks one to sign. */
export default function Sign() {
  const link = useLoaderData<typeof clientLoader>();
  return 'opened' in link ? <Signing token={link.token} first={link.opened} /> : <LinkFailure message={link.failure} />;
}

function Signing({ token, first }: { token: string; first: OpenedSigning }) {
  const [signing, setSigning] = useState(first);
  useCertificateWait(token, signing, setSigning);
  /** SHA-256 of the bytes that were read on this device. */
  const [readHash, setReadHash] = useState<string | null>(null);
  const me = signing.signers.find(({ id }) => id === signing.me);
  return (
    <>
      <PageMeta title={signing.title} noIndex={false} />
      <PageHeading
        eyebrow={me ? `Your signature: ${[me.label, me.title, me.company].filter(Boolean).join(', ')}` : undefined}
        title={signing.title}
        lead={`${signing.owner} asks you to sign this.`}
      />
      {signing.message && (
        <blockquote className="border-l-4 border-line pl-4 whitespace-pre-line text-stone">
          {signing.message}
        </blockquote>
      )}
      <Outcome signing={signing} mine={me?.state} />
      <ReadFile token={token} signing={signing} onRead={setReadHash} />
      {signing.can.sign && me && (
        <SignForm token={token} name={me.name} law={signing.law} readHash={readHash} onSigned={setSigning} />
      )}
      {signing.can.decline && <DeclineForm token={token} onDeclined={setSigning} />}
      <Card title="What happened" look="quiet">
        <p className="mb-3 text-stone">Everybody who signs, and {signing.owner}, sees the same list.</p>
        <SigningTrail events={signing.events} />
        <p className="mt-4 text-sm wrap-anywhere text-stone">SHA-256 of the document: {signing.sha256}</p>
      </Card>
    </>
  );
}

/** Looks again until the certificate is there: a job makes it, in a moment. */
function useCertificateWait(token: string, signing: OpenedSigning, onFound: (signing: OpenedSigning) => void) {
  useEffect(() => {
    if (signing.state !== 'completed' || signing.hasCertificate) return;
    const again = () => call(openSigning, { body: { token } }).then(onFound, () => undefined);
    const timer = setTimeout(again, 2000);
    return () => clearTimeout(timer);
  }, [token, signing, onFound]);
}

/** Where it stands, said once and announced when it changes. */
function Outcome({ signing, mine }: { signing: OpenedSigning; mine: string | undefined }) {
  const open = signing.signers.filter(({ state }) => state !== 'signed').length;
  if (signing.state === 'completed')
    return (
      <Banner tone="success" role="status" title="Everybody has signed">
        The certificate names each signature, its time and the document’s SHA-256.
        {!signing.hasCertificate && ' It is being made: it will be here in a moment.'}
      </Banner>
    );
  if (signing.state === 'declined')
    return (
      <Banner tone="warning" role="status" title="Declined">
        Somebody declined to sign. Nothing can be signed here any more.
      </Banner>
    );
  if (mine === 'signed')
    return (
      <Banner tone="success" role="status" title="You have signed">
        {open === 1 ? 'One signature is' : `${open} signatures are`} still open. We write to you once everybody has
        signed.
      </Banner>
    );
  if (!signing.can.sign)
    return (
      <Banner tone="info" role="status" title="It is not your turn yet">
        Somebody else signs before you. We write to you when it is your turn.
      </Banner>
    );
  return (
    <p className="text-stone">
      You can sign until <DateTime value={signing.expiresAt} withTime />.
    </p>
  );
}
