import type { IdeaKind } from './kinds.ts';

/**
 * What would have to be true first, by kind. {who}, {what} and {in} ("in Makoko", or nothing) are the sentence's own words;
 * {a} and {the} are {what} with its article, where it has one. Every line holds one of them, so that it is about this idea. No
 * verb agrees with {what}, which may be one or many. `riskiest` counts from 0. This product's own convention.
 */
export type KindBeliefs = {
  beliefs: readonly [string, string, string, string, string];
  riskiest: number;
  test: { name: string; doThis: string; holdsWhen: string };
};

/** The two lines that kinds may have in common. */
const trouble = '{Who}{in} have lost money or hours in the last month for want of {a}.';
const payment = '{Who} would pay for {a} today, not “when it is ready”.';

const deposit = (what: string) =>
  `Ask twenty {who} whom you do not know to pay a deposit for ${what} today. Give a receipt.`;

export const BELIEFS_OF_KIND: Readonly<Record<IdeaKind, KindBeliefs>> = {
  marketplace: {
    beliefs: [
      trouble,
      'The side that offers {what} joins{in} before there is a single buyer.',
      '{Who} would come back for {what} at least every month.',
      'After the first deal over {what}, the two sides would not go round you.',
      'One side would pay you for each deal over {what}, and it is clear which side.',
    ],
    riskiest: 1,
    test: {
      name: 'Be the marketplace by hand',
      doThis:
        'Find three who offer {what}{in} and three {who} who want that this week. Match them by phone and ask for your share.',
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
      name: 'One to rent',
      doThis:
        'Borrow or buy {a}, no more than you need for one customer. Rent out{in} for two weeks, for money, and write down each idle day.',
      holdsWhen: 'It earns on 7 of 14 days, and nothing comes back broken.',
    },
  },
  finance: {
    beliefs: [
      'You may handle {what}{in} by law, or a licensed partner will do it for you.',
      '{Who} would trust you with money for {what} before anybody they know has.',
      'Fraud and late payment on {what} would stay below what you earn.',
      '{Who} would go on with {what} after the third month.',
      trouble,
    ],
    riskiest: 0,
    test: {
      name: 'Three answers in writing',
      doThis:
        'Describe in one page what you would do with {what}. Ask the regulator, a lawyer and a licensed partner whether you may do it.',
      holdsWhen: '2 of 3 say in writing that you may, or how you could.',
    },
  },
  health: {
    beliefs: [
      'You may offer {what}{in}, or can work under somebody licensed who does.',
      '{The} would do nobody harm when something is late, wrong or missing.',
      '{Who} would trust your {what} more than the chemist or clinic they know.',
      'Somebody would pay for {what} each time, and not only in an emergency.',
      trouble,
    ],
    riskiest: 0,
    test: {
      name: 'Ask whoever holds the licence',
      doThis:
        'Describe {what} in one page. Ask three licensed practitioners{in} whether they would put their name to it, and on what terms.',
      holdsWhen: '2 of 3 say yes in writing.',
    },
  },
  education: {
    beliefs: [
      '{Who} would get a result from {the} that somebody else can see.',
      '{Who} would still come for {the} in the fourth week.',
      'Somebody would pay for {the} before the result is known.',
      'You can find enough people{in} who can give {the} well, at what you can pay them.',
      trouble,
    ],
    riskiest: 1,
    test: {
      name: 'Four weeks with ten',
      doThis: 'Give {the} to ten {who} for four weeks, paid, with a short test before and after.',
      holdsWhen: '7 of 10 are there in week four, and their result is better.',
    },
  },
  transport: {
    beliefs: [
      'A day of {what}{in} would bring in more than fuel, repairs, riders and waiting.',
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
  farming: {
    beliefs: [
      '{The} would pay back within one season, rain or no rain.',
      'A buyer would take what comes of {the}, at a price agreed beforehand.',
      '{Who} can be reached{in} at a cost that one sale of {the} would carry.',
      '{Who} would have cash for {the} at the time of year when they need it.',
      trouble,
    ],
    riskiest: 3,
    test: {
      name: 'Ask for the money in the right month',
      doThis: deposit('{the}'),
      holdsWhen: '3 of 20 pay. “After harvest” counts as no.',
    },
  },
  food: {
    beliefs: [
      '{Who}{in} would choose your {what} over what they eat and drink today, twice in one week.',
      'Your {what} would keep, travel and taste the same on a bad day.',
      'You may make and sell {what}{in}: kitchen, label, permit.',
      'A portion of {what} would leave a third of its price after ingredients, gas and waste.',
      payment,
    ],
    riskiest: 0,
    test: {
      name: 'Sell it twice',
      doThis:
        'Offer {what} at the full price to thirty {who} whom you do not know. Come back three days later with the same.',
      holdsWhen: '10 of 30 buy a second time.',
    },
  },
  energy: {
    beliefs: [
      '{The} would carry the load that {who} really have, on a bad day too.',
      '{Who} would pay for {the} week by week, as they pay for fuel today.',
      '{The} can be mended{in} within two days.',
      'What you spend on {the} would come back before {who} stop paying.',
      trouble,
    ],
    riskiest: 3,
    test: {
      name: 'One month at one address',
      doThis: 'Put {the} with three {who} for a month at the full weekly price. Measure the load and each payment.',
      holdsWhen: '3 of 3 carry the load, and no week is unpaid.',
    },
  },
  housing: {
    beliefs: [
      'Owners{in} would let you offer {what} without their usual agent.',
      'Papers, keys and deposits for {what} are what they say.',
      '{Who} would pay for {what} seen on a screen only.',
      'Empty weeks of {what} would cost less than the full ones earn.',
      payment,
    ],
    riskiest: 0,
    test: {
      name: 'Five owners, in writing',
      doThis: 'Ask twenty owners of {what}{in} for a signed permission to offer it for one month.',
      holdsWhen: '5 of 20 sign, with the papers shown.',
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
    test: {
      name: 'Deposits for a date',
      doThis: deposit('{the}, on a date of theirs,'),
      holdsWhen: '4 of 20 pay and name the date.',
    },
  },
  jobs: {
    beliefs: [
      'Somebody{in} would pay you for {what}, and not just ask a cousin.',
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
  waste: {
    beliefs: [
      'Enough {what} would reach you{in} week after week, clean enough to use.',
      'Somebody would buy what you make of {the} for more than collecting costs.',
      'You may collect and store {what}{in}.',
      'Those who collect {what} today cannot outbid you.',
      'People would bring or sort {what} for what you offer, every week.',
    ],
    riskiest: 1,
    test: {
      name: 'One buyer, one load',
      doThis: 'Collect one load of {what}{in}. Sell it to a buyer you did not know, and write down every cost.',
      holdsWhen: '2 of 3 loads sell for more than they cost you.',
    },
  },
  media: {
    beliefs: [
      '{Who} would come back for {the} every week without being reminded.',
      'Somebody would pay to reach {who} through {the}.',
      'A week of {the} would cost you less than sponsors or readers bring.',
      '{Who} would pass {the} on to others like them.',
      'You own, or may use, everything that you show or play in {the}.',
    ],
    riskiest: 0,
    test: {
      name: 'Four issues',
      doThis: 'Send {the} to fifty {who} whom you do not know, four weeks in a row. Count who opens the fourth.',
      holdsWhen: '20 of 50 open the fourth, and 5 pass one on.',
    },
  },
  making: {
    beliefs: [
      'You can make {what} to the same quality a hundred times.',
      '{Who} would wait for {the} and pay a part first.',
      'Material for {what} would stay within reach{in}, at a price you can pass on.',
      '{Who} would pay more for your {what} than for the imported kind.',
      payment,
    ],
    riskiest: 3,
    test: {
      name: 'Next to the other one',
      doThis: 'Put {the} beside what {who} buy today, both with a price. Ask twenty strangers to buy one.',
      holdsWhen: '6 of 20 buy yours.',
    },
  },
  retail: {
    beliefs: [
      '{Who} would walk past the seller they know to buy {what} from you.',
      'You can buy {what} at a price that leaves a quarter after transport and losses.',
      'Your stock of {what} would sell out at least once a month.',
      'Whoever supplies {what} would not sell to {who} directly.',
      payment,
    ],
    riskiest: 0,
    test: {
      name: 'One carton',
      doThis: 'Buy one carton or batch of {what}. Sell all of it{in} to strangers within a week, at your full price.',
      holdsWhen: 'It is sold in 7 days, and a quarter of the price is left.',
    },
  },
  software: {
    beliefs: [
      '{Who} need {the} often enough to leave paper, WhatsApp or a spreadsheet.',
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
      '{Who} would let somebody new do {the}, and not the one they always call.',
      'What is paid for {the} would cover your hours and the way there.',
      'Whoever does {the} for you would do well when you are not looking.',
      '{Who} would want {the} again within two months.',
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
  other: {
    beliefs: [
      trouble,
      '{The} would be clearly better than what {who} do today.',
      'You can put {the} into the hands of ten {who}{in} within a month.',
      '{Who} would ask for {the} a second time.',
      payment,
    ],
    riskiest: 0,
    test: {
      name: 'Ten conversations about the last time',
      doThis: 'Ask ten {who} whom you do not know{in} when they last needed {a}, what they did, and what it cost them.',
      holdsWhen: '7 of 10 tell of a case from the last three months.',
    },
  },
};
