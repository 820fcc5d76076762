import { brand } from '#content/brand.ts';
import { TextLink } from '#ui/link/link.tsx';
import { Section } from './section.tsx';

const questions = ['When did this last happen to you?', 'What did you do about it?', 'What did that cost you?'];

export function Community() {
  return (
    <Section id="community" label="Community" title="Start with strangers">
      <div className="grid gap-4 sm:gap-10 lg:grid-cols-2">
        <p className="sm:text-lg">
          {brand.communityUrl ? (
            <TextLink href={brand.communityUrl}>Join the community</TextLink>
          ) : (
            'A place for founders to meet is not open yet.'
          )}{' '}
          The people who can tell you most about your idea are the ones who have the problem and owe you nothing. Ask
          them what happened, never what they think.
        </p>
        <ol className="flex flex-col gap-2">
          {questions.map((question) => (
            <li
              key={question}
              className="border-b border-line pb-2 font-display text-lg sm:text-xl font-semibold tracking-tight"
            >
              {question}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
