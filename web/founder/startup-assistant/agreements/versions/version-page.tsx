import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { VersionHead } from '#web/founder/documents/version-head.tsx';
import { VersionWait } from '#web/founder/documents/version-wait.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { agreementVersionQuery } from '../agreement-queries.ts';
import { ExportMenu } from '../document/export-menu.tsx';
import { Paper } from '../document/paper.tsx';
import { TemplateNotice } from '../document/template-notice.tsx';
import { useAgreement } from '../use-agreement.ts';
import { currentDocument } from './current-document.ts';

/** One final version, as it was made. It never changes. */
export default function VersionPage() {
  const { agreement } = useAgreement();
  const number = Number(useParams().number);
  const query = useQuery(agreementVersionQuery(agreement.id, number));
  if (!query.data) return <VersionWait query={query} current={currentDocument(agreement.id)} />;
  const { version, report } = query.data;
  return (
    <div className="flex flex-col gap-6">
      <VersionHead
        title={version.name}
        eyebrow={
          <>
            Version {number}, made final <DateTime value={version.createdAt} withTime />
          </>
        }
        menu={<ExportMenu agreementId={agreement.id} version={number} />}
        current={currentDocument(agreement.id)}
        changes={number > 1 ? paths.founder.agreementRedline(agreement.id, number - 1, number) : undefined}
        sha256={version.sha256}
      />
      <Paper printed={report.document} />
      <TemplateNotice template={report.template} notices={report.notices} />
    </div>
  );
}
