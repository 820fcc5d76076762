import { useQuery } from '@tanstack/react-query';
import { newsBody, type OwnPreferences } from '#contract/preferences/preferences.ts';
import type { Channel, Topic } from '#domain/notifications/notices.ts';
import { zoneLabel } from '#domain/scheduling/show-time.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';
import { mergeNews } from './merge-news.ts';
import { NewsTable } from './news-table.tsx';
import { phoneQuery } from './phone-queries.ts';
import { useChangeNews } from './preference-queries.ts';
import { SettingsForm } from './settings-form.tsx';

/** As most people sleep; only a first value. */
const night = { from: '22:00', until: '07:00' };

const digests = [
  { value: 'off', label: 'No summary' },
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every Monday' },
];

/** What reaches the member, where and when. */
export function NewsForm({ own }: { own: OwnPreferences }) {
  const viewer = useViewerZone();
  const zone = own.zone ?? viewer.zone;
  const { off, texts, digest, quiet } = own;
  const phone = useQuery({ ...phoneQuery, enabled: own.hasTexts });
  const start = { off, texts, digest, quiet };
  const { form, isBack, forget, startAgain } = useDraftSchemaForm(newsBody, 'settings-news', start, {
    follow: mergeNews,
  });
  const save = useChangeNews();
  const chosen = form.watch();
  const { errors } = form.formState;
  // Hours by no clock are none: with them goes the zone that the page shows.
  const submit = form.handleSubmit((mine) => save.mutate({ mine, before: start, zone }, { onSuccess: forget }));
  const choose = (topic: Topic, channel: Channel, isOn: boolean) => {
    const others = chosen.off[channel].filter((one) => one !== topic);
    form.setValue(`off.${channel}`, isOn ? others : [...others, topic]);
  };
  const chooseText = (topic: Topic, isOn: boolean) => {
    const others = chosen.texts.filter((one) => one !== topic);
    form.setValue('texts', isOn ? [...others, topic] : others);
  };
  return (
    <SettingsForm
      title="Notifications"
      what="notifications"
      draft={{ isBack, onStartAgain: () => startAgain() }}
      save={save}
      onSubmit={submit}
    >
      <NewsTable
        off={chosen.off}
        onChoose={choose}
        texts={
          own.hasTexts ? { on: chosen.texts, isOpen: phone.data?.confirmed === true, onChoose: chooseText } : undefined
        }
      />
      <RadioGroup
        {...form.register('digest')}
        label="Summary by e-mail"
        hint={`What you have not read in the app, at 8 in the morning in ${zoneLabel(zone, Date.now())}. None when nothing is unread.`}
        options={digests}
      />
      <div className="flex flex-col gap-3">
        <Checkbox
          name="quiet"
          label="Quiet hours"
          hint={`E-mails${own.hasTexts ? ' and text messages' : ''} that can wait are sent when they end. Times are in ${zoneLabel(zone, Date.now())}.`}
          checked={chosen.quiet !== null}
          onChange={({ target }) => form.setValue('quiet', target.checked ? (quiet ?? night) : null)}
        />
        {chosen.quiet && (
          <div className="flex flex-wrap gap-4">
            <TextField
              {...form.register('quiet.from')}
              label="From"
              type="time"
              error={errors.quiet?.from?.message}
              className="w-56 max-w-full"
            />
            <TextField
              {...form.register('quiet.until')}
              label="Until"
              type="time"
              error={errors.quiet?.until?.message}
              className="w-56 max-w-full"
            />
          </div>
        )}
      </div>
    </SettingsForm>
  );
}
