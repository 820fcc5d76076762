import { ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ServiceCard as Service } from '#contract/consultation/consultation.ts';
import { zoneLabel } from '#domain/scheduling/show-time.ts';
import { lengthWords } from '#domain/time/length-words.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { cx } from '#ui/class-names.ts';
import { paths } from '#web/paths.ts';
import { momentWords } from '#web/time/moments.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';
import { adviserWords, cancelWords, moveWords, pricesOf, priceWords } from '#web/words/service-words.ts';
import { AskButton } from '../quotes/ask-button.tsx';

/** One service: what it is, what it costs, who advises, the rules, and when it is next free. */
export function ServiceCard({ service, isChosen }: { service: Service; isChosen: boolean }) {
  const canBook = service.advisers.length > 0;
  const action = service.nextFreeAt ? 'Choose a time' : 'Join the waitlist';
  return (
    <Card
      title={service.title}
      className={cx('w-full', isChosen && 'border-moss ring-1 ring-moss')}
      actions={
        <>
          {canBook ? (
            <ButtonLink href={paths.founder.bookService(service.id)} aria-label={`${action}: ${service.title}`}>
              {action} <ArrowRight />
            </ButtonLink>
          ) : (
            <p className="text-stone">Nobody advises on this just now.</p>
          )}
          <AskButton service={service} />
        </>
      }
    >
      <p className="text-stone">{service.description}</p>
      <ul className="flex flex-col gap-1.5">
        {service.bulletPoints.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-moss" />
            {point}
          </li>
        ))}
      </ul>
      <dl className="grid gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
        <Fact name="Price">{priceWords(pricesOf(service), service.tax)}</Fact>
        <Fact name="Length">{lengthWords(service.minutes)}</Fact>
        {canBook && <Fact name="With">{adviserWords(service.advisers)}</Fact>}
        {canBook && (
          <Fact name="Next free time">
            <NextFree at={service.nextFreeAt} />
          </Fact>
        )}
      </dl>
      <p className="text-sm text-stone">
        {cancelWords(service)} {moveWords(service)}
        {service.needsConfirmation && ' We look at each booking of this service before we confirm it.'}
      </p>
    </Card>
  );
}

function NextFree({ at }: { at: string | null }) {
  const { zone } = useViewerZone();
  if (at === null) return <>None just now: you can wait for one</>;
  return (
    <time dateTime={at}>
      {momentWords(at, zone)}
      <span className="block text-sm font-normal text-stone">{zoneLabel(zone, Date.parse(at))}</span>
    </time>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-stone">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
