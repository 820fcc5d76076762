import { ArrowLeft, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { beliefChoices } from '#domain/validation/likely-beliefs.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { useDraftState } from '#web/components/draft-form.ts';
import { paths } from '#web/paths.ts';
import { counted } from '#web/words/figures.ts';
import { liveSnapshot } from '../live-report.ts';
import { useIdea } from '../use-idea.ts';
import { closenessOf, type DayRow, emptySheet, isBlank, MOST_ROWS, newRow, readyRows, rowProblem } from './day-rows.ts';
import { RowCard } from './row-card.tsx';
import { SharedFields } from './shared-fields.tsx';
import { useOpenRow } from './use-open-row.ts';
import { useSendDay } from './use-send-day.ts';

/** /m/founder/startup-assistant/validate/:ideaId/day: the conversations of a day, each once; kept without a network. */
export default function Day() {
  const { idea, report } = useIdea();
  const [start] = useState(emptySheet);
  const sheet = useDraftState(`day-sheet-${idea.id}`, start);
  const { typed, change } = sheet;
  const open = useOpenRow(typed.rows);
  const { send, isSending, saved, problems } = useSendDay(idea, sheet);
  const snapshot = useMemo(() => liveSnapshot(idea), [idea]);
  const reader = useMemo(
    () => ({ ids: snapshot.assumptions.map(({ id }) => id), usual: idea.intake.price?.currency ?? 'NGN' }),
    [snapshot, idea],
  );
  const [choices] = useState(() => beliefChoices(snapshot));
  const written = typed.rows.filter((row) => !isBlank(row)).length;
  const waiting = readyRows(typed, snapshot).length;

  function edit(key: string, part: Partial<DayRow>) {
    change({ ...typed, rows: typed.rows.map((row) => (row.key === key ? { ...row, ...part } : row)) });
  }

  function addRow() {
    const row = newRow(typed.rows.at(-1));
    open.add(row.key);
    change({ ...typed, rows: [...typed.rows, row] });
  }

  return (
    <form
      noValidate
      className="flex max-w-3xl flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void send().then((found) => open.show(found));
      }}
    >
      <PageHeading
        eyebrow={report.title}
        title="A day of conversations"
        lead="One card for each person. It is kept on this device as you type, also without a network."
      />
      <fieldset disabled={isSending} className="flex min-w-0 flex-col gap-6">
        <SharedFields sheet={typed} onEdit={(part) => change({ ...typed, ...part })} />
        <ol className="flex flex-col gap-3">
          {typed.rows.map((row, index) => (
            <li key={row.key}>
              <RowCard
                {...{ row, choices, reader }}
                number={index + 1}
                isOpen={row.key === open.key}
                isNew={row.key === open.added}
                tries={open.tries}
                onToggle={() => open.toggle(row.key)}
                lacks={isBlank(row) ? null : (rowProblem(typed, row, snapshot)?.message ?? null)}
                closeness={closenessOf(typed, row)}
                problem={problems[row.key]}
                onEdit={(part) => edit(row.key, part)}
                onRemove={() => change({ ...typed, rows: typed.rows.filter(({ key }) => key !== row.key) })}
              />
            </li>
          ))}
        </ol>
        {typed.rows.length < MOST_ROWS && (
          <Button variant="secondary" className="w-fit" icon={<Plus />} onClick={addRow}>
            Another person
          </Button>
        )}
      </fieldset>
      {typed.waiting && !isSending && waiting > 0 && (
        <Banner tone="warning" role="status" title="No network">
          {counted(waiting, 'conversation waits', 'conversations wait')} on this device, until the network is back or
          you open this page again. Nothing is sent twice.
          {waiting < written &&
            ` ${counted(written - waiting, 'more is', 'more are')} not complete yet: see what is missing above.`}
        </Banner>
      )}
      <p role="status">{saved > 0 && `${counted(saved, 'conversation is', 'conversations are')} saved.`}</p>
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        <Button type="submit" disabled={written === 0} loading={isSending} loadingText="Saving…">
          {written === 0 ? 'Save' : `Save ${written}`}
        </Button>
        <ButtonLink variant="secondary" icon={<ArrowLeft />} href={paths.founder.idea(idea.id)}>
          What to do next
        </ButtonLink>
      </div>
    </form>
  );
}
