import type { ReactNode } from 'react';
import { SOURCES } from '#content/sources/index.ts';
import { TRADES } from '#content/sources/trades.ts';
import { findSources } from '#domain/sources/find-sources.ts';
import { type ReadySearch, type SearchFor, searchesFor } from '#domain/sources/searches.ts';
import { CONFIRMATIONS, type Confirmation, type Source } from '#domain/sources/source.ts';
import type { Intake } from '#domain/validation/intake.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { NewTab } from '#web/components/new-tab.tsx';
import { Day } from '#web/time/date-time.tsx';

const purposes: readonly [SearchFor, title: string][] = [
  ['alternatives', 'Search for what they can choose instead'],
  ['permits', 'Search for who must permit it'],
  ['names', 'Is the name free?'],
];

/** Sources that fit the idea, each with the day on which its address was seen, and searches made of its answers. */
export function PlacesToLook({ intake, isUnlawful }: { intake: Intake; isUnlawful: boolean }) {
  const sources = findSources(intake, SOURCES, TRADES);
  const searches = searchesFor(intake, isUnlawful);
  return (
    <div className="flex flex-col gap-6 py-2">
      {sources.length > 0 && (
        <Group title="Where sizes and permits are kept">
          {sources.map((source) => (
            <SourceLine key={source.id} source={source} />
          ))}
        </Group>
      )}
      {sources.length > 0 && <HowConfirmed sources={sources} />}
      {purposes.map(([purpose, title]) => {
        const own = searches.filter((search) => search.for === purpose);
        return (
          own.length > 0 && (
            <Group key={purpose} title={title}>
              {own.map((search) => (
                <SearchLine key={search.url} search={search} />
              ))}
            </Group>
          )
        );
      })}
      {sources.length + searches.length === 0 && (
        <p>Say what it is, for whom and where, and the places to look appear here.</p>
      )}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold text-ink">{title}</h3>
      <ul className="flex flex-col gap-3">{children}</ul>
    </div>
  );
}

/** Behind a fold: what was seen of each. Nothing was opened live, and a reader is told so. */
function HowConfirmed({ sources }: { sources: readonly Source[] }) {
  return (
    <Disclosure summary="How each was confirmed">
      <dl className="flex flex-col gap-3">
        {(Object.keys(CONFIRMATIONS) as Confirmation[]).map((how) => {
          const own = sources.filter(({ seen }) => seen.how === how);
          return (
            own.length > 0 && (
              <div key={how}>
                <dt className="font-semibold text-ink">{CONFIRMATIONS[how]}</dt>
                <dd>{own.map(({ name }) => name).join('; ')}</dd>
              </div>
            )
          );
        })}
      </dl>
      <p className="mt-3">
        What was seen are stored copies of public pages, some of them old. No page was opened on the day: follow the
        link before you rely on it.
      </p>
    </Disclosure>
  );
}

function SourceLine({ source }: { source: Source }) {
  return (
    <li className="flex min-w-0 flex-col gap-0.5">
      <NewTab href={source.url}>
        {source.name}, {source.publisher}
      </NewTab>
      <span>{source.what}</span>
      {source.permission && <span>What it is called: {source.permission}.</span>}
      <span>
        {source.exactPage ? 'Address' : 'Front page, from which you find the right one,'} last seen on{' '}
        <Day value={source.seen.on} />. Rules change: check with them.
      </span>
    </li>
  );
}

function SearchLine({ search }: { search: ReadySearch }) {
  return (
    <li className="min-w-0">
      <NewTab href={search.url}>
        {search.where}: {search.words}
      </NewTab>
    </li>
  );
}
