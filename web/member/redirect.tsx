import { Navigate, useMatches } from 'react-router';
import { fixedRedirects } from '../auth/route-access.ts';
import { paths } from '../paths.ts';

/** An address that only leads on: web/routes.ts gives each its own pattern as id. */
export default function Redirect() {
  const pattern = useMatches().at(-1)?.id ?? '';
  return <Navigate to={fixedRedirects[pattern] ?? paths.home} replace />;
}
