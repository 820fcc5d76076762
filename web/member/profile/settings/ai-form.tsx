import { aiBody, type OwnPreferences } from '#contract/preferences/preferences.ts';
import { Card } from '#ui/card/card.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { keepTouched, useDraftSchemaForm } from '#web/components/draft-form.ts';
import { useChangePreferences } from './preference-queries.ts';
import { SettingsForm } from './settings-form.tsx';

/** Whether an AI may be asked about the member's documents, where there is one. */
export function AiForm({ own }: { own: OwnPreferences }) {
  if (own.hasAi) return <AiChoice own={own} />;
  return (
    <Card title="AI">
      <p>No AI is connected here. Nothing of yours is sent to one, and everything works without it.</p>
    </Card>
  );
}

function AiChoice({ own: { ai } }: { own: OwnPreferences }) {
  const { form, isBack, forget, startAgain } = useDraftSchemaForm(
    aiBody,
    'settings-ai',
    { ai },
    { follow: keepTouched },
  );
  const save = useChangePreferences();
  const submit = form.handleSubmit((body) => save.mutate(body, { onSuccess: forget }));
  return (
    <SettingsForm
      title="AI"
      what="AI"
      draft={{ isBack, onStartAgain: () => startAgain() }}
      save={save}
      onSubmit={submit}
    >
      <Checkbox
        {...form.register('ai')}
        label="An AI may be asked about my documents"
        hint="Only when you ask for a text, and you see first what would be sent. Off: nothing of yours is sent."
      />
    </SettingsForm>
  );
}
