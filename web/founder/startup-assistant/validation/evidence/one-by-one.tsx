import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';

type OneByOneProps = { question: string; onYes: () => void; onChange: () => void };

/** Asks about a count that is hard to believe before it is saved; the form keeps what was typed. */
export function OneByOne({ question, onYes, onChange }: OneByOneProps) {
  return (
    <Banner
      tone="warning"
      role="alert"
      title={question}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={onYes}>
            Yes
          </Button>
          <Button variant="secondary" size="small" onClick={onChange}>
            Change the count
          </Button>
        </div>
      }
    />
  );
}
