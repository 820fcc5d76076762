import { paths } from '#web/paths.ts';

/** The link from a version to the idea as it stands. */
export const currentReport = (ideaId: string) => ({
  label: 'The report as it stands now',
  href: paths.founder.ideaReport(ideaId),
});
