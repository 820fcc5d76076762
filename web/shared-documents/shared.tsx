import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { documentTypeLabels } from '#contract/documents/documents.ts';
import { openSharedDocument, readSharedFile, type SharedDocument } from '#contract/signing/sharing.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { messageOf } from '../api/api-error.ts';
import { call, download } from '../api/client.ts';
import { saveToDevice } from '../api/save-to-device.ts';
import { OutsiderPage } from '../components/outsider-report/outsider-page.tsx';
import { PageMeta } from '../components/page-meta.tsx';
import { openLink } from './link.ts';
import { LinkFailure } from './link-failure.tsx';

export const clientLoader = () => openLink((token) => call(openSharedDocument, { body: { token } }));

/** /shared: a version of a document that somebody shared by a private link. */
export default function Shared() {
  const link = useLoaderData<typeof clientLoader>();
  return 'opened' in link ? (
    <Document token={link.token} document={link.opened} />
  ) : (
    <LinkFailure message={link.failure} />
  );
}

function Document({ token, document }: { token: string; document: SharedDocument }) {
  const { failure, isLoading, load } = useDownload(token);
  return (
    <>
      <PageMeta title={document.title} noIndex={false} />
      <PageHeading
        eyebrow={`${documentTypeLabels[document.type]}, version ${document.versionNumber}`}
        title={document.title}
        lead={`${document.sharedBy} shared this with you as “${document.label}”.`}
      />
      {document.page && <OutsiderPage report={document.page} by={document.sharedBy} />}
      <div className="flex max-w-2xl flex-col gap-6 print:hidden">
        {failure && (
          <Banner tone="error" role="alert">
            {failure}
          </Banner>
        )}
        <Button
          onClick={load}
          loading={isLoading}
          loadingText="Getting the PDF…"
          icon={<FileDown aria-hidden="true" />}
        >
          Get the PDF
        </Button>
        <p className="text-stone">
          The link works until <DateTime value={document.expiresAt} withTime />. Whoever has it can read this version,
          and nothing else.
        </p>
        <Card title="Who looked when" look="quiet">
          <p className="text-stone">
            {document.sharedBy} sees the same list. It holds times, and nothing about you or your device.
          </p>
          <ul className="mt-3 flex flex-col gap-1">
            {document.views.map(({ id, at, kind }) => (
              <li key={id}>
                {kind === 'opened' ? 'Opened' : 'Downloaded'} <DateTime value={at} withTime />
              </li>
            ))}
          </ul>
          {document.viewCount > document.views.length && (
            <p className="mt-2 text-stone">And {document.viewCount - document.views.length} times before.</p>
          )}
        </Card>
      </div>
    </>
  );
}

function useDownload(token: string) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);
  async function load() {
    setLoading(true);
    setFailure(null);
    try {
      const { blob, filename = 'document.pdf' } = await download(readSharedFile, { body: { token } });
      saveToDevice(blob, filename);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setLoading(false);
    }
  }
  return { failure, isLoading, load };
}
