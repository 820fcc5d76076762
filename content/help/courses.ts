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
    {
      id: 'course-offline',
      question: 'Can I learn without a network?',
      answer: [
        'Yes. Open a course that you take and press “Save course”. From then on its lessons open on that device without a network. What you answer and finish there is sent when the network is back; until then your courses say “Not sent yet”.',
        'Logging out takes your courses off the device, so that the next person finds nothing of yours. What was not sent yet is offered to be sent first. You can log out without a network too: you are told then what is lost.',
      ],
      links: [courses],
    },
    {
      id: 'course-reminder',
      question: 'Why am I reminded of a course, and how do I turn that off?',
      answer: [
        'You began it, and for 7 days nothing was done in it. You are reminded of a course twice at most, and of all courses together once a week at most. A course that you left more than 30 days ago is not mentioned again.',
        'To turn it off, press the link at the foot of a reminder, or untick “Courses” in your settings.',
      ],
      links: [{ label: 'Settings', href: '/m/profile/settings' }, courses],
    },
    {
      id: 'course-certificate',
      question: 'What does the certificate of a course say?',
      answer: [
        'That you marked every lesson of the course as finished, and when. Nobody examined you: it is no degree, licence or professional qualification.',
        'You get it on the page of the course, once you have finished every lesson. Anyone to whom you give its link can check it there. You can withdraw it at any time.',
      ],
      links: [courses],
    },
  ],
};
