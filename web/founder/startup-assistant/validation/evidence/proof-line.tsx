import { PROOF_MEANINGS } from '#domain/validation/evidence-meanings.ts';
import { type Backing, proofOf } from '#domain/validation/proof.ts';

/** Which proof an entry has as it is filled in, and what would raise it. */
export function ProofLine({ backing }: { backing: Backing }) {
  const grade = proofOf(backing);
  return (
    <div role="status" className="flex flex-col gap-1">
      <p>
        Proof: <strong className="font-semibold">{PROOF_MEANINGS[grade].toLowerCase()}</strong>
      </p>
      <p className="text-sm text-stone">{HOW_TO_RAISE[grade]}</p>
    </div>
  );
}

const HOW_TO_RAISE = {
  asserted: 'With a note and a link or a file, such as a receipt, it counts for more.',
  artefact: 'This is the most that you can show by yourself.',
  verified: 'Nothing counts more.',
} as const;
