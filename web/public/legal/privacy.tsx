import { useEffect, useState } from 'react';
import { privacy, withFirebase } from '#content/legal/privacy.ts';
import { PageMeta } from '../../components/page-meta.tsx';
import { paths } from '../../paths.ts';
import { LegalPage } from './legal-page.tsx';

/** Serves /privacy and /privacy-policy; the first is the canonical address. */
export default function Privacy() {
  const label = useFirebaseLabel();
  return (
    <>
      <PageMeta title={privacy.title} description={privacy.description} url={paths.privacy} />
      <LegalPage text={label === null ? privacy : withFirebase(privacy, label)} path={paths.privacy} />
    </>
  );
}

/** Of the Firebase project by which people can log in here: the page is built before anybody configures one. */
function useFirebaseLabel(): string | null {
  const [label, setLabel] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    import('../../auth/login-providers.ts')
      .then(({ readLoginProviders }) => readLoginProviders(leaving.signal))
      .then((providers) => setLabel(providers.find(({ firebase }) => firebase)?.label ?? null))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return label;
}
