import { useLoaderData } from 'react-router';
import {
  type PublicReport,
  readPublicFigures,
  readPublicFile,
  readPublicReport,
} from '#contract/signing/publication.ts';
import { standingSentence } from '#domain/validation/belief-standing.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { ApiError, messageOf } from '../api/api-error.ts';
import { call, download } from '../api/client.ts';
import { FileButton } from '../components/file-button.tsx';
import { OutsiderPage } from '../components/outsider-report/outsider-page.tsx';
import { ReportTitle } from '../components/outsider-report/report-title.tsx';
import { PageMeta } from '../components/page-meta.tsx';
import { paths } from '../paths.ts';
import { Recompute } from './recompute.tsx';

type Found = { slug: string; report: PublicReport } | { failure: string; canRetry: boolean };

export async function clientLoader({ params }: { params: { slug?: string } }): Promise<Found> {
  const slug = params.slug ?? '';
  try {
    return { slug, report: await call(readPublicReport, { params: { slug } }) };
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
    const wrong = error instanceof ApiError ? error.fields?.slug : undefined;
    return { failure: wrong ?? messageOf(error), canRetry: !isAnswer };
  }
}

/** /r/:slug: a report that its founder lets everybody read. */
export default function Published() {
  const found = useLoaderData<typeof clientLoader>();
  return 'report' in found ? <Report slug={found.slug} report={found.report} /> : <NotPublished {...found} />;
}

function Report({ slug, report }: { slug: string; report: PublicReport }) {
  const { page, versionNumber, founderName, companyName, changedAt } = report;
  const lead = page.shares ? standingSentence(page.counts) : `${page.verdict.label}.`;
  return (
    <>
      <PageMeta
        title={page.title}
        description={`${lead} ${page.pitch}`}
        url={paths.publishedReport(slug)}
        imageUrl={paths.publishedPreview(slug)}
        imageAlt={`${page.title}: ${lead}`}
        type="article"
        noIndex={false}
      />
      <PageHeading
        eyebrow={`Validation report, version ${versionNumber}`}
        title={<ReportTitle>{page.title}</ReportTitle>}
      />
      <OutsiderPage report={page} by={[founderName, companyName].filter((name) => name !== null).join(' · ')}>
        <footer className="flex flex-col gap-2 border-t border-line pt-3 lg:flex-row lg:items-start lg:justify-between lg:gap-8 print:hidden">
          <div className="flex flex-wrap items-start gap-3">
            <Recompute load={() => call(readPublicFigures, { params: { slug } })} />
            <FileButton load={() => download(readPublicFile, { params: { slug } })} />
          </div>
          <p className="max-w-measure text-sm text-stone">
            Published by its founder on <DateTime value={changedAt} />. Only counts are here, never what people said.
            Opening this page records nothing.
          </p>
        </footer>
      </OutsiderPage>
    </>
  );
}

function NotPublished({ failure, canRetry }: { failure: string; canRetry: boolean }) {
  return (
    <>
      <PageMeta title="Nothing is published here" noIndex={false} />
      <PageHeading title="Nothing is published here" />
      <Banner
        tone="info"
        role="alert"
        action={
          canRetry ? (
            <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
              Try again
            </Button>
          ) : undefined
        }
      >
        {failure}
      </Banner>
    </>
  );
}
