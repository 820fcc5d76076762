import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { ButtonLink } from '#ui/button/button.tsx';
import { paths } from '#web/paths.ts';
import { pasteQuery } from './paste-queries.ts';

/** The way to the screen for pasted text; nothing at all where no AI is configured. */
export function FromTextLink({ ideaId }: { ideaId: string }) {
  const { data } = useQuery(pasteQuery(ideaId));
  if (!data?.provider) return null;
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      icon={<Sparkles />}
      className="mt-3"
      href={paths.founder.ideaFromText(ideaId)}
    >
      Fill in from a text
    </ButtonLink>
  );
}
