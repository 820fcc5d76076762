import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import type { IdeaState } from '#contract/validation/validation.ts';
import { shortBelief } from '#domain/validation/short-belief.ts';
import { canBeWitnessed, WITNESS_LIMITS, whatIsConfirmed } from '#domain/validation/witness.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { PlanRoom } from '#web/components/plan-room.tsx';
import { liveSnapshot } from '../../live-report.ts';
import { linesOf } from '../observation-task.ts';
import { WitnessLinks } from './witness-links.tsx';
import { useCreateWitnessLink, witnessLinksQuery } from './witness-queries.ts';

type WitnessDialogProps = { idea: IdeaState; record: EvidenceRecord | null; onClose: () => void };

/** Asks the people of an observation to confirm it themselves, each by a link of their own. */
export function WitnessDialog({ idea, record, onClose }: WitnessDialogProps) {
  return (
    <Dialog
      open={record !== null}
      onOpenChange={onClose}
      title="Ask them to confirm"
      description="One person, one link, one tap on their own phone: no account and no name. If they confirm it, it counts as somebody else’s word. If they say no, they are taken off your count. Let them answer on their own mobile data, not on your Wi-Fi or hotspot: an answer over your connection could be your own, so it is shown and adds nothing."
    >
      {record && <Witnesses idea={idea} record={record} />}
    </Dialog>
  );
}

function Witnesses({ idea, record }: { idea: IdeaState; record: EvidenceRecord }) {
  const { observationId, note, people, observation } = record;
  const lines = linesOf(idea, observationId).filter(({ level }) => canBeWitnessed(level));
  // One person paid or refused, not both.
  const isOtherSide = ({ assumptionId, side }: EvidenceRecord) =>
    side === 'against' && lines.some((one) => one.assumptionId === assumptionId && one.side === 'for');
  const [left, setLeft] = useState(() => lines.filter(isOtherSide).map(({ id }) => id));
  const links = useQuery(witnessLinksQuery(idea.id));
  const create = useCreateWitnessLink(idea.id, observationId);
  const snapshot = useMemo(() => liveSnapshot(idea), [idea]);
  const nameOf = (id: string) => {
    const belief = snapshot.assumptions.find((one) => one.id === id);
    return belief ? shortBelief(belief, snapshot.intake, 'founder') : 'an earlier belief';
  };
  const chosen = lines.filter(({ id }) => !left.includes(id));
  const says = whatIsConfirmed({ lines: chosen, paid: observation?.paid, people, note });
  const own = links.data?.items.filter((link) => link.observationId === observationId) ?? [];
  const toggle = (id: string) => setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id]);
  return (
    <div className="flex flex-col gap-5">
      {lines.length > 1 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-1 font-semibold">What can this person confirm?</legend>
          {lines.map((line) => (
            <Checkbox
              key={line.id}
              name={`witness-${line.id}`}
              label={`${whatIsConfirmed({ lines: [line], paid: observation?.paid, people, note }).join(' ')} (${nameOf(line.assumptionId)})`}
              checked={!left.includes(line.id)}
              onChange={() => toggle(line.id)}
            />
          ))}
        </fieldset>
      )}
      <div className="flex flex-col gap-1 rounded-control bg-sunken px-4 py-3">
        <p className="text-sm text-stone">They read:</p>
        {says.map((text) => (
          <p key={text} className="font-semibold">
            {text}
          </p>
        ))}
        <p className="whitespace-pre-line wrap-anywhere">{note}</p>
      </div>
      <CallFailure error={create.error} />
      <PlanRoom of="witnessLinks">
        <Button
          className="w-fit"
          disabled={chosen.length === 0}
          loading={create.isPending}
          loadingText="Making the link…"
          onClick={() => create.mutate({ evidenceIds: chosen.map(({ id }) => id) })}
        >
          Make a link for one person
        </Button>
      </PlanRoom>
      {links.isError && (
        <LoadFailure title="The links could not be read" error={links.error} onRetry={() => void links.refetch()} />
      )}
      <WitnessLinks ideaId={idea.id} links={own} />
      <p className="text-sm text-stone">
        A link works for {WITNESS_LIMITS.days} days. You cannot answer it on this phone. If you change what you wrote,
        ask again: a yes holds for the words that were read. A no stays, whatever you write, until the same person says
        yes on a new link from the same phone.
      </p>
    </div>
  );
}
