import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { toast } from './toast-store.ts';

export const examples: Example[] = [
  {
    name: 'Toasts',
    render: () => (
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => toast.success('Name updated successfully')}>
          Success
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast.error('Network error. Please check your connection and try again.')}
        >
          Error
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast.info('Report deleted', { label: 'Undo', onPress: () => toast.success('Report restored') })
          }
        >
          Info with Undo
        </Button>
      </div>
    ),
  },
];
