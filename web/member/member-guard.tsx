import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LoadingOverlay } from '#ui/loading-overlay/loading-overlay.tsx';
import { createQueryClient, staleAfterWrites } from '../api/query-client.ts';
import { useAuth } from '../auth/auth-context.tsx';
import { keptForMember } from '../auth/member-on-device.ts';
import { decideAccess } from '../auth/route-access.ts';
import { DialogHost } from '../components/dialog-host.tsx';
import { learningOnDevice } from '../programs/on-device.ts';
import { openWithoutNetwork } from '../service-worker/register.ts';
import { shellQuery } from '../shell/shell-query.ts';
import { followZone } from '../time/viewer-zone.ts';
import { LiveNotifications } from './live-notifications.tsx';

/** In front of every page under /m: nothing of it shows before the role is checked. */
export default function MemberGuard() {
  const { state, user, token, customClaims } = useAuth();
  const location = useLocation();
  const verdict = decideAccess(state, location);
  const isInvestor = customClaims?.roles.includes('investor') ?? false;
  if (verdict === 'wait') return <LoadingOverlay />;
  if (verdict !== 'allow')
    return <Navigate to={verdict.redirect} state={{ from: location.pathname, isInvestor }} replace />;
  const isFounder = customClaims?.roles.includes('founder') ?? false;
  return <MemberData key={user?.uid} isFounder={isFounder} hasToken={token !== null} />;
}

/** Times stand in the zone of the member's settings, on whichever device it was saved. */
function FollowZone() {
  const { data } = useQuery(shellQuery);
  const zone = data?.zone ?? null;
  useEffect(() => {
    if (zone !== null) followZone(zone);
  }, [zone]);
  return null;
}

/** What was read for one person is never shown to the next. */
function MemberData({ isFounder, hasToken }: { isFounder: boolean; hasToken: boolean }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => staleAfterWrites(queryClient), [queryClient]);
  const isBehind = useRef(!hasToken);
  // What was opened without a network is read again once there is one.
  useEffect(() => {
    if (!isBehind.current || !hasToken) return;
    isBehind.current = false;
    void queryClient.invalidateQueries();
  }, [hasToken, queryClient]);
  useEffect(() => {
    const hasCourses = keptForMember(learningOnDevice.courses) !== null;
    openWithoutNetwork({ forFounder: isFounder, hasCourses });
  }, [isFounder]);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <DialogHost />
      {hasToken && <FollowZone />}
      <LiveNotifications />
    </QueryClientProvider>
  );
}
