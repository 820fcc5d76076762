import { useQuery } from '@tanstack/react-query';
import { type OwnPhone, phoneCodeBody, phoneCodeRules } from '#contract/accounts/phone.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { problemsOf } from '#web/api/api-error.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { useFreshFailure } from '#web/components/fresh-failure.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { useSchemaForm } from '#web/components/schema-form.ts';
import { paths } from '#web/paths.ts';
import { phoneQuery, useConfirmPhone, useSendPhoneCode } from './phone-queries.ts';

/** The phone that text messages go to: confirmed by a code before anything else is sent to it. */
export function PhonePart() {
  const phone = useQuery(phoneQuery);
  return (
    <Card title="Text messages">
      <Loaded query={phone} what="Your phone number">
        {(own) => <Phone own={own} />}
      </Loaded>
    </Card>
  );
}

function Phone({ own }: { own: OwnPhone }) {
  const send = useSendPhoneCode();
  const confirm = useConfirmPhone();
  if (own.number === null)
    return (
      <p>
        We can text you when something cannot wait, such as a session within the hour.{' '}
        <TextLink href={paths.member.accountInformation}>Add your phone number</TextLink> first.
      </p>
    );
  if (own.confirmed)
    return (
      <p>
        <span className="font-semibold">{own.number}</span> is confirmed. Choose below what we text you about. With
        nothing chosen we text you about nothing.{' '}
        <TextLink href={paths.member.accountInformation}>Change your phone number</TextLink>
      </p>
    );
  const isWaiting = own.codeEndsAt !== null;
  const isBusy = send.isPending || confirm.isPending;
  return (
    <div className="flex flex-col items-start gap-4 *:max-w-full">
      <p>
        {isWaiting
          ? `We sent a code to ${own.number}. It works for ${phoneCodeRules.minutes} minutes.`
          : `We can text you when something cannot wait, such as a session within the hour. Confirm first that ${own.number} is your phone.`}
      </p>
      {isWaiting && <CodeForm confirm={confirm} />}
      {!isBusy && <CallFailure error={send.error} words={problemsOf} />}
      <Button
        variant={isWaiting ? 'quiet' : 'primary'}
        loading={send.isPending}
        disabled={confirm.isPending}
        onClick={() => send.mutate(undefined)}
      >
        {isWaiting ? 'Send a new code' : 'Send me a code'}
      </Button>
    </div>
  );
}

function CodeForm({ confirm }: { confirm: ReturnType<typeof useConfirmPhone> }) {
  const form = useSchemaForm(phoneCodeBody, { code: '' });
  const { failure, tryAgain } = useFreshFailure(confirm.error);
  const submit = form.handleSubmit(({ code }) => confirm.mutate(code));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        tryAgain();
        void submit(event);
      }}
      className="flex flex-col items-start gap-4"
    >
      <TextField
        {...form.register('code')}
        label="Code from the text message"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={form.formState.errors.code?.message}
        className="w-56 max-w-full"
      />
      {!confirm.isPending && <CallFailure error={failure} words={problemsOf} kept="What you typed is still here." />}
      <Button type="submit" loading={confirm.isPending}>
        Confirm my phone
      </Button>
    </form>
  );
}
