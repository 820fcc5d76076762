import { outsiderReport } from '#domain/validation/outsider-report.ts';
import { TextLink } from '#ui/link/link.tsx';
import { useAuth } from '#web/auth/auth-context.tsx';
import { OutsiderPage } from '#web/components/outsider-report/outsider-page.tsx';
import { paths } from '#web/paths.ts';
import { IdeaHead } from '../idea-head.tsx';
import { liveSnapshot } from '../live-report.ts';
import { useIdea } from '../use-idea.ts';
import { VersionActions } from '../versions/version-actions.tsx';

/** What somebody else reads of the idea: one page, and the ways to hand it on. */
export default function Report() {
  const page = useIdea();
  const { idea, report, view } = page;
  const { user } = useAuth();
  return (
    <div className="flex flex-col gap-5">
      <IdeaHead page={page} current="report" />
      <OutsiderPage report={outsiderReport(liveSnapshot(idea, view.sound), report)} by={user?.displayName ?? ''}>
        <footer className="flex flex-col gap-x-6 gap-y-2 border-t border-line pt-3 lg:flex-row lg:items-start lg:justify-between print:hidden">
          <VersionActions page={page} />
          <p className="flex flex-wrap gap-x-5 text-sm sm:text-base">
            <TextLink href={paths.founder.documentSharing(idea.id)} className="inline-flex min-h-11 items-center">
              Share or publish it
            </TextLink>
            <TextLink href={paths.founder.ideaWorking(idea.id)} className="inline-flex min-h-11 items-center">
              Everything behind it
            </TextLink>
          </p>
        </footer>
      </OutsiderPage>
    </div>
  );
}
