import { privacy } from '#content/legal/privacy.ts';
import { PageMeta } from '../../components/page-meta.tsx';
import { paths } from '../../paths.ts';
import { LegalPage } from './legal-page.tsx';

/** Serves /privacy and /privacy-policy; the first is the canonical address. */
export default function Privacy() {
  return (
    <>
      <PageMeta title={privacy.title} description={privacy.description} url={paths.privacy} />
      <LegalPage text={privacy} path={paths.privacy} />
    </>
  );
}
