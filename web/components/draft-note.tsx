import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';

/** Above a form that shows again what was typed before, with the way to be rid of it. */
export function DraftNote({ shown, onStartAgain }: { shown: boolean; onStartAgain: () => void }) {
  if (!shown) return null;
  return (
    <Banner
      title="What you typed earlier is back"
      action={
        <Button variant="secondary" size="small" onClick={onStartAgain}>
          Start again
        </Button>
      }
    >
      It is kept on this device and not saved yet.
    </Banner>
  );
}
