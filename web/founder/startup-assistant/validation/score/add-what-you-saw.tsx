import { Plus } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';

/** Opens the evidence dialog, wherever the founder is. */
export function AddWhatYouSaw({ onAdd }: { onAdd: () => void }) {
  return (
    <Button icon={<Plus />} className="flex-1 px-3 whitespace-nowrap" onClick={onAdd}>
      Add what you saw
    </Button>
  );
}
