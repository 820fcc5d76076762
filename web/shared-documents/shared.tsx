import { useLoaderData } from 'react-router';
import { documentTypeLabels } from '#contract/documents/documents.ts';
import {
  openSharedDocument,
  readSharedFigures,
  readSharedFile,
  type SharedDocument,
} from '#contract/signing/sharing.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { counted } from '#web/words/figures.ts';
import { call, download } from '../api/client.ts';
import { FileButton } from '../components/file-button.tsx';
import { ClampedText } from '../components/outsider-report/clamped-text.tsx';
import { OutsiderPage } from '../components/outsider-report/outsider-page.tsx';
import { ReportTitle } from '../components/outsider-report/report-title.tsx';
import { PageMeta } from '../components/page-meta.tsx';
import { openLink } from './link.ts';
import { LinkFailure } from './link-failure.tsx';
import { Recompute } from './recompute.tsx';

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
  return (
    <>
      <PageMeta title={document.title} noIndex={false} />
      <PageHeading
        eyebrow={`${documentTypeLabels[document.type]}, version ${document.versionNumber}`}
        title={<ReportTitle>{document.title}</ReportTitle>}
        lead={
          <ClampedText lines={1}>{`${document.sharedBy} shared this with you as “${document.label}”.`}</ClampedText>
        }
      />
      {document.page && <OutsiderPage report={document.page} by="" />}
      <div className="flex max-w-2xl flex-col gap-3 print:hidden">
        <div className="flex flex-wrap items-start gap-3">
          {document.page && <Recompute load={() => call(readSharedFigures, { body: { token } })} />}
          <FileButton load={() => download(readSharedFile, { body: { token } })} />
        </div>
        <p className="text-sm text-stone">
          The link works until <DateTime value={document.expiresAt} withTime />. Anyone who has it can read this
          version, and nothing else.
        </p>
        <Disclosure summary={`Who looked when: ${counted(document.viewCount, 'time', 'times')}`}>
          <p>{document.sharedBy} sees the same list. It holds times, and nothing about you or your device.</p>
          <ul className="mt-2 flex flex-col gap-1">
            {document.views.map(({ id, at, kind }) => (
              <li key={id}>
                {kind === 'opened' ? 'Opened' : 'Downloaded'} <DateTime value={at} withTime />
              </li>
            ))}
          </ul>
          {document.viewCount > document.views.length && (
            <p className="mt-2">And {document.viewCount - document.views.length} times before.</p>
          )}
        </Disclosure>
      </div>
    </>
  );
}
