import { useQuery } from '@tanstack/react-query';
import type { Consent, ConsentSubject } from '#contract/accounts/consents.ts';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { consentsQuery } from './data-queries.ts';

/** What the member agreed to, allowed or ended, and when. */
export function ConsentsCard() {
  const read = useQuery(consentsQuery);
  return (
    <Card title="What you agreed to">
      <Loaded query={read} what="What you agreed to">
        {({ items }) => (
          <ul className="flex flex-col">
            {items.map((consent) => (
              <li
                key={`${consent.at} ${consent.subject}`}
                className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2"
              >
                <span>{consentWords(consent)}</span>
                <span className="text-sm text-stone">
                  <DateTime value={consent.at} withTime />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <p className="text-sm text-stone">
        A setting that is not in the list is as it was at first: notices by e-mail are on, the summary and text messages
        are off, and an AI may be asked where one is connected. Change it in{' '}
        <TextLink href={paths.member.settings}>Settings</TextLink>. What you answered to the cookie notice stays in this
        browser: “Cookie preferences” at the foot of every public page shows it.{' '}
        <TextLink href={paths.privacy}>What we process and why</TextLink>
      </p>
    </Card>
  );
}

const settings: Record<Exclude<ConsentSubject, 'terms' | 'privacy'>, string> = {
  ai: 'An AI may be asked about my documents',
  'mail.sessions': 'Notices by e-mail: sessions',
  'mail.quotes': 'Notices by e-mail: quotes',
  'mail.documents': 'Notices by e-mail: documents',
  'mail.learning': 'Notices by e-mail: courses',
  digest: 'Summary by e-mail',
  'text.sessions': 'Text messages: sessions',
  'text.quotes': 'Text messages: quotes',
  'text.payments': 'Text messages: payments',
};

function consentWords({ subject, version, given }: Consent): string {
  if (subject === 'terms' || subject === 'privacy') {
    const text = subject === 'terms' ? 'the terms of service' : 'the privacy page';
    return `You agreed to ${text}, version ${version}`;
  }
  return `${settings[subject]}: turned ${given ? 'on' : 'off'}`;
}
