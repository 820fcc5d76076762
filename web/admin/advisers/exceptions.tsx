import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type HoursException, type OperatedAdviser, removeException } from '#contract/consultation/admin-advisers.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Table } from '#ui/table/table.tsx';
import { call } from '#web/api/client.ts';
import { formatDay } from '#web/time/date-time.tsx';
import { act } from '../parts/act.ts';
import { useAdminChange } from '../parts/admin-query.ts';
import { writeSpans } from '../parts/wall-time.ts';
import { ExceptionForm } from './exception-form.tsx';
import { OutsideHours } from './outside-hours.tsx';

const columns = [
  { key: 'day', label: 'Day' },
  { key: 'hours', label: 'Hours' },
  { key: 'reason', label: 'Reason' },
  { key: 'actions', label: 'Actions' },
] as const;

/** The coming days that are not like their week: holidays, leave and other hours. */
export function Exceptions({ adviser }: { adviser: OperatedAdviser }) {
  const [outside, setOutside] = useState(0);
  const remove = useAdminChange(({ id }: HoursException) => call(removeException, { params: { exceptionId: id } }));

  function askToRemove(exception: HoursException) {
    void act({
      title: `Make ${formatDay(exception.day)} like its week again?`,
      text: 'The weekly hours count on that day, and its times are offered to founders.',
      confirmLabel: 'Use the weekly hours',
      work: () => remove.mutateAsync(exception).then((reply) => setOutside(reply.outside)),
      done: `${formatDay(exception.day)} is like its week again`,
    });
  }

  return (
    <div className="flex flex-col gap-5">
      <OutsideHours count={outside} adviserId={adviser.id} />
      <Table
        caption={`Days that are different for ${adviser.name}`}
        columns={columns}
        rows={adviser.exceptions.map((exception) => ({
          id: exception.id,
          day: formatDay(exception.day),
          hours: exception.spans.length === 0 ? 'Away' : writeSpans(exception.spans),
          reason: exception.reason,
          actions: (
            <IconButton
              label={`Use the weekly hours on ${formatDay(exception.day)} again`}
              icon={<Trash2 />}
              onClick={() => askToRemove(exception)}
            />
          ),
        }))}
        empty={<p className="text-stone">No holiday, leave or other hours are ahead.</p>}
      />
      <ExceptionForm name={`admin-exception-${adviser.id}`} applyTo={[adviser.id]} />
    </div>
  );
}
