import type { WitnessLink } from '#contract/validation/witness.ts';
import { isDenial } from '#domain/validation/witness.ts';
import { Badge, type BadgeColour } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { CopyAddress } from '#web/components/copy-address.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { useRevokeWitnessLink } from './witness-queries.ts';

/** The links to the people of one observation, the newest first, with what they answered. */
export function WitnessLinks({ ideaId, links }: { ideaId: string; links: readonly WitnessLink[] }) {
  const revoke = useRevokeWitnessLink(ideaId);
  if (links.length === 0) return null;
  return (
    <ul aria-label="Links" className="flex flex-col divide-y divide-line border-t border-line">
      {links.map((link, index) => (
        <li key={link.id} className="flex flex-col gap-2 py-3">
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <span className="font-semibold">Person {links.length - index}</span>
            <Badge colour={stateOf(link).colour}>{stateOf(link).word}</Badge>
            <DateTime value={link.answeredAt ?? link.createdAt} withTime />
          </p>
          {link.url && (
            <>
              <CopyAddress url={link.url} label={`person ${links.length - index}`}>
                {link.can.revoke && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Revoke the link for person ${links.length - index}`}
                    loading={revoke.isPending && revoke.variables === link.id}
                    onClick={() => revoke.mutate(link.id)}
                  >
                    Revoke
                  </Button>
                )}
              </CopyAddress>
              <p>
                <TextLink
                  href={`https://wa.me/?text=${encodeURIComponent(messageFor(link.url))}`}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  Send by WhatsApp
                </TextLink>
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

const messageFor = (url: string) =>
  `Hello! I wrote down what you told me or did. Please say with one tap whether it is right. No name, no account: ${url}`;

const answers: Record<NonNullable<WitnessLink['answer']>, { word: string; colour: BadgeColour }> = {
  confirmed: { word: 'Confirmed', colour: 'moss' },
  not_like_that: { word: 'Not like that', colour: 'brick' },
  unknown_person: { word: 'Does not know you', colour: 'brick' },
};

function stateOf({ state, answer, fromOwnNetwork }: WitnessLink): { word: string; colour: BadgeColour } {
  if (state === 'replaced') return { word: 'No longer counts', colour: 'muted' };
  if (state === 'outdated' && answer && isDenial(answer)) return { word: 'Said no, to earlier words', colour: 'brick' };
  if (state === 'outdated') return { word: 'For words you have changed', colour: 'muted' };
  if (answer === 'confirmed' && fromOwnNetwork)
    return { word: 'Confirmed, from your own network: does not count', colour: 'amber' };
  if (answer) return answers[answer];
  if (state === 'open') return { word: 'Not answered yet', colour: 'amber' };
  return { word: state === 'expired' ? 'Expired' : 'Revoked', colour: 'muted' };
}
