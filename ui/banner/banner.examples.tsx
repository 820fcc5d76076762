import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { Banner } from './banner.tsx';

export const examples: Example[] = [
  {
    name: 'With an action',
    wide: true,
    render: () => (
      <Banner
        tone="warning"
        title="Verify your email"
        action={
          <Button size="small" variant="secondary">
            Verify Now
          </Button>
        }
      >
        <p>E-mail sending will not work until the account is verified.</p>
      </Banner>
    ),
  },
  {
    name: 'Tones',
    wide: true,
    render: () => (
      <div className="grid gap-3">
        <Banner title="Draft saved on this device">
          <p>It is sent when the connection is back.</p>
        </Banner>
        <Banner tone="success" title="Report locked" onDismiss={() => undefined} />
        <Banner tone="error" title="Not testable yet">
          <p>Two answers name nobody who could be asked.</p>
        </Banner>
      </div>
    ),
  },
];
