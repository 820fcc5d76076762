import { useMutation, useQueryClient } from '@tanstack/react-query';
import { identityPaths } from '#contract/accounts/identity-paths.ts';
import { linkedLoginTexts } from '#contract/accounts/linked-logins.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { CredentialFields } from '#web/auth/credential-fields.tsx';
import { askFirebase, type FirebaseCredentials, type FirebaseSettings } from '#web/auth/firebase/ask-firebase.ts';
import { firebaseLogin } from '#web/auth/firebase/firebase-login.ts';
import { identity } from '#web/auth/session.ts';
import { useSchemaForm } from '#web/components/schema-form.ts';
import { EditDialog, EditForm } from './edit-dialog.tsx';
import { linkedLoginsQuery, toApiError } from './linked-login-queries.ts';

type LinkFirebaseProps = { label: string; settings: FirebaseSettings; onClose: () => void };

/** Links an account of Firebase Authentication, which is asked by the browser itself. */
export function LinkFirebaseDialog({ label, settings, onClose }: LinkFirebaseProps) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: async (input: FirebaseCredentials) => {
      const idToken = await askFirebase(settings, input).catch(toApiError);
      await identity.post(identityPaths.linkFirebase, { idToken }).catch(toApiError);
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: linkedLoginsQuery.queryKey });
      toast.success(linkedLoginTexts.linked);
      onClose();
    },
  });
  const form = useSchemaForm(firebaseLogin, { email: '', password: '' });
  return (
    <EditDialog
      open
      onClose={onClose}
      title={`Link ${label}`}
      description={`Log in with your ${label} account. The password goes to ${label}, which works with Firebase by Google, and not to us.`}
      save={save}
    >
      <EditForm
        save={save}
        onSubmit={form.handleSubmit((input) => save.mutate(input))}
        onCancel={onClose}
        again="linked-login"
        saveLabel="Link"
      >
        <CredentialFields
          email={form.register('email')}
          password={form.register('password')}
          errors={form.formState.errors}
        />
      </EditForm>
    </EditDialog>
  );
}
