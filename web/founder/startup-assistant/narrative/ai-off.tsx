import { Banner } from '#ui/banner/banner.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';

/** Where an AI could help and the founder has turned it off: why it does not. */
export function AiOff() {
  return (
    <div className="print:hidden">
      <Banner>
        You turned AI off for your documents. You can turn it on in your{' '}
        <TextLink href={paths.member.settings}>settings</TextLink>.
      </Banner>
    </div>
  );
}
