import { useState } from 'react';
import { brand } from '#content/brand.ts';
import { linkToken } from '#contract/signing/signatures.ts';
import { confirmVisitor, visitorBody, writeAsVisitor } from '#contract/support/visitor.ts';
import { SUPPORT_LIMITS } from '#domain/support/support-thread.ts';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { problemsOf } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { CallFailure } from '../components/call-failure.tsx';
import { useDraftSchemaForm } from '../components/draft-form.ts';
import { PageMeta } from '../components/page-meta.tsx';
import { paths } from '../paths.ts';
import { supportAreaOptions } from '../words/support-words.ts';

/** /write-to-us: a message without an account. With the token of the mail behind the # it is confirmed. */
export default function WriteToUs() {
  const [token] = useState(() => window.location.hash.slice(1));
  return (
    <>
      <PageMeta title="Write to us" noIndex={false} />
      {token ? <Confirm token={token} /> : <Write />}
    </>
  );
}

const start = { name: '', email: '', area: '' as 'other', text: '' };

function Write() {
  const { form, startAgain } = useDraftSchemaForm(visitorBody, 'write to us', start);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      await call(writeAsVisitor, { body });
      setSentTo(body.email);
      startAgain();
    } catch (error) {
      setFailure(error);
    }
  });
  if (sentTo !== null)
    return (
      <>
        <PageHeading title="One more step" />
        <p role="status" className="wrap-anywhere">
          We mailed a link to {sentTo}. Open it and confirm: then we read your message. It works for{' '}
          {SUPPORT_LIMITS.confirmHours} hours.
        </p>
      </>
    );
  return (
    <>
      <PageHeading
        title="Write to us"
        lead={
          <>
            You need no account. The answer comes by e-mail. With an account you can attach files and read it here:{' '}
            <TextLink href={paths.member.support}>log in and write</TextLink>.
          </>
        }
      />
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {!isSubmitting && <CallFailure error={failure} words={problemsOf} kept="Your message is kept." />}
        <TextField {...form.register('name')} label="Your name" autoComplete="name" error={errors.name?.message} />
        <TextField
          {...form.register('email')}
          type="email"
          label="Your e-mail address"
          hint="The answer goes there. You confirm it first."
          autoComplete="email"
          error={errors.email?.message}
        />
        <SelectField
          {...form.register('area')}
          label="What is it about?"
          placeholder="Choose one"
          options={supportAreaOptions}
          error={errors.area?.message}
        />
        <TextareaField
          {...form.register('text')}
          label="Your message"
          hint="What you did, what you saw, and the request number if the page showed one."
          rows={5}
          limit={SUPPORT_LIMITS.text}
          error={errors.text?.message}
        />
        <p className="text-sm text-stone">
          We erase the conversation {brand.visitorConversationMonths} months after its last message, once it is answered
          or closed. <TextLink href={paths.privacy}>Privacy</TextLink>
        </p>
        <div>
          <Button type="submit" loading={isSubmitting} loadingText="Sending…">
            Send
          </Button>
        </div>
      </form>
    </>
  );
}

/** Opening the page changes nothing, as mail programs open links by themselves; the button does. */
function Confirm({ token }: { token: string }) {
  const [stage, setStage] = useState<'asked' | 'sending' | 'done'>('asked');
  const [failure, setFailure] = useState<unknown>(null);
  const isWhole = linkToken.safeParse(token).success;

  async function confirm() {
    setStage('sending');
    setFailure(null);
    try {
      await call(confirmVisitor, { body: { token } });
      setStage('done');
    } catch (error) {
      setFailure(error);
      setStage('asked');
    }
  }

  if (!isWhole) return <PageHeading title="This link is not complete" lead="Open the whole link from the mail." />;
  if (stage === 'done')
    return <PageHeading title="Your message is with us" lead={<span role="status">We answer by e-mail.</span>} />;
  return (
    <>
      <PageHeading
        title="Send us your message?"
        lead="Somebody wrote to us with your address. If that was not you, close this page: nobody reads it."
      />
      <CallFailure error={failure} />
      <Button
        className="self-start"
        loading={stage === 'sending'}
        loadingText="Sending…"
        onClick={() => void confirm()}
      >
        Yes, it is mine
      </Button>
    </>
  );
}
