export interface Note {
  title: string;
  paragraphs: string[];
}

/** Short pieces for the blog section of the home page. Their figures are those of the published rules. */
export const notes: Note[] = [
  {
    title: 'Two hundred friends add nothing',
    paragraphs: [
      'A friend who says “great idea” is being kind, and kindness is cheap. So an opinion earns half a point, a friend’s counts a quarter of a stranger’s, and friends’ opinions together stop counting before they reach one point.',
      'Twenty friends are already past that mark. The next two hundred move nothing. One stranger who pays moves it more than all of them.',
    ],
  },
  {
    title: 'Fix the pass mark before the test',
    paragraphs: [
      'Say that you need one visitor in twenty to order. Twelve of two hundred do. That looks like six in a hundred, a pass. But the true rate behind twelve in two hundred may lie anywhere from 3.5 to 10.2 in a hundred, and your bar of five is inside that range. It is inconclusive.',
      'Twenty-four of two hundred would pass: 8.2 to 17.2, all of it above the bar. Nobody likes hearing this after the result is in. That is why the pass mark is locked first.',
    ],
  },
  {
    title: 'Why “unknown” starts out so large',
    paragraphs: [
      'Every assumption starts with six points of not knowing. Six points of good evidence bring it half-way, and nothing ever brings it to certainty.',
      'That is not pessimism. A large unknown is a list of things that are cheap to find out now and expensive to find out later.',
    ],
  },
];
