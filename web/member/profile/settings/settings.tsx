import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { ThemeSelect } from '#ui/theme-select/theme-select.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { paths } from '#web/paths.ts';
import { AiForm } from './ai-form.tsx';
import { NewsForm } from './news-form.tsx';
import { OwnDataCard } from './own-data.tsx';
import { PhonePart } from './phone-part.tsx';
import { preferencesQuery } from './preference-queries.ts';
import { ReadersCard } from './readers.tsx';
import { ZoneForm } from './zone-form.tsx';

/** /m/profile/settings and /m/investor/settings: what reaches the member, how and when, what they allow, and their data. */
export default function SettingsPage() {
  const preferences = useQuery(preferencesQuery);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeading title="Settings" />
      <Loaded query={preferences} what="Your settings">
        {(own) => (
          <>
            <ZoneForm own={own} />
            {own.hasTexts && <PhonePart />}
            <NewsForm own={own} />
            <AiForm own={own} />
          </>
        )}
      </Loaded>
      <Card title="Light or dark">
        <ThemeSelect />
      </Card>
      <ReadersCard />
      <OwnDataCard />
      <p>
        <TextLink href={paths.member.data}>
          What you agreed to, questions about your data, and deleting your account
        </TextLink>
      </p>
    </div>
  );
}
