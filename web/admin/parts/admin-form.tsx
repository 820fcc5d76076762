import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Button } from '#ui/button/button.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import type { CallOptions } from '#web/api/endpoint-client.ts';
import { FormStatus } from './form-status.tsx';
import { useAdminForm } from './use-admin-form.ts';

/** What a form of the console shows of itself, whatever its fields are. */
export type AdminFormState = {
  submit: () => Promise<void>;
  change: { error: unknown; isPending: boolean };
  hasDraft: boolean;
  takeSaved: () => void;
};

type AdminFormProps = {
  state: AdminFormState;
  /** What will happen, above everything else. */
  lead?: ReactNode;
  submitLabel: string;
  savingText?: string;
  variant?: 'danger' | 'secondary';
  /** Why it cannot be sent yet is said elsewhere. */
  disabled?: boolean;
  /** Further buttons, beside the one that sends it. */
  actions?: ReactNode;
  /** Saves what was typed over what somebody else has saved since. */
  onSaveOver?: () => void;
  children: ReactNode;
};

/** A form of the console: how it stands, its fields, and the button that sends it. */
export function AdminForm(props: AdminFormProps) {
  const { state, lead, submitLabel, savingText, variant, disabled, actions, onSaveOver, children } = props;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void state.submit();
      }}
    >
      {lead}
      <FormStatus
        error={state.change.error}
        hasDraft={state.hasDraft}
        onTakeSaved={() => state.takeSaved()}
        onSaveOver={onSaveOver}
      />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={variant}
          disabled={disabled}
          loading={state.change.isPending}
          loadingText={savingText}
        >
          {submitLabel}
        </Button>
        {actions}
      </div>
    </form>
  );
}

type ReasonFormProps = {
  /** Under which what is typed is kept on this device. */
  name: string;
  schema: z.ZodType<{ reason: string }, { reason: string }>;
  send: (body: { reason: string }, options: CallOptions) => Promise<unknown>;
  lead: ReactNode;
  label?: string;
  /** Who reads it. */
  hint: string;
  limit: number;
  submitLabel: string;
  /** What is said afterwards. */
  done: string;
  onDone: () => void;
};

/** Ends something, with a reason that is told. */
export function ReasonForm(props: ReasonFormProps) {
  const { name, schema, send, lead, label = 'Why?', hint, limit, submitLabel, done, onDone } = props;
  const state = useAdminForm({
    name,
    schema,
    saved: { reason: '' },
    send,
    onSaved: () => {
      toast.success(done);
      onDone();
    },
  });
  const { form } = state;
  return (
    <AdminForm state={state} lead={lead} submitLabel={submitLabel} variant="danger">
      <TextareaField
        {...form.register('reason')}
        label={label}
        hint={hint}
        rows={3}
        limit={limit}
        error={form.formState.errors.reason?.message}
      />
    </AdminForm>
  );
}
