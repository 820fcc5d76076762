import { TextLink } from '#ui/link/link.tsx';
import { paths } from '../../paths.ts';
import { Section } from './section.tsx';

export function Consultation() {
  return (
    <Section id="consultation" label="Consultation & support" title="A second pair of eyes">
      <div className="grid gap-8 md:grid-cols-2">
        <div className="flex flex-col gap-3">
          <h3 className="font-display text-xl font-semibold tracking-tight">Consultation</h3>
          <p className="text-stone">
            Bookings are not open yet. What you can do today is hand your report to somebody you trust: it prints in
            black and white and carries the case against your idea as plainly as the case for it.
          </p>
        </div>
        <div className="flex flex-col gap-3">
          <h3 className="font-display text-xl font-semibold tracking-tight">Support</h3>
          <p className="text-stone">
            Stuck on a question, a figure or a login? <TextLink href={paths.helpSupport}>Help and support</TextLink>{' '}
            answers what founders ask first and says how to reach a person.
          </p>
        </div>
      </div>
    </Section>
  );
}
