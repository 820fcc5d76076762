import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { usePlanFull } from '#web/components/plan-room.tsx';
import { paths } from '#web/paths.ts';
import { useCreateQuote } from './quote-queries.ts';

/** Begins to ask for a quote, about a service where one is given. */
export function AskButton({ service }: { service?: { id: string; title: string } }) {
  const navigate = useNavigate();
  const create = useCreateQuote();
  const full = usePlanFull('openQuotes');
  if (full && service)
    return (
      <ButtonLink variant="quiet" href={paths.founder.quotes}>
        Your open quotes
      </ButtonLink>
    );
  const label = service ? 'Ask for a quote instead' : 'Ask for a quote';
  return (
    <Button
      variant={service ? 'quiet' : 'primary'}
      aria-label={service && `${label}: ${service.title}`}
      loading={create.isPending}
      loadingText="Opening a request…"
      onClick={() =>
        create.mutate(service ? { serviceId: service.id } : {}, {
          onSuccess: ({ id }) => void navigate(paths.founder.quote(id)),
        })
      }
    >
      {label}
    </Button>
  );
}
