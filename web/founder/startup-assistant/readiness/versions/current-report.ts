import { paths } from '#web/paths.ts';

/** The link from a version to the check as it stands. */
export const currentReport = (checkId: string) => ({
  label: 'The report as it stands now',
  href: paths.founder.check(checkId),
});
