import { Badge } from '#ui/badge/badge.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '../../paths.ts';
import { Section } from './section.tsx';

const tools = [
  {
    title: 'Validate an idea',
    text: 'A score with its formula, the strongest case against, test cards, market size, unit economics and a canvas. To keep as PDF, JSON and short text.',
    href: paths.auth.signupAs('founder'),
  },
  {
    title: 'Check investment readiness',
    text: 'Ten dimensions from team to raise plan, each with the proof that an investor would ask to see.',
    href: null,
  },
  {
    title: 'Generate startup documents',
    text: 'Founders’ agreement, equity terms, employment contract, NDA, convertible note and SAFE, with each clause in plain words.',
    href: null,
  },
];

export function Tools() {
  return (
    <Section id="tools" label="Startup tools" title="One tool you can use today, two on the way">
      <ul className="flex flex-col">
        {tools.map(({ title, text, href }) => (
          <li key={title} className="border-t border-line py-6 last:border-b">
            <div className="flex items-baseline gap-4">
              <h3 className="font-display text-2xl font-semibold tracking-tight">
                {href ? <TextLink href={href}>{title}</TextLink> : title}
              </h3>
              <span
                aria-hidden="true"
                className="hidden min-w-8 flex-1 border-b-2 border-dotted border-line sm:block"
              />
              <Badge colour={href ? 'moss' : 'muted'}>{href ? 'Open' : 'Not open yet'}</Badge>
            </div>
            <p className="mt-2 max-w-[38rem] text-stone">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
