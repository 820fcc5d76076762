import { TextLink } from '#ui/link/link.tsx';
import { paths } from '../../paths.ts';
import { Section } from './section.tsx';

/** What consultation is; the services themselves join it at run time (sections-when-near.tsx), for they change without a build. */
export function Consultation() {
  return (
    <Section id="consultation" label="Consultation & support" title="A second pair of eyes">
      <div className="grid gap-3 sm:gap-8 md:grid-cols-2">
        <div className="flex flex-col gap-1">
          <h3 className="font-display text-xl font-semibold tracking-tight">Consultation</h3>
          <p className="text-stone">
            Some questions need a person. Book time with an adviser, or ask for a quote for something larger. You see
            the price, the rules and the times that are really free before you book:{' '}
            <TextLink href={paths.founder.serviceList()}>every service</TextLink>.
          </p>
        </div>
        <div className="flex flex-col gap-1">
          <h3 className="font-display text-xl font-semibold tracking-tight">Support</h3>
          <p className="text-stone">
            Stuck on a question, a figure or a login? <TextLink href={paths.helpSupport}>Help and support</TextLink>{' '}
            answers what founders ask first and says how to reach a person.
          </p>
        </div>
      </div>
      <div data-services />
    </Section>
  );
}
