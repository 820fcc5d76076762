import { Sparkle } from 'lucide-react';
import { PROOF_GRADES } from '#domain/readiness/answers.ts';
import type { ResolvedAnswer } from '#domain/readiness/resolve.ts';
import { TextLink } from '#ui/link/link.tsx';
import { factPath } from '../fix-link.ts';

/** An answer that what the founder already holds gives by itself, with where it can be seen. */
export function FactPart({ result, checkId }: { result: ResolvedAnswer | undefined; checkId: string }) {
  const references = (result?.evidence ?? []).flatMap((one) => (one.kind === 'fact' ? [one.reference] : []));
  if (!result?.grade || references.length === 0) return null;
  return (
    <div className="flex items-start gap-2 rounded-control bg-moss-wash px-3 py-2 text-sm text-moss-ink">
      <Sparkle aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 wrap-break-word">
        Answered yes by what you hold ({PROOF_GRADES[result.grade].label.toLowerCase()}):{' '}
        {references.map((reference, index) => {
          const href = factPath(reference, checkId);
          return (
            <span key={`${reference.kind} ${reference.id}`}>
              {index > 0 && ', '}
              {href ? <TextLink href={href}>{reference.label}</TextLink> : reference.label}
            </span>
          );
        })}
        .{result.disagreement && ' You answered no; the record counts until you change it there.'}
      </p>
    </div>
  );
}
