import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { paths } from '#web/paths.ts';
import { AcrossDocuments } from './across-documents.tsx';
import { Catalogue } from './catalogue.tsx';
import { ContinueAgreements } from './continue-agreements.tsx';

/** Generate startup documents: begin one of six for one of three laws, or go on with one. */
export default function Start() {
  return (
    <div className="flex flex-col gap-10">
      <PageHeading
        title="Generate startup documents"
        lead="Answer one question at a time and watch the document write itself. Every clause says what it means and whom it favours. Templates, not legal advice."
        actions={
          <ButtonLink variant="secondary" href={paths.founder.capTable}>
            Cap table simulator
          </ButtonLink>
        }
      />
      <AcrossDocuments />
      <ContinueAgreements />
      <Catalogue />
    </div>
  );
}
