import { z } from 'zod';
import { zoneName } from '#contract/consultation/consultation.ts';
import type { OwnPreferences } from '#contract/preferences/preferences.ts';
import { showTime } from '#domain/scheduling/show-time.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { keepTouched, useDraftSchemaForm } from '#web/components/draft-form.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';
import { useZoneOptions } from '#web/time/zone-options.ts';
import { useChangePreferences } from './preference-queries.ts';
import { SettingsForm } from './settings-form.tsx';

const zoneBody = z.strictObject({ zone: zoneName });

/** Where the member's clock is. Until they say so it is the device's. */
export function ZoneForm({ own }: { own: OwnPreferences }) {
  const viewer = useViewerZone();
  const { form, isBack, forget, startAgain } = useDraftSchemaForm(
    zoneBody,
    'settings-zone',
    { zone: own.zone ?? viewer.zone },
    { follow: keepTouched },
  );
  const save = useChangePreferences();
  const zone = form.watch('zone');
  const options = useZoneOptions(zone);
  const submit = form.handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: () => {
        forget();
        viewer.setZone(body.zone);
      },
    }),
  );
  return (
    <SettingsForm
      title="Time zone"
      what="time zone"
      draft={{ isBack, onStartAgain: () => startAgain() }}
      save={save}
      onSubmit={submit}
    >
      <SelectField
        {...form.register('zone')}
        label="Your time zone"
        hint={`It is ${showTime(Date.now(), zone).time} there now. ${own.zone === null ? 'Until you save one, it is this device’s. ' : ''}Quiet hours and summaries go by it.`}
        options={options}
        error={form.formState.errors.zone?.message}
        className="w-full"
      />
    </SettingsForm>
  );
}
