import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useNow } from '#web/time/use-now.ts';

/** From then on nobody needs to wait for it. Source: issue "Plans and money", part 1. */
const LONG_MS = 60_000;

type CheckingProps = {
  /** Milliseconds on this device's clock. */
  since: number;
  isUnanswered: boolean;
  /** Whether a mail says what becomes of it: said only where one does. */
  willWrite: boolean;
  onNotPaid: () => void;
};

/** Stands where a payment is until we know what became of it. */
export function Checking({ since, isUnanswered, willWrite, onNotPaid }: CheckingProps) {
  const isLong = useNow(1000) - since >= LONG_MS;
  return (
    <Banner
      tone="info"
      role="status"
      title="We are checking with your bank"
      action={
        <Button variant="secondary" size="small" onClick={onNotPaid}>
          I did not pay
        </Button>
      }
    >
      {isLong ? (
        <p>
          {willWrite
            ? 'You can close this page, we will write to you'
            : 'You can close this page. The answer will stand here and in your notifications.'}
        </p>
      ) : (
        <p>Most answers come within seconds. There is nothing to do.</p>
      )}
      {isUnanswered && <p>We cannot be reached just now. This page goes on asking.</p>}
    </Banner>
  );
}
