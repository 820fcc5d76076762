import { useEffect, useMemo, useState } from 'react';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { useAuth } from '#web/auth/auth-context.tsx';
import { deviceStore } from '#web/components/device-store.ts';
import { askConfirm } from '#web/components/dialog-store.ts';
import { usePageName } from '#web/components/page-name.ts';
import { localDay } from '#web/time/local-day.ts';
import { blankDraft, type CapTableDraft, readDraft } from './cap-table-draft.ts';
import { CompanyPart } from './company-part.tsx';
import { NotesPart } from './notes-part.tsx';
import { Results } from './results.tsx';
import { RoundPart } from './round-part.tsx';
import { SafesPart } from './safes-part.tsx';
import { workOut } from './work-out.ts';

/** Cap table simulator: SAFEs and notes in a priced round, worked out in the browser; nothing leaves the device. */
export default function CapTablePage() {
  const { user } = useAuth();
  usePageName('Cap table simulator');
  return user && <Simulator key={user.uid} userId={user.uid} />;
}

function Simulator({ userId }: { userId: string }) {
  const { draft, setDraft, clear, isSaved, today } = useCapTableDraft(userId);
  const worked = useMemo(() => workOut(draft), [draft]);
  const change = (part: Partial<CapTableDraft>) => setDraft((before) => ({ ...before, ...part }));
  const parts = { draft, change, refusal: worked.refusal };

  async function startAgain() {
    const sure = await askConfirm({
      title: 'Start again?',
      text: 'Everything typed on this page is removed from this device. This cannot be undone.',
      confirmLabel: 'Start again',
      danger: true,
    });
    if (sure) clear();
  }

  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <PageHeading
        title="Cap table simulator"
        lead="Enter your shares, SAFEs, notes and the round, and see who owns what before and after. It is a calculation, not legal or financial advice."
        actions={
          <Button variant="secondary" onClick={startAgain}>
            Start again
          </Button>
        }
      />
      {isSaved ? (
        <p className="text-sm text-stone">What you type stays on this device and is not sent anywhere.</p>
      ) : (
        <Banner tone="warning">This device keeps nothing: what you type lasts as long as this page is open.</Banner>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <CompanyPart {...parts} />
          <SafesPart {...parts} />
          <NotesPart {...parts} today={today} />
          <RoundPart {...parts} />
        </div>
        <Results draft={draft} worked={worked} change={change} />
      </div>
    </div>
  );
}

/** What is typed into the simulator, kept on this device for one user. `isSaved` is false where the device keeps nothing. */
function useCapTableDraft(userId: string) {
  const key = `cairn.capTable.${userId}`;
  const [today] = useState(() => localDay());
  const [draft, setDraft] = useState(() => read(key, today));
  const [isSaved, setSaved] = useState(true);
  useEffect(() => setSaved(write(key, draft)), [key, draft]);
  const clear = () => setDraft(blankDraft(today));
  return { draft, setDraft, clear, isSaved, today };
}

function read(key: string, today: string): CapTableDraft {
  return readDraft(deviceStore()?.getItem(key) ?? null, today) ?? blankDraft(today);
}

function write(key: string, draft: CapTableDraft): boolean {
  try {
    const store = deviceStore();
    store?.setItem(key, JSON.stringify(draft));
    return store !== null;
  } catch {
    return false;
  }
}
