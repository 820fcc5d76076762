import { Outlet } from 'react-router';
import { WithToasts } from '#ui/toast/toast-region.tsx';

/** Around the pages of developers. */
export default function DevLayout() {
  return (
    <WithToasts>
      <Outlet />
    </WithToasts>
  );
}
