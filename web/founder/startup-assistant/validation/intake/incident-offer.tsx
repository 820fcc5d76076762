import { useState } from 'react';
import type { IdeaState } from '#contract/validation/validation.ts';
import { readLastWeek } from '#domain/time/written-day.ts';
import {
  findIncident,
  INCIDENT_PEOPLE,
  INCIDENT_WAYS,
  type IncidentPerson,
  type IncidentWay,
  incidentObservation,
} from '#domain/validation/incident.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { StoneRow } from '#ui/stone-row/stone-row.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { deviceStore } from '#web/components/device-store.ts';
import { paths } from '#web/paths.ts';
import { Day } from '#web/time/date-time.tsx';
import { useSaveObservation } from '../evidence/observation-mutations.ts';

const people = Object.entries(INCIDENT_PEOPLE).map(([value, label]) => ({ value, label }));
const AS_WHOM = { stranger: 'one stranger', warm: 'one person you were brought to', friend: 'one person close to you' };

/** Offers the incident that was just told as the first evidence, once. Nothing while it says nothing in particular. */
export function IncidentOffer({ idea, incident }: { idea: IdeaState; incident: string }) {
  const save = useSaveObservation(idea.id);
  const [isDeclined, decline] = useDeclined(idea.id, incident);
  const [person, setPerson] = useState<IncidentPerson>('');
  const entered = findIncident(idea.evidence, incident);
  if (entered) {
    const isWeekAgo = readLastWeek(incident, entered.createdAt.slice(0, 10)) === entered.date;
    return (
      <div className="flex items-start gap-3">
        <FirstStone isLaid />
        <p role="status" className="text-stone">
          <strong className="text-ink">Your first stone is half full.</strong> What you told is in your evidence, as the
          word of {AS_WHOM[entered.independence]}, on <Day value={entered.date} />
          {isWeekAgo && ', a week before you told it'}.{' '}
          <TextLink href={paths.founder.idea(idea.id)}>See your evidence</TextLink>
        </p>
      </div>
    );
  }
  if (isDeclined) return null;

  const enter = (way: IncidentWay) =>
    save.mutate({
      record: null,
      // One key for the idea: a second tap, or another tab, finds the first.
      body: { key: 'incident', ...incidentObservation({ way, person }, incident, idea.asOf) },
      file: null,
      removeFile: false,
    });
  return (
    <Card title="You told us of one time it happened. Is it evidence?" look="quiet">
      <div className="flex items-start gap-3">
        <FirstStone isLaid={false} />
        <p className="line-clamp-2 text-sm wrap-anywhere text-stone">{incident}</p>
      </div>
      <SelectField
        label="Whom did it happen to?"
        options={people}
        value={person}
        onChange={({ target }) => setPerson(target.value as IncidentPerson)}
      />
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

/** Empty until the incident is evidence; then half full, as the belief that it speaks for: one person did have the problem. */
function FirstStone({ isLaid }: { isLaid: boolean }) {
  const label = isLaid ? 'They have the problem: one person had it' : 'They have the problem: not tested';
  return (
    <div className="mt-0.5 w-12 shrink-0">
      <StoneRow label={label} stones={[{ id: 'first', look: isLaid ? 'half' : 'empty' }]} />
    </div>
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
