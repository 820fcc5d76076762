import { useRef, useState } from 'react';
import type { Quote, QuoteDraft } from '#contract/quotes/quotes.ts';
import { QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { askConfirm } from '#web/components/dialog-store.ts';
import { Conflicts } from '#web/drafts/conflicts.tsx';
import { SaveLine } from '#web/drafts/save-line.tsx';
import { MoneyField } from '#web/fields/money-field.tsx';
import { CURRENCY_OPTIONS } from '#web/words/currencies.ts';
import { Attachments } from './attachments.tsx';
import { useSubmitQuote, useWithdrawQuote } from './quote-queries.ts';
import { saveAll, useQuoteDraft } from './use-quote-draft.ts';

const labels: Record<keyof QuoteDraft, string> = {
  title: 'Title',
  brief: 'What do you need?',
  currency: 'Currency',
  budgetMinor: 'Budget',
  deadline: 'Needed by',
};

/** The request while it is written, on one screen: saved as it is typed, sent when the founder says so. */
export function DraftForm({ quote }: { quote: Quote }) {
  const { draft, view } = useQuoteDraft(quote);
  const submit = useSubmitQuote(quote.id);
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { answers, problems } = view;
  const refused = submit.error instanceof ApiError ? submit.error.fields : undefined;
  const errorOf = (key: keyof QuoteDraft) => problems[key] ?? refused?.[key];

  async function send() {
    setSaving(true);
    const isSaved = await saveAll(draft);
    setSaving(false);
    if (isSaved) submit.mutate(undefined);
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Conflicts
        conflicts={view.conflicts}
        draft={draft}
        labelOf={(key) => labels[key]}
        wordsOf={(key, answer) => wordsOf(key, answer, answers)}
      />
      <Card title="Your request">
        {quote.service && <p className="text-stone">About the service “{quote.service.title}”.</p>}
        <TextField
          id="quote-title"
          label={labels.title}
          hint="A few words, such as “Review of our SAFE”."
          value={answers.title}
          onChange={({ target }) => draft.edit('title', target.value)}
          error={errorOf('title')}
          autoComplete="off"
        />
        <TextareaField
          id="quote-brief"
          label={labels.brief}
          hint="What you have, what you want to hold in the end, and what matters to you."
          rows={8}
          limit={QUOTE_LIMITS.brief}
          value={answers.brief}
          onChange={({ target }) => draft.edit('brief', target.value)}
          error={errorOf('brief')}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField
            id="quote-currency"
            label={labels.currency}
            options={CURRENCY_OPTIONS}
            value={answers.currency}
            onChange={({ target }) => draft.edit('currency', target.value === 'USD' ? 'USD' : 'NGN')}
            error={errorOf('currency')}
          />
          <MoneyField
            id="quote-budget"
            label={labels.budgetMinor}
            optional
            amountMinor={answers.budgetMinor}
            currency={answers.currency}
            onAmount={(amount) => draft.edit('budgetMinor', amount)}
            error={errorOf('budgetMinor')}
          />
          <TextField
            id="quote-deadline"
            type="date"
            label={labels.deadline}
            optional
            value={answers.deadline ?? ''}
            onChange={({ target }) => draft.edit('deadline', target.value || null)}
            error={errorOf('deadline')}
          />
        </div>
      </Card>
      <Attachments quote={quote} />
      {submit.isError && (
        <Banner tone="error" role="alert" title="Your request was not sent">
          {messageOf(submit.error)} Everything you wrote is kept.
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" loading={isSaving || submit.isPending} loadingText="Sending…">
          Send request
        </Button>
        <DiscardButton quoteId={quote.id} />
        <SaveLine view={view} />
      </div>
    </form>
  );
}

function DiscardButton({ quoteId }: { quoteId: string }) {
  const withdraw = useWithdrawQuote(quoteId);
  return (
    <Button
      variant="quiet"
      onClick={() =>
        void askConfirm({
          title: 'Withdraw this draft?',
          text: 'It is closed without being sent. You can read it in your list, and ask for a new quote at any time.',
          confirmLabel: 'Withdraw draft',
          danger: true,
          work: () => withdraw.mutateAsync(undefined),
        }).catch(() => {})
      }
    >
      Withdraw draft
    </Button>
  );
}

function wordsOf(key: keyof QuoteDraft, answer: QuoteDraft[keyof QuoteDraft], { currency }: QuoteDraft): string {
  if (answer === null || answer === '') return 'Empty';
  if (key === 'budgetMinor' && typeof answer === 'number') return formatMoney({ amountMinor: answer, currency });
  return String(answer);
}
