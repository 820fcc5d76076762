import type { HelpArea } from './help.ts';

const checks = { label: 'Your checks', href: '/m/founder/startup-assistant/evaluate' } as const;

export const readinessHelp: HelpArea = {
  id: 'readiness',
  heading: 'Investment readiness',
  questions: [
    {
      id: 'blocker',
      question: 'Why am I “not ready” with a high percentage?',
      answer: [
        'Each round needs a certain step in each of ten areas. An area that is short of it is a blocker, and strength elsewhere does not make up for it. The report names every blocker and the shortest path that clears them all.',
      ],
      links: [checks],
    },
    {
      id: 'proof',
      question: 'What is the difference between claimed, documented and verified?',
      answer: [
        'Claimed is your word: what you only typed, whatever the figure. Documented: you hold a file, a link or a record that shows it. Verified: somebody outside your team confirmed it by a link of their own or signed it, or this product checked it. The report shows the percentage for each of the three, because an investor will ask what you can show.',
        'Files are photos (JPG, PNG), PDFs, Excel files (xlsx), Word files (docx) or CSV tables of less than 3 MB. Photos are stored without the place where they were taken.',
      ],
    },
    {
      id: 'valuation',
      question: 'Is the valuation range what my company is worth?',
      answer: [
        'No single number is. The range comes from five published methods and the figures that you enter. A method without a figure that has a source and a day gives no number. Take it as a place to start talking from.',
      ],
      links: [checks],
    },
  ],
};
