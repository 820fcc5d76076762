import { PublishCard } from './publish-card.tsx';
import { ShareLinks } from './share-links.tsx';
import { Signatures } from './signatures.tsx';

export type SharingProps = {
  documentId: string;
  /** The version that a link shows; null while none is kept. */
  versionNumber: number | null;
  /** Whether the document is an agreement, which people sign. */
  signable: boolean;
  /** Whether it is the report of an idea, which can be published. */
  publishable?: boolean;
  /** Level of its titles in the page's outline. */
  level?: 2 | 3;
};

/** What leaves the founder's hands: private links to a version, and signatures under an agreement. */
export function Sharing({ documentId, versionNumber, signable, publishable = false, level = 2 }: SharingProps) {
  return (
    <div className="flex flex-col gap-6 print:hidden">
      {signable && <Signatures agreementId={documentId} level={level} />}
      <ShareLinks documentId={documentId} versionNumber={versionNumber} level={level} />
      {publishable && <PublishCard ideaId={documentId} versionNumber={versionNumber} level={level} />}
    </div>
  );
}
