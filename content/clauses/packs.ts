import type { Packs } from '#domain/agreements/packs.ts';
import { convertibleNote } from './convertible-note/pack.ts';
import { employmentContract } from './employment-contract/pack.ts';
import { equityTerms } from './equity-terms/pack.ts';
import { foundersAgreement } from './founders-agreement/pack.ts';
import { nda } from './nda/pack.ts';
import { safe } from './safe/pack.ts';

/** Every template by kind and law; a pack that lacks one says why instead of stretching another's. */
export const packs: Packs = {
  founders_agreement: foundersAgreement,
  equity_terms: equityTerms,
  employment_contract: employmentContract,
  nda,
  convertible_note: convertibleNote,
  safe,
};
