import { Section } from './section.tsx';
import { StoneStack } from './stone-stack.tsx';

const steps = [
  {
    title: 'Describe it',
    text: 'Plain questions, one or two at a time, saved as you type. Vague answers are pointed out before anything is scored.',
  },
  {
    title: 'See what you assume',
    text: 'Your answers become at least twelve assumptions: that people want it and will pay, that you can reach them, build it and are allowed to.',
  },
  {
    title: 'Write down what you have seen',
    text: 'Interviews, trials, payments and refusals, each with its date, its source and whom it came from.',
  },
  {
    title: 'Test the three riskiest',
    text: 'Each gets a test card. Its pass mark is locked before a result can be entered, so that nobody moves the goal.',
  },
  {
    title: 'Decide',
    text: 'Go on, change course or stop. The report says what the decision rests on, and every version is kept.',
  },
];

export function Process() {
  return (
    <Section id="process" label="How it goes" title="From a sentence to a decision in five steps">
      <ol className="grid gap-x-6 lg:grid-cols-5">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.25rem_1fr] content-start gap-x-3 gap-y-2 border-t border-line py-2 sm:py-3 lg:grid-cols-1"
          >
            <StoneStack stones={index + 1} className="w-full max-w-16" />
            <div className="flex flex-col gap-1">
              <h3 className="font-display text-lg font-semibold tracking-tight">{title}</h3>
              <p className="max-w-[34rem] text-stone">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
