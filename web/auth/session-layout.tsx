import { Outlet } from 'react-router';
import { WithToasts } from '#ui/toast/toast-region.tsx';
import { AuthProvider } from './auth-context.tsx';

/** Around every route that knows who is signed in: /auth and /m. The public pages load none of it. */
export default function SessionLayout() {
  return (
    <AuthProvider>
      <WithToasts>
        <Outlet />
      </WithToasts>
    </AuthProvider>
  );
}
