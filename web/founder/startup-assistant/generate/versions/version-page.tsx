import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { DateTime } from '#web/components/date-time.tsx';
import { paths } from '#web/paths.ts';
import { agreementVersionQuery } from '../agreement-queries.ts';
import { ExportMenu } from '../document/export-menu.tsx';
import { Paper } from '../document/paper.tsx';
import { TemplateNotice } from '../document/template-notice.tsx';
import { useAgreement } from '../use-agreement.ts';
import { VersionWait } from './version-wait.tsx';

/** One final version, as it was made. It never changes. */
export default function VersionPage() {
  const { agreement } = useAgreement();
  const number = Number(useParams().number);
  const query = useQuery(agreementVersionQuery(agreement.id, number));
  if (!query.data) return <VersionWait agreementId={agreement.id} query={query} />;
  const { version, report } = query.data;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title={version.name}
        eyebrow={
          <>
            Version {number}, made final <DateTime value={version.createdAt} withTime />
          </>
        }
      />
      <div className="flex flex-wrap gap-3">
        <ExportMenu agreementId={agreement.id} version={number} />
        {number > 1 && (
          <ButtonLink variant="secondary" href={paths.founder.agreementRedline(agreement.id, number - 1, number)}>
            What changed
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" href={paths.founder.agreement(agreement.id)}>
          The document as it stands
        </ButtonLink>
      </div>
      <Paper printed={report.document} />
      <TemplateNotice template={report.template} notices={report.notices} />
      <p className="text-sm wrap-anywhere text-stone">SHA-256 of its JSON: {version.sha256}</p>
    </div>
  );
}
