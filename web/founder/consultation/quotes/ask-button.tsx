import { useNavigate } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { paths } from '#web/paths.ts';
import { useCreateQuote } from './quote-queries.ts';

/** Begins to ask for a quote, about a service where one is given. */
export function AskButton({ service }: { service?: { id: string; title: string } }) {
  const navigate = useNavigate();
  const create = useCreateQuote();
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
