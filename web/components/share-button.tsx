import { Share2 } from 'lucide-react';
import { Button, type ButtonProps } from '#ui/button/button.tsx';

type ShareButtonProps = Pick<ButtonProps, 'size'> & { shared: ShareData };

/** Hands something to another app, such as a messenger. Nothing in a browser that cannot. */
export function ShareButton({ shared, size }: ShareButtonProps) {
  if (typeof navigator.share !== 'function') return null;
  return (
    <Button
      variant="secondary"
      size={size}
      icon={<Share2 aria-hidden="true" />}
      onClick={() => void navigator.share(shared).catch(() => undefined)}
    >
      Share
    </Button>
  );
}
