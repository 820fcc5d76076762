/** One question of the intake as the home page shows it: a test holds it equal to the real one. */
export const workbookQuestion = {
  question: 'When did it last happen to someone you know of? Who, when, and what did it cost?',
  why: 'One real event says more than a hundred opinions about what might happen.',
  example: 'On 3 May Mrs Adeyemi could not find a ₦45,000 credit sale and never got the money.',
};
