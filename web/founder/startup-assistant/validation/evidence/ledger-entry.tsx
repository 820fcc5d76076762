import { useMutation } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import { readEvidenceFile } from '#contract/validation/versions.ts';
import type { EvidenceNote } from '#domain/validation/counted-evidence.ts';
import { INDEPENDENCE, kindLabel, type Witnessed } from '#domain/validation/evidence.ts';
import { PROOF_MEANINGS } from '#domain/validation/evidence-meanings.ts';
import { isSafeLink } from '#domain/validation/links.ts';
import { wordsAgainstStranger } from '#domain/validation/note-closeness.ts';
import { capital } from '#domain/validation/safe-text.ts';
import { confirmedWords } from '#domain/validation/seen.ts';
import type { TestItem } from '#domain/validation/test-evidence.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { download } from '#web/api/client.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { entryWords } from '#web/words/entry-words.ts';
import { EvidenceNotes } from '../evidence-notes.tsx';
import { shownBy } from '../evidence-words.ts';

/** A test counts for less than all that took part in it: its note says how many. */
const testWords = ({ side }: TestItem) => (side === 'for' ? 'A test that passed' : 'A test that failed');

/** Who confirmed it over the founder's own connection does not count; the note says so. */
const countedAnswers = (witnessed?: Witnessed) => (witnessed ? witnessed.confirmed - witnessed.fromOwnNetwork : 0);

/** "1 of 20 confirmed it": of those who did not say no. */
const answeredWords = ({ count, witnessed }: Pick<EvidenceRecord, 'count' | 'witnessed'>) =>
  confirmedWords(countedAnswers(witnessed), Math.max(count - (witnessed?.denied ?? 0), countedAnswers(witnessed)));

/** " (1 said no, to earlier words)": on the row, for it changes what the row says. */
function deniedWords({ denied, deniedEarlier = 0 }: Witnessed): string {
  if (denied === 0) return '';
  const now = denied - deniedEarlier;
  return ` (${[now > 0 && `${now} said no`, deniedEarlier > 0 && `${deniedEarlier} said no, to earlier words`].filter(Boolean).join('; ')})`;
}

type LedgerEntryProps = {
  ideaId: string;
  item: EvidenceRecord | TestItem;
  notes: readonly EvidenceNote[];
  /** What can be done with it. */
  children: ReactNode;
};

/** An entry in one line; what it says in full, what stands behind it and what can be done with it are folded. */
export function LedgerEntry({ ideaId, item, notes, children }: LedgerEntryProps) {
  const { independence, proof, inSegment, note, link } = item;
  const facts = [
    kindLabel(item).toLowerCase(),
    INDEPENDENCE[independence].label.toLowerCase(),
    proof === 'artefact' ? `${shownBy(item)} on record` : PROOF_MEANINGS[proof].replace(/\.$/u, '').toLowerCase(),
    inSegment ? 'in your customer group' : 'outside your customer group',
  ];
  const close = wordsAgainstStranger(item);
  const doesNotFit = 'doesNotFit' in item && item.doesNotFit;
  return (
    <Disclosure
      summary={
        <span className="line-clamp-1 min-w-0 text-base font-normal wrap-anywhere text-ink">
          <strong className="font-semibold">{'testId' in item ? testWords(item) : entryWords(item)}</strong>
          {notes.length > 0 && ' (see the note)'}
          {'witnessed' in item && item.witnessed && deniedWords(item.witnessed)}
          {close && ` (the note says “${close}”)`}
          {doesNotFit && ' (does not fit your pitch)'} {note}
        </span>
      }
    >
      <div className="flex flex-col gap-0.5 text-base text-ink">
        {doesNotFit && <p className="text-sm">Counts nothing: you said that it does not fit your pitch.</p>}
        <p className="text-sm font-normal text-stone">{facts.join(', ')}</p>
        {close && (
          <p className="max-w-measure border-l-2 border-clay pl-2 text-sm font-normal">
            Entered as a stranger, and the note says “{close}”. Readers are told so, without the words. Edit it if it
            was not a stranger.
          </p>
        )}
        {'who' in item && item.who !== '' && <p className="text-sm font-normal">{item.who}</p>}
        {note !== '' && <p className="max-w-measure font-normal whitespace-pre-line">{note}</p>}
        {'witnessed' in item && countedAnswers(item.witnessed) > 0 && (
          <p className="text-sm font-normal text-moss">{capital(answeredWords(item))}.</p>
        )}
        <EvidenceNotes notes={notes} />
        {link && <EvidenceLink link={link} />}
        {'observationId' in item && item.file && (
          <EvidenceFileButton ideaId={ideaId} observationId={item.observationId} file={item.file} />
        )}
        {children}
      </div>
    </Disclosure>
  );
}

type EvidenceFileButtonProps = {
  ideaId: string;
  observationId: string;
  file: NonNullable<EvidenceRecord['file']>;
};

/** The file of an item, downloaded with the founder's own access. */
function EvidenceFileButton({ ideaId, observationId, file }: EvidenceFileButtonProps) {
  const get = useMutation({
    mutationFn: () => download(readEvidenceFile, { params: { ideaId, observationId } }),
    onSuccess: ({ blob }) => saveToDevice(blob, file.name),
    onError: (error) => toast.error(messageOf(error)),
  });
  return (
    <button
      type="button"
      disabled={get.isPending}
      aria-busy={get.isPending || undefined}
      onClick={() => get.mutate()}
      className="inline-flex min-h-8 w-fit items-center gap-1.5 rounded-mark text-sm font-normal text-moss underline underline-offset-4 hover:text-moss-hover"
    >
      <Paperclip aria-hidden="true" className="size-4 shrink-0" />
      <span className="wrap-anywhere">{file.name}</span>
    </button>
  );
}

/** A founder's link: followed only where it is a plain web address, shown as text where it is not. */
function EvidenceLink({ link }: { link: string }) {
  const address = /^https?:/i.test(link) ? link : `https://${link}`;
  if (!isSafeLink(address)) return <p className="text-sm wrap-anywhere text-stone">{link}</p>;
  return (
    <p className="text-sm">
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="font-normal wrap-anywhere text-moss underline underline-offset-4 hover:text-moss-hover"
      >
        {link}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  );
}
