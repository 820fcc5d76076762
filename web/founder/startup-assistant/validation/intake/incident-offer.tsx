import { useState } from 'react';
import type { IdeaState } from '#contract/validation/validation.ts';
import { hasIncident, INCIDENT_WAYS, type IncidentWay, incidentObservation } from '#domain/validation/incident.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { deviceStore } from '#web/components/device-store.ts';
import { paths } from '#web/paths.ts';
import { useSaveObservation } from '../evidence/observation-mutations.ts';

/** Offers the incident that was just told as the first evidence, once. Nothing while it says nothing in particular. */
export function IncidentOffer({ idea, incident }: { idea: IdeaState; incident: string }) {
  const save = useSaveObservation(idea.id);
  const [isDeclined, decline] = useDeclined(idea.id, incident);
  if (hasIncident(idea.evidence, incident)) {
    return (
      <p role="status" className="text-stone">
        The incident you told is in your evidence, as the word of one person close to you.{' '}
        <TextLink href={paths.founder.idea(idea.id)}>See your evidence</TextLink>
      </p>
    );
  }
  if (isDeclined) return null;

  const enter = (way: IncidentWay) =>
    save.mutate({
      record: null,
      // One key for the idea: a second tap, or another tab, finds the first.
      body: { key: 'incident', ...incidentObservation(way, incident, idea.asOf) },
      file: null,
      removeFile: false,
    });
  return (
    <Card title="You told us about one incident. Is it evidence?" look="quiet">
      <p className="line-clamp-2 text-sm wrap-anywhere text-stone">{incident}</p>
      <div className="flex flex-wrap gap-2">
        {Object.entries(INCIDENT_WAYS).map(([way, label]) => (
          <Button
            key={way}
            variant="secondary"
            size="small"
            loading={save.isPending}
            onClick={() => enter(way as IncidentWay)}
          >
            {label}
          </Button>
        ))}
        <Button variant="quiet" size="small" onClick={decline}>
          No
        </Button>
      </div>
      <CallFailure error={save.error} />
    </Card>
  );
}

/** A “No” is kept on this device for this incident; another one is asked about again. */
function useDeclined(ideaId: string, incident: string): [boolean, () => void] {
  const name = `cairn.no-evidence.${ideaId}`;
  const [declined, setDeclined] = useState(() => read(name));
  return [
    declined === incident,
    () => {
      setDeclined(incident);
      try {
        deviceStore()?.setItem(name, incident);
      } catch {
        // It is asked again then.
      }
    },
  ];
}

function read(name: string): string | null {
  try {
    return deviceStore()?.getItem(name) ?? null;
  } catch {
    return null;
  }
}
