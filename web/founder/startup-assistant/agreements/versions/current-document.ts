import { paths } from '#web/paths.ts';

/** The link from a version to the document as it stands. */
export const currentDocument = (agreementId: string) => ({
  label: 'The document as it stands',
  href: paths.founder.agreement(agreementId),
});
