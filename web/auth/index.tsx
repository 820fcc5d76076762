import { Navigate, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { SignedOutOnly } from './signed-out-only.tsx';

/** /auth leads to the login page, or on for the person who is signed in. */
export default function AuthIndex() {
  const { search } = useLocation();
  return (
    <SignedOutOnly>
      <Navigate to={`${paths.auth.login}${search}`} replace />
    </SignedOutOnly>
  );
}
