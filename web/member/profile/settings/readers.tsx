import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reader, ReaderKind } from '#contract/signing/readers.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useAuth } from '#web/auth/auth-context.tsx';
import { askConfirm } from '#web/components/dialog-store.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { readersQuery, useEndReader } from './reader-queries.ts';

/** Shown at once; the rest on demand. */
const shownAtFirst = 5;

type Words = {
  what: (reader: Reader) => string;
  /** What it lets them see. */
  shows: (reader: Reader) => string;
  end: string;
  /** What ending it means. */
  means: string;
  done: string;
};

const version = ({ versionNumber }: Reader) => `version ${versionNumber ?? 1}`;

const words: Record<ReaderKind, Words> = {
  link: {
    what: ({ label }) => `Private link for ${label}`,
    shows: (reader) => `Shows ${version(reader)} to anyone with the link`,
    end: 'End this link',
    means: 'The link stops working at once. It cannot be brought back; you can make a new one.',
    done: 'The link is ended',
  },
  published: {
    what: () => 'Published page',
    shows: (reader) => `Shows ${version(reader)} to everybody`,
    end: 'Stop publishing',
    means: 'Nobody can read the page from now on. If you publish it again it has another address.',
    done: 'It is no longer published',
  },
  signing: {
    what: ({ label }) => `Signatures of ${label}`,
    shows: (reader) => `Shows ${version(reader)} to those who are asked to sign`,
    end: 'Cancel the request',
    means: 'Their links stop working, and they are told. Nobody can sign this version any more.',
    done: 'The request is cancelled',
  },
  witness: {
    what: () => 'Link to confirm what you wrote',
    shows: () => 'Shows one thing that you noted, and nothing else of the idea',
    end: 'End this link',
    means: 'The link stops working at once, and nobody can confirm by it. You can make a new one.',
    done: 'The link is ended',
  },
};

/** Who can read something of the member's just now, over all documents, and how that is ended. */
export function ReadersCard() {
  const { customClaims } = useAuth();
  const isFounder = customClaims?.roles.includes('founder') ?? false;
  return (
    <Card title="Who can read your documents" id="readers">
      {isFounder ? (
        <Readers />
      ) : (
        <p>Nobody. This account has no documents: only founders make them, so there are no links to any.</p>
      )}
    </Card>
  );
}

function Readers() {
  const readers = useQuery(readersQuery);
  const [isWhole, setWhole] = useState(false);
  return (
    <Loaded query={readers} what="Who can read your documents">
      {({ items, isCut }) =>
        items.length === 0 ? (
          <p>
            Nobody but you. What you share or publish from one of{' '}
            <TextLink href={paths.founder.assistant}>your documents</TextLink> stands here until it ends.
          </p>
        ) : (
          <>
            <ul aria-label="Who can read your documents" className="divide-y divide-line">
              {items.slice(0, isWhole ? undefined : shownAtFirst).map((reader) => (
                <ReaderLine key={`${reader.kind} ${reader.id}`} reader={reader} />
              ))}
            </ul>
            {items.length > shownAtFirst && (
              <Button variant="quiet" className="self-start" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                {isWhole ? 'Show fewer' : `Show all ${items.length}`}
              </Button>
            )}
            {isCut && <p className="text-stone">There are more. The older ones stand with each document.</p>}
          </>
        )
      }
    </Loaded>
  );
}

function ReaderLine({ reader }: { reader: Reader }) {
  const end = useEndReader();
  const { document, since, until, opened } = reader;
  const { what, shows, end: label, means, done } = words[reader.kind];

  async function ask() {
    const isSure = await askConfirm({ title: `${label}?`, text: means, confirmLabel: label });
    if (!isSure) return;
    end.mutate(reader, {
      onSuccess: () => toast.success(done),
      onError: (error) => toast.error(messageOf(error)),
    });
  }

  return (
    <li className="flex flex-col gap-x-6 gap-y-2 py-3 sm:flex-row sm:items-start sm:justify-between">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{what(reader)}</p>
        <p className="wrap-anywhere">
          <TextLink href={paths.founder.documentSharing(document.id)}>{document.name}</TextLink>. {shows(reader)}.
        </p>
        <p className="text-sm text-stone">
          Since <DateTime value={since} />,{' '}
          {until ? (
            <>
              until <DateTime value={until} />
            </>
          ) : (
            'until you end it'
          )}
          {opened !== null && `, ${openedWords(opened)}`}.
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        className="self-start"
        aria-label={`${label}: ${what(reader)}, ${document.name}`}
        loading={end.isPending}
        onClick={() => void ask()}
      >
        {label}
      </Button>
    </li>
  );
}

function openedWords(opened: number): string {
  if (opened === 0) return 'not opened yet';
  return opened === 1 ? 'opened once' : `opened ${opened} times`;
}
