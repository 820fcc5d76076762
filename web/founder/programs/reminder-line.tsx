import { IDLE_REMINDER } from '#domain/learning/idle-reminder.ts';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';

/** When somebody who stops is reminded of their course, and where that is chosen. */
export function ReminderLine() {
  const { afterDays, mostOfCourse } = IDLE_REMINDER;
  return (
    <p className="text-sm text-stone print:hidden">
      If you stop for {afterDays} days we remind you, unless reminders of courses are off in{' '}
      <TextLink href={paths.member.settings}>Settings</TextLink>, under “Notifications”. A course has {mostOfCourse}{' '}
      reminders at most.
    </p>
  );
}
