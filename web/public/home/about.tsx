import { lazy } from 'react';
import { brand } from '#content/brand.ts';
import { arrive } from '../../code/arrival.ts';
import { Section } from './section.tsx';

/** As the sections around it: at build the picture itself, in the browser its code apart, and no Suspense boundary. */
const ReportPicture = import.meta.env.SSR
  ? (await import('../../components/outsider-report/report-picture.tsx')).ReportPicture
  : lazy(async () => ({
      default: (await arrive(() => import('../../components/outsider-report/report-picture.tsx'))).ReportPicture,
    }));

const principles = [
  {
    title: 'Rules, not guesses',
    text: 'The score follows published rules. The same answers give the same figures every time. The AI drafts, asks and argues; no AI can change a number.',
  },
  {
    title: 'Deeds over words',
    text: 'What people did, gave and paid weighs more than what they said. A friend’s word counts a quarter of a stranger’s.',
  },
  {
    title: 'Unknown is a figure',
    text: 'What nobody has tested is shown as large as it is. It is the list of what to find out next.',
  },
];

export function About() {
  return (
    <Section id="about" label="About us" title="Evidence moves the score. Enthusiasm does not.">
      <p className="max-w-[38rem] sm:text-lg">
        A cairn is the pile of stones that marks a trail. {brand.name} marks a founder’s: each thing you prove about
        your idea adds a stone, from raw idea to investor-ready. It is for people who would rather find the hole in an
        idea in its second week than in its second year.
      </p>
      <ReportPicture />
      <dl className="grid gap-3 sm:grid-cols-3 sm:gap-8">
        {principles.map(({ title, text }) => (
          <div key={title} className="flex flex-col gap-1">
            <dt className="font-display text-xl font-semibold tracking-tight">{title}</dt>
            <dd className="text-stone">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
