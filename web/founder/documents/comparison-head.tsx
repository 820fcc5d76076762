import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';

type ComparisonHeadProps = {
  from: { number: number };
  to: { number: number; name: string };
  /** Where all versions are. */
  versions: string;
};

/** Which two versions of a report are compared. */
export function ComparisonHead({ from, to, versions }: ComparisonHeadProps) {
  return (
    <PageHeading
      eyebrow={to.name}
      title={`What changed from version ${from.number} to ${to.number}`}
      actions={
        <ButtonLink variant="secondary" href={versions}>
          All versions
        </ButtonLink>
      }
    />
  );
}
