import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShareLink } from '#contract/signing/sharing.ts';
import { Badge, type BadgeColour } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { CopyAddress } from '#web/components/copy-address.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { PlanRoom } from '#web/components/plan-room.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { ShareLinkForm } from './share-link-form.tsx';
import { shareLinksQuery, useRevokeShareLink } from './sharing-queries.ts';

type ShareLinksProps = { documentId: string; versionNumber: number | null; level: 2 | 3 };

/** Private links: anyone who has one can read that version, until it expires or is revoked. */
export function ShareLinks({ documentId, versionNumber, level }: ShareLinksProps) {
  const links = useQuery(shareLinksQuery(documentId));
  return (
    <Card title="Share by a private link" level={level}>
      <p className="max-w-measure text-stone">
        Anyone with the link can read one version, without an account, until the link expires or you revoke it. You both
        see when it was opened. <TextLink href={paths.helpQuestion('private-link')}>Who can read it?</TextLink>
      </p>
      {versionNumber === null ? (
        <p className="text-stone">Keep a version first: a link always shows the same words.</p>
      ) : (
        <PlanRoom of="privateLinks">
          <ShareLinkForm documentId={documentId} versionNumber={versionNumber} />
        </PlanRoom>
      )}
      {links.isPending && (
        <SkeletonRegion label="The links are loading">
          <Skeleton className="h-20 w-full rounded-card" />
        </SkeletonRegion>
      )}
      {links.isError && (
        <LoadFailure title="The links could not be read" error={links.error} onRetry={() => void links.refetch()} />
      )}
      {links.data && links.data.items.length > 0 && (
        <ul aria-label="Private links" className="flex flex-col divide-y divide-line border-t border-line">
          {links.data.items.map((link) => (
            <LinkLine key={link.id} documentId={documentId} link={link} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const states: Record<ShareLink['state'], { word: string; colour: BadgeColour }> = {
  open: { word: 'Open', colour: 'moss' },
  expired: { word: 'Expired', colour: 'muted' },
  revoked: { word: 'Revoked', colour: 'brick' },
};

function LinkLine({ documentId, link }: { documentId: string; link: ShareLink }) {
  const [isAsking, setAsking] = useState(false);
  const revoke = useRevokeShareLink(documentId);
  const { word, colour } = states[link.state];
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{link.label}</span>
        <Badge colour={colour}>{word}</Badge>
        <span className="text-sm text-stone">
          Version {link.versionNumber}, {link.revokedAt ? 'revoked ' : 'until '}
          <DateTime value={link.revokedAt ?? link.expiresAt} withTime />
        </span>
      </div>
      {link.url && (
        <CopyAddress url={link.url} label={link.label}>
          {link.can.revoke && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Revoke the link for ${link.label}`}
              onClick={() => setAsking(true)}
            >
              Revoke
            </Button>
          )}
        </CopyAddress>
      )}
      <Views link={link} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Revoke this link?"
        confirmLabel="Revoke link"
        danger
        processing={revoke.isPending}
        onConfirm={() => revoke.mutate(link.id, { onSettled: () => setAsking(false) })}
      >
        It stops working at once for “{link.label}” and cannot be opened again. You can make a new one at any time.
      </ConfirmDialog>
    </li>
  );
}

function Views({ link: { views, viewCount } }: { link: ShareLink }) {
  if (viewCount === 0) return <p className="text-sm text-stone">Nobody has opened it yet.</p>;
  return (
    <Disclosure summary={viewCount === 1 ? 'Looked at once' : `Looked at ${viewCount} times`}>
      <ul className="flex flex-col gap-1">
        {views.map(({ id, at, kind }) => (
          <li key={id}>
            {kind === 'opened' ? 'Opened' : 'Downloaded'} <DateTime value={at} withTime />
          </li>
        ))}
      </ul>
      {viewCount > views.length && <p className="mt-1">And {viewCount - views.length} times before.</p>}
    </Disclosure>
  );
}
