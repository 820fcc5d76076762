import { useEffect, useRef } from 'react';
import { Banner } from '#ui/banner/banner.tsx';

/** Why a form could not be sent; brought into view and read out when it appears. What was typed is still there. */
export function FormFailure({ message }: { message: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== null) place.current?.scrollIntoView({ block: 'center' });
  }, [message]);
  return message === null ? null : (
    <div ref={place}>
      <Banner tone="error" role="alert">
        {message}
      </Banner>
    </div>
  );
}
