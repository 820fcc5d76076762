import { Banner } from '#ui/banner/banner.tsx';

/** Why a form could not be sent; read out when it appears. What was typed is still there. */
export function FormFailure({ message }: { message: string | null }) {
  return message === null ? null : (
    <Banner tone="error" role="alert">
      {message}
    </Banner>
  );
}
