import type { ReactNode } from 'react';
import { appCodeBody } from '#contract/accounts/codes.ts';
import { AppCodeField, CodeFields, useCodeStep } from '#web/auth/code-fields.tsx';
import { useSchemaForm } from '#web/components/schema-form.ts';
import { EditDialog, EditForm } from './edit-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanKey } from './scan-key.tsx';
import { useConfirmSecondFactor, useEndSecondFactor, useRenewCodes } from './second-factor-queries.ts';

type DialogProps = { open: boolean; onClose: () => void };
type Begun = { key: string; uri: string };
type CodesDialogProps = DialogProps & { email: string };

/** Scan or type the key, confirm with the first code, keep the recovery codes. */
export function TurnOnDialog({ begun, email, ...dialog }: CodesDialogProps & { begun: Begun | undefined }) {
  const save = useConfirmSecondFactor();
  return (
    <CodesDialog
      {...dialog}
      email={email}
      save={save}
      title="Turn on the second factor"
      description="You need an authenticator app on your phone, such as Aegis, Google Authenticator or 2FAS."
      submitLabel="Turn on"
      before={begun && <ScanKey begun={begun} />}
    />
  );
}

/** New recovery codes in place of those before. */
export function NewCodesDialog({ email, ...dialog }: CodesDialogProps) {
  const save = useRenewCodes();
  return (
    <CodesDialog
      {...dialog}
      email={email}
      save={save}
      title="New recovery codes"
      description="Your earlier codes stop working. It takes a code of your app. Phone lost? Turn the second factor off with a recovery code instead, and on again with your new phone."
      submitLabel="Make new codes"
      again="recovery-codes"
    />
  );
}

type Save = ReturnType<typeof useConfirmSecondFactor>;

type Asked = { save: Save; submitLabel: string; again?: string; before?: ReactNode; onClose: () => void };

/** Asks for a code, and shows the recovery codes that it is answered with; it closes once they are kept. */
function CodesDialog(props: CodesDialogProps & Asked & { title: string; description: string }) {
  const { save, title, description, email, open, onClose } = props;
  const codes = save.data?.codes;
  function close() {
    save.reset();
    onClose();
  }
  return (
    <EditDialog
      open={open}
      onClose={close}
      title={codes ? 'Keep your recovery codes' : title}
      description={
        codes ? 'Each lets you in once when you do not have your phone. They are not shown again.' : description
      }
      save={save}
      isHeld={codes !== undefined}
    >
      {codes ? <RecoveryCodes codes={codes} email={email} onKept={close} /> : <AskForCode {...props} onClose={close} />}
    </EditDialog>
  );
}

function AskForCode({ save, submitLabel, again, before, onClose }: Asked) {
  const form = useSchemaForm(appCodeBody, { code: '' });
  const submit = form.handleSubmit(({ code }) => save.mutate(code));
  return (
    <EditForm save={save} onSubmit={submit} onCancel={onClose} again={again} saveLabel={submitLabel}>
      {before}
      <AppCodeField form={form} />
    </EditForm>
  );
}

export function TurnOffDialog({ open, onClose }: DialogProps) {
  const save = useEndSecondFactor();
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title="Turn off the second factor"
      description="Your password alone lets you in then. The app and the recovery codes stop working."
      save={save}
    >
      <TurnOffForm save={save} onClose={onClose} />
    </EditDialog>
  );
}

function TurnOffForm({ save, onClose }: { save: ReturnType<typeof useEndSecondFactor>; onClose: () => void }) {
  const step = useCodeStep();
  const submit = step.submitWith((given) => save.mutate(given, { onSuccess: onClose }));
  return (
    <EditForm save={save} onSubmit={submit} onCancel={onClose} again="second-factor-off" saveLabel="Turn off">
      <CodeFields step={step} />
    </EditForm>
  );
}
