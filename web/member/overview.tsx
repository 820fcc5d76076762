import { Navigate, useLocation } from 'react-router';
import type { Dashboard } from '#domain/roles.ts';
import { Card } from '#ui/card/card.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { useAuth } from '../auth/auth-context.tsx';
import { onlyDashboardPath, openDashboards } from '../auth/route-access.ts';
import { dashboardTitles } from './shared-menu.ts';

const dashboards: Record<Dashboard, { text: string; role: string }> = {
  founder: {
    text: 'Validate ideas, collect evidence and keep your documents.',
    role: 'founder',
  },
  investor: { text: 'Look at startups that are raising.', role: 'investor' },
  admin: { text: 'Run the platform.', role: 'admin' },
};

/** /m/overview: choose a dashboard. Anyone who has exactly one goes straight there. */
export default function Overview() {
  const { customClaims } = useAuth();
  const { search } = useLocation();
  const roles = customClaims?.roles ?? [];
  const only = onlyDashboardPath(roles);
  if (only !== null) return <Navigate to={{ pathname: only, search }} replace />;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Where do you want to go?" lead="Your account can hold more than one dashboard." />
      <ul className="grid gap-4 sm:grid-cols-2">
        {openDashboards(roles).map(({ dashboard, path, allowed }) => (
          <li key={dashboard} className="grid">
            <DashboardCard title={dashboardTitles[dashboard]} {...dashboards[dashboard]} path={allowed ? path : null} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Without a path it cannot be chosen, and says why. */
function DashboardCard({
  title,
  text,
  role,
  path,
}: {
  title: string;
  text: string;
  role: string;
  path: string | null;
}) {
  if (path !== null) {
    return (
      <Card title={title} href={path}>
        <p className="text-stone">{text}</p>
      </Card>
    );
  }
  return (
    <Card title={title} look="quiet" aria-disabled="true">
      <p className="text-stone">Not available: your account does not have the {role} role.</p>
    </Card>
  );
}
