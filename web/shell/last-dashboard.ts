import { useEffect } from 'react';
import type { Dashboard } from '#domain/roles.ts';

const key = 'cairn.dashboard';

/** The dashboard that was last looked at in this tab, which the pages that all share keep the menu of. */
export function lastDashboard(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Storage is switched off: a shared page then offers every dashboard.
    return null;
  }
}

/** For the layout of a dashboard: remembers that this is the one. */
export function useAsLastDashboard(dashboard: Dashboard): void {
  useEffect(() => {
    try {
      sessionStorage.setItem(key, dashboard);
    } catch {
      // Not remembered.
    }
  }, [dashboard]);
}
