import { useEffect } from 'react';
import { hasValues } from '#web/components/kept-values.ts';
import { BackToLesson } from '#web/programs/back-to-lesson.tsx';
import { learningOnDevice } from '#web/programs/on-device.ts';
import { useAsLastDashboard } from '#web/shell/last-dashboard.ts';
import { MemberShell } from '#web/shell/member-shell.tsx';
import { founderMenu } from './founder-menu.ts';

/** Top bar, e-mail verification banner, content. */
export default function FounderLayout() {
  useAsLastDashboard('founder');
  useEffect(() => void sendLearning().catch(() => undefined), []);
  return <MemberShell menu={founderMenu} above={<BackToLesson />} />;
}

/** Some phones delete what sites keep after a week: what was learnt without a network is sent from whichever page is opened. */
async function sendLearning(): Promise<void> {
  if (!hasValues(learningOnDevice.waiting)) return;
  const { sendWaiting } = await import('#web/programs/send-waiting.ts');
  await sendWaiting();
}
