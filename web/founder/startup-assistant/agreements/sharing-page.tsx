import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Sharing } from '../sharing/sharing.tsx';
import { useAgreement } from './use-agreement.ts';

/** Who may read the newest final version, and who has to sign it. */
export default function SharingPage() {
  const { agreement } = useAgreement();
  const { id, versions } = agreement;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Sharing and signatures"
        lead={versions.count === 0 ? undefined : `This is about version ${versions.count}, your newest final one.`}
      />
      <Sharing documentId={id} versionNumber={versions.count || null} signable />
    </div>
  );
}
