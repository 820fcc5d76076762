import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { type Passkey, passkeyName } from '#contract/accounts/passkeys.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { askRemove } from './ask-remove.ts';
import { EditDialog, EditForm, useOpenDialog } from './edit-dialog.tsx';
import { passkeysQuery, useAddPasskey, useRemovePasskey, useRenamePasskey } from './passkey-queries.ts';
import { VerifyFirst } from './verify-first.tsx';

/** The passkeys of the account: added on this device, named, removed. */
export function PasskeysPart() {
  const passkeys = useQuery(passkeysQuery);
  const adding = useOpenDialog(['passkey']);
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  return (
    <section aria-labelledby="passkeys" className="flex flex-col gap-4">
      <div>
        <h2 id="passkeys" className="font-display text-xl font-semibold tracking-tight">
          Passkeys
        </h2>
        <p className="text-stone">Log in with the face, finger or PIN of a device, without password and code.</p>
      </div>
      <Loaded query={passkeys} what="The list of your passkeys">
        {({ items }) =>
          items.length === 0 ? (
            <p>None yet.</p>
          ) : (
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {items.map((passkey) => (
                <PasskeyLine key={passkey.id} passkey={passkey} onRename={() => setRenamed(passkey)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <VerifyFirst purpose="to add a passkey">
        <Button variant="secondary" className="self-start" onClick={() => adding.setOpen('passkey')}>
          Add a passkey
        </Button>
      </VerifyFirst>
      <AddDialog open={adding.open !== null} onClose={adding.close} />
      <RenameDialog passkey={renamed} onClose={() => setRenamed(null)} />
    </section>
  );
}

function PasskeyLine({ passkey: { id, name, createdAt }, onRename }: { passkey: Passkey; onRename: () => void }) {
  const remove = useRemovePasskey();
  const ask = () =>
    askRemove({
      title: 'Remove this passkey?',
      text: `“${name}” lets nobody in any more. Delete it on your device too.`,
      work: () => remove.mutateAsync(id),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-semibold wrap-anywhere">{name}</h3>
        <p className="text-sm text-stone">
          Added <DateTime value={createdAt} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={onRename}>
          Rename<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Button variant="secondary" size="small" onClick={ask}>
          Remove<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

function AddDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const save = useAddPasskey();
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title="Add a passkey"
      description="Your device asks for your face, finger or PIN and keeps the passkey."
      save={save}
    >
      <NameForm
        save={save}
        draft="passkey-new"
        name=""
        label="Continue"
        again="passkey"
        onSave={(name, onSuccess) => save.mutate(name, { onSuccess })}
        onClose={onClose}
      />
    </EditDialog>
  );
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey | null; onClose: () => void }) {
  const save = useRenamePasskey();
  return (
    <EditDialog open={passkey !== null} onClose={onClose} title="Rename the passkey" save={save}>
      {passkey && (
        <NameForm
          save={save}
          draft={`passkey-${passkey.id}`}
          name={passkey.name}
          label="Save"
          onSave={(name, onSuccess) => save.mutate({ passkeyId: passkey.id, name }, { onSuccess })}
          onClose={onClose}
        />
      )}
    </EditDialog>
  );
}

const nameBody = z.object({ name: passkeyName });

type NameFormProps = {
  save: { isPending: boolean; error: unknown };
  /** What the name is kept under while it is not sent. */
  draft: string;
  name: string;
  label: string;
  again?: string;
  onSave: (name: string, onSuccess: () => void) => void;
  onClose: () => void;
};

function NameForm({ save, draft, name, label, again, onSave, onClose }: NameFormProps) {
  const { form, forget, startAgain } = useDraftSchemaForm(nameBody, draft, { name });
  const done = () => {
    forget();
    onClose();
  };
  const cancel = () => {
    startAgain();
    onClose();
  };
  const submit = form.handleSubmit((typed) => onSave(typed.name, done));
  return (
    <EditForm save={save} onSubmit={submit} onCancel={cancel} again={again} saveLabel={label}>
      <TextField
        {...form.register('name')}
        label="Name"
        hint="Such as My phone."
        autoComplete="off"
        data-autofocus
        error={form.formState.errors.name?.message}
      />
    </EditForm>
  );
}
