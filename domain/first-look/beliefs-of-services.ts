import { again, deposit, type KindBeliefs, payment, trouble } from './kind-beliefs.ts';

/** What is done for people, or brings them together. */
export const BELIEFS_OF_SERVICES = {
  marketplace: {
    beliefs: [
      trouble,
      'The side that offers {many} joins{in} before there is a single buyer.',
      '{Who} would come back for {many} at least every month.',
      'After the first deal over {a}, the two sides would not go round you.',
      'One side would pay you{price} for each deal over {a}, and it is clear which side.',
    ],
    riskiest: 1,
    test: {
      name: 'Bring the two together by phone',
      doThis:
        'Find three who offer {many}{in} and three {who} who want that this week. Match them by phone and ask for your share.',
      holdsWhen: '2 of 3 matches end in money, and your share is paid.',
    },
  },
  rental: {
    beliefs: [
      trouble,
      '{Who} would rather rent {a} than buy, borrow or go without.',
      'Your first {what} would earn back what you paid, before anything breaks or is stolen.',
      '{Who} would bring {the} back on time and whole.',
      payment,
    ],
    riskiest: 2,
    test: {
      name: 'Rent one out',
      doThis:
        'Borrow or buy {a}, no more than you need for one customer. Rent that out{in} for two weeks, for money, and write down each idle day.',
      holdsWhen: 'It earns on 7 of 14 days, and nothing comes back broken.',
    },
  },
  finance: {
    beliefs: [
      'You may handle {many}{in} by law, or a licensed partner will do it for you.',
      '{Who} would trust you with money for {many} before anybody they know has.',
      'Fraud and late payment on {many} would stay below what you earn.',
      '{Who} would go on with {the} after the third month.',
      trouble,
    ],
    riskiest: 0,
    priced: { at: 3, line: '{Who} would pay{price} for {the}, and go on after the third month.' },
    test: {
      name: 'Three answers in writing',
      doThis:
        'Describe in one page what you would do with {many}. Ask the regulator, a lawyer and a licensed partner whether you may do it.',
      holdsWhen: '2 of 3 say in writing that you may, or how you could.',
    },
  },
  health: {
    beliefs: [
      'You may offer {a}{in}, or can work under somebody licensed who does.',
      '{The} would do nobody harm when something is late, wrong or missing.',
      '{Who} would trust your {what} more than the chemist or clinic they know.',
      'Somebody would pay{price} for {the} each time, and not only in an emergency.',
      trouble,
    ],
    riskiest: 0,
    test: {
      name: 'Ask the holder of the licence',
      doThis:
        'Describe {the} in one page. Ask three licensed practitioners{in} whether they would put their name to it, and on what terms.',
      holdsWhen: '2 of 3 say yes in writing.',
    },
  },
  education: {
    beliefs: [
      '{Who} would get a result from {the} that somebody else can see.',
      '{Who} would still come for {the} in the fourth week.',
      'Somebody would pay{price} for {the} before the result is known.',
      'You can find enough people{in} who can give {the} well, at what you can pay them.',
      trouble,
    ],
    riskiest: 1,
    test: {
      name: 'Serve ten for four weeks',
      doThis: 'Give {the} to ten {who} for four weeks, paid, with a short test before and after.',
      holdsWhen: '7 of 10 are there in week four, and their result is better.',
    },
  },
  transport: {
    beliefs: [
      'A day with {the}{in} would bring in more than fuel, repairs, drivers and waiting.',
      '{Who} need {the} at hours when you can have somebody there.',
      'Parks, unions and the road authority{in} would let you run {the}.',
      'Whatever is lost or broken with {the} would cost less than you earn.',
      payment,
    ],
    riskiest: 0,
    test: {
      name: 'Ten trips with every cost written down',
      doThis: 'Do ten paid trips with {the}{in} yourself. Write down fuel, hours, waiting and what was paid.',
      holdsWhen: '8 of 10 trips leave something over after your own hours.',
    },
  },
  events: {
    beliefs: [
      '{Who} would book {the} weeks ahead and pay a deposit.',
      'You can deliver {the} on the Saturday when everybody else wants it too.',
      'One event with {the} would bring the next customer by itself.',
      'Whatever is lost or spoiled at one event would cost less than {the} earned.',
      trouble,
    ],
    riskiest: 0,
    priced: { at: 0, line: '{Who} would book {the} weeks ahead at{price}, and pay a deposit.' },
    test: {
      name: 'Ask for a deposit and a date',
      doThis: deposit('{the}, on a date of theirs,'),
      holdsWhen: '4 of 20 pay and name the date.',
    },
  },
  jobs: {
    beliefs: [
      'Somebody{in} would pay you{price} for {what}, and not just ask a cousin.',
      'You can find people good enough for {the} faster than {who} do today.',
      'People found for {the} would still be there after the first month.',
      'You can check what people say about themselves before {the}.',
      trouble,
    ],
    riskiest: 0,
    test: {
      name: 'Fill five places by hand',
      doThis: 'Take five real openings like {the}{in}. Fill them by phone within a week, for a fee agreed beforehand.',
      holdsWhen: '3 of 5 are filled and paid for.',
    },
  },
  software: {
    beliefs: [
      '{Who} need {the} often enough to leave {ways}.',
      '{Who} have the phone and the data for {the}, and get on alone.',
      '{Who} would use {the} again in the second week without being reminded.',
      'Winning one customer for {the} would cost less than they pay in a year.',
      payment,
    ],
    riskiest: 2,
    test: {
      name: 'By hand, without the software',
      doThis: 'Do the work of {the} by phone and paper, for ten {who} for two weeks. Do not remind them in the second.',
      holdsWhen: '6 of 10 ask for it again by themselves.',
    },
  },
  service: {
    beliefs: [
      '{Who} would let somebody new {do} {the}, and not the one they always call.',
      'What is paid for {the} would cover your hours and the way there.',
      'The people who {do} {the} for you would do well when you are not looking.',
      again,
      payment,
    ],
    riskiest: 0,
    test: {
      name: 'Five jobs at the full price',
      doThis:
        'Offer {the}{in} to thirty {who} whom you do not know, at your full price. Do the first five jobs yourself.',
      holdsWhen: '5 of 30 pay, and 2 of those book again.',
    },
  },
} as const satisfies Record<string, KindBeliefs>;
