import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Hooks that keep what is typed until it is sent: on this device, or on the server as a draft. */
const KEEPS = /\b(useDraftSchemaForm|useDraftState|useAdminForm|usePassMark|useQuoteDraft|useValuationDraft)\(/;

/** Forms that keep nothing themselves, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'web/admin/services/service-form.tsx': 'its pages hold the form, by useAdminForm',
  'web/admin/subscribers/find-founder.tsx': 'one field, which the address holds',
  'web/admin/transfers/find-transfer.tsx': 'one field, which the address holds',
  'web/auth/code-form.tsx': 'one code, which is over in a moment',
  'web/auth/forgot-password.tsx': 'one field',
  'web/auth/login.tsx': 'a password is never kept, and the browser fills in the rest',
  'web/auth/firebase/firebase-step.tsx': 'a password is never kept, and the browser fills in the rest',
  'web/auth/reset-password.tsx': 'a password is never kept',
  'web/founder/startup-assistant/documents/rename-dialog.tsx': 'one field',
  'web/founder/startup-assistant/readiness/answers/questions.tsx': 'each answer is saved as it is given',
  'web/founder/startup-assistant/readiness/start.tsx': 'a choice, no text',
  'web/founder/documents/compare-form.tsx': 'two choices, which the address holds',
  'web/founder/startup-assistant/agreements/interview/question-screen.tsx': 'each answer is saved as it is given',
  'web/founder/startup-assistant/agreements/versions/versions-page.tsx': 'two choices, which the address holds',
  'web/founder/startup-assistant/validation/intake/from-text/paste-form.tsx': 'its page keeps the text on the device',
  'web/founder/startup-assistant/validation/intake/questions.tsx': 'each answer is saved as it is given',
  'web/founder/startup-assistant/validation/form-foot.tsx': 'the forms of its dialogs keep what is typed',
  'web/founder/startup-assistant/validation/start.tsx': 'one field',
  'web/member/profile/edit-dialog.tsx': 'one field, or a password or code, which is never kept',
  'web/member/profile/plans/coupon-code.tsx': 'one field',
  'web/member/profile/settings/phone-part.tsx': 'one code, which is over in a moment',
  'web/member/profile/settings/settings-form.tsx': 'the forms that stand in it keep what is chosen',
  'web/public/home/idea-sentence.tsx': 'one field, whose answer can be kept',
  'web/shared-documents/certificate.tsx': 'one field, which the address holds once it is sent',
  'web/shared-documents/decline-form.tsx': 'one field',
  'web/shared-documents/sign-form.tsx': 'one field, and a consent that has to be given anew',
};

const forms = globSync('web/**/*.tsx').filter(
  (file) => !file.endsWith('.test.tsx') && /<(form|DialogForm|AdminForm)\b/.test(readFileSync(file, 'utf8')),
);

it('keeps a draft of every form with more than one field, so that Escape, back and a reload lose nothing', () => {
  const losing = forms.filter((file) => !KEEPS.test(readFileSync(file, 'utf8')));
  expect(losing.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});
