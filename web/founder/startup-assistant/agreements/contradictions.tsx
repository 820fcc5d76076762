import { CircleAlert, CircleHelp } from 'lucide-react';
import { useId } from 'react';
import type { Agreement } from '#contract/agreements/agreements.ts';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';

type Found = Agreement['contradictions'][number];

/** Where documents say different things, each with links to the questions that decide it. */
export function Contradictions({ items, title }: { items: readonly Found[]; title: string }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card border border-amber bg-surface p-5 sm:p-6"
    >
      <h2 id={id} className="font-display text-xl font-semibold tracking-tight">
        {title}
      </h2>
      <ul className="flex flex-col gap-4">
        {items.map((found) => (
          <li key={`${found.rule} ${found.agreements.map((one) => one.id).join(' ')}`} className="flex gap-3">
            <Mark severity={found.severity} />
            <div className="min-w-0">
              <p className="max-w-measure wrap-anywhere">
                <strong>{found.severity === 'conflict' ? 'Both cannot be true: ' : 'Perhaps not meant: '}</strong>
                {found.message}
              </p>
              <p className="flex flex-wrap gap-x-4">
                {found.agreements.map(({ id: agreementId, name }) => (
                  <TextLink
                    key={agreementId}
                    className="inline-flex min-h-9 items-center text-sm wrap-anywhere"
                    href={paths.founder.agreementQuestions(agreementId, found.variables[0])}
                  >
                    {name}
                  </TextLink>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mark({ severity }: { severity: Found['severity'] }) {
  const Icon = severity === 'conflict' ? CircleAlert : CircleHelp;
  return <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber" />;
}
