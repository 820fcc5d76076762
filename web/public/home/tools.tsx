import { TextLink } from '#ui/link/link.tsx';
import { paths } from '../../paths.ts';
import { Section } from './section.tsx';

const tools = [
  {
    title: 'Validate an idea',
    text: 'A score that anyone can work out again, the strongest case against, test cards, market size, what one sale leaves you (unit economics) and the plan on one page (a lean canvas). To keep as PDF, JSON and short text.',
  },
  {
    title: 'Check investment readiness',
    text: 'Ten areas from team to raise plan, each with the proof that an investor would ask to see.',
  },
  {
    title: 'Generate startup documents',
    text: 'Founders’ agreement, equity terms, employment contract, NDA, convertible note and SAFE, with each clause in plain words.',
  },
];

export function Tools() {
  return (
    <Section id="tools" label="Startup tools" title="Three tools that share what you enter">
      <ul className="grid gap-x-8 md:grid-cols-3">
        {tools.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-3">
            <h3 className="font-display text-xl font-semibold tracking-tight">
              <TextLink href={paths.auth.signupAs('founder')}>{title}</TextLink>
            </h3>
            <p className="mt-1 max-w-[38rem] text-stone">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
