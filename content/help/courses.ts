import type { HelpArea } from './help.ts';

const courses = { label: 'Your courses', href: '/m/founder/programs' } as const;

export const courseHelp: HelpArea = {
  id: 'courses',
  heading: 'Courses',
  questions: [
    {
      id: 'course-score',
      question: 'I finished a lesson. Why did my score not change?',
      answer: [
        'Reading proves nothing to an investor, so no score counts it. Each lesson ends in one piece of work on your own startup: what you do there counts, such as a conversation, a locked test or a figure with its source.',
      ],
      links: [courses],
    },
    {
      id: 'course-locked',
      question: 'Which courses can I take?',
      answer: [
        'Everybody may read the first lesson of each course, also without an account. The page of a course names the plan that has it. A course that you have begun stays open to you when your plan ends.',
      ],
      links: [{ label: 'All courses', href: '/programs' }, courses],
    },
  ],
};
