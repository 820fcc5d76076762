import type { AgreementContent, AgreementKind, Jurisdiction } from '#domain/agreements/template.ts';
import { answeredConvertibleNote } from './convertible-note.ts';
import { answeredEmploymentContract } from './employment-contract.ts';
import { answeredTermSheet } from './equity-terms.ts';
import { answeredFoundersAgreement } from './founders-agreement.ts';
import { answeredNda } from './nda.ts';
import { answeredSafe } from './safe.ts';

/** A realistic, fully answered content of each kind that has templates, for tests of everything that is done with one. */
export const answered: Partial<Record<AgreementKind, (law: Jurisdiction) => AgreementContent>> = {
  founders_agreement: answeredFoundersAgreement,
  employment_contract: answeredEmploymentContract,
  nda: answeredNda,
  equity_terms: answeredTermSheet,
  convertible_note: answeredConvertibleNote,
  safe: answeredSafe,
};
