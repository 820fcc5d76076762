import { terms } from '#content/legal/terms.ts';
import { PageMeta } from '../../components/page-meta.tsx';
import { paths } from '../../paths.ts';
import { LegalPage } from './legal-page.tsx';

export default function Terms() {
  return (
    <>
      <PageMeta title={terms.title} description={terms.description} url={paths.terms} />
      <LegalPage text={terms} path={paths.terms} />
    </>
  );
}
