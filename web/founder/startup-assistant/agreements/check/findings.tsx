import type { Agreement } from '#contract/agreements/agreements.ts';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';
import { useAgreement } from '../use-agreement.ts';
import { SourceLine } from './source-line.tsx';

type Finding = {
  id: string;
  message: string;
  variables: readonly string[];
  clauses?: readonly string[];
  source?: { name: string; checked: boolean } | null;
};

/** What the rules say, each with the questions and clauses to go back to. */
export function Findings({ agreement, items }: { agreement: Agreement; items: readonly Finding[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {items.map((found) => (
        <li key={found.id}>
          <p className="max-w-measure wrap-anywhere">{found.message}</p>
          <FindingLinks agreement={agreement} finding={found} />
        </li>
      ))}
    </ul>
  );
}

/** Where a finding leads to, and where its rule comes from. */
export function FindingLinks({ agreement, finding }: { agreement: Agreement; finding: Finding }) {
  const { template } = useAgreement();
  const { id } = agreement;
  const variables = template.variables.filter((one) => finding.variables.includes(one.id));
  const clauses = template.clauses.filter((one) => finding.clauses?.includes(one.id));
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-sm">
        {variables.map((one) => (
          <TextLink key={one.id} className={linkClass} href={paths.founder.agreementQuestions(id, one.id)}>
            {one.label}
          </TextLink>
        ))}
        {clauses.map((one) => (
          <TextLink key={one.id} className={linkClass} href={paths.founder.agreementClauses(id, one.id)}>
            Clause: {one.title}
          </TextLink>
        ))}
      </p>
      {finding.source && <SourceLine source={finding.source} />}
    </>
  );
}

const linkClass = 'inline-flex min-h-11 items-center sm:min-h-8';
