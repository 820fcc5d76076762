import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { LoadedVersions, VersionsTable } from '#web/founder/documents/versions-table.tsx';
import { paths } from '#web/paths.ts';
import { agreementVersionsQuery } from '../agreement-queries.ts';
import { useAgreement } from '../use-agreement.ts';
import { CompareVersions } from './compare-versions.tsx';

const columns = [
  { key: 'template', label: 'Template' },
  { key: 'wording', label: 'Wording' },
];

/** The final versions of the document, and what changed between any two. */
export default function VersionsPage() {
  const { agreement } = useAgreement();
  const versions = useQuery(agreementVersionsQuery(agreement.id));
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Versions" lead="Each one is exactly what it was when you made it final." />
      <LoadedVersions query={versions}>
        {(items) =>
          items.length === 0 ? (
            <p className="text-stone">None yet. “Check and finish” makes the first one.</p>
          ) : (
            <>
              <VersionsTable
                items={items}
                madeOn="Made final on"
                columns={columns}
                cells={({ templateVersion, hasOwnWording }) => ({
                  template: templateVersion,
                  wording: hasOwnWording ? 'With own wording' : 'As reviewed',
                })}
                open={(number) => paths.founder.agreementVersion(agreement.id, number)}
                comparison={(from, to) => paths.founder.agreementRedline(agreement.id, from, to)}
              />
              <CompareVersions agreement={agreement} items={items} />
            </>
          )
        }
      </LoadedVersions>
    </div>
  );
}
