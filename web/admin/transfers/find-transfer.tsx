import { Search } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

type FindTransferProps = {
  /** What is looked for now; empty where nothing is. */
  reference: string;
  onReference: (reference: string) => void;
};

/** Finds transfers by how the reference on the bank statement or the invoice's number begins, also one that is paid or has ended. */
export function FindTransfer({ reference, onReference }: FindTransferProps) {
  return (
    <search>
      <form
        key={reference}
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onReference(String(new FormData(event.currentTarget).get('reference')).trim());
        }}
      >
        <TextField
          className="min-w-0 max-sm:w-full sm:w-72"
          type="search"
          name="reference"
          label="Reference or invoice number"
          hint="Its beginning is enough."
          prefix={<Search />}
          maxLength={60}
          defaultValue={reference}
        />
        <Button type="submit" variant="secondary">
          Find transfer
        </Button>
        {reference !== '' && (
          <Button variant="quiet" onClick={() => onReference('')}>
            Show the list
          </Button>
        )}
      </form>
    </search>
  );
}
