import { deposit, type KindBeliefs, payment, trouble } from './kind-beliefs.ts';

/** What is made, grown, moved on or built; and what none of the kinds fits. */
export const BELIEFS_OF_GOODS = {
  farming: {
    beliefs: [
      '{The} would pay back within one season, rain or no rain.',
      'A buyer would take what comes of {the}, at a price agreed beforehand.',
      '{Who} can be reached{in} at a cost that one sale of {the} would carry.',
      '{Who} would have cash for {the} at the time of year when they need it.',
      trouble,
    ],
    riskiest: 3,
    priced: { at: 3, line: '{Who} would have{price} for {the} at the time of year when they need it.' },
    test: {
      name: 'Ask for the money in the right month',
      doThis: deposit('{the}'),
      holdsWhen: '3 of 20 pay. A promise to pay one day counts as no.',
    },
  },
  food: {
    beliefs: [
      '{Who}{in} would choose your {what} over what they eat and drink today, twice in one week.',
      'Your {what} would keep, travel and taste the same on a bad day.',
      'You may make and sell {many}{in}: kitchen, label, permit.',
      'A portion of {many} would leave a third of its price after ingredients, gas and waste.',
      payment,
    ],
    riskiest: 0,
    test: {
      name: 'Sell it twice',
      doThis:
        'Offer {many} at the full price to thirty {who} whom you do not know. Come back three days later with the same.',
      holdsWhen: '10 of 30 buy a second time.',
    },
  },
  energy: {
    beliefs: [
      '{The} would carry the load that {who} really have, on a bad day too.',
      '{Who} would pay{price} for {the} week by week, as they pay for fuel today.',
      'A fault with {the} can be put right{in} within two days.',
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
      'Owners{in} would let you offer {many} without their usual agent.',
      'Papers, keys and deposits for {many} are what they say.',
      '{Who} would pay for {many} seen on a screen only.',
      'Empty weeks of {many} would cost less than the full ones earn.',
      payment,
    ],
    riskiest: 0,
    test: {
      name: 'Five owners agree in writing',
      doThis: 'Ask twenty owners of {many}{in} for a signed permission to offer it for one month.',
      holdsWhen: '5 of 20 sign, with the papers shown.',
    },
  },
  waste: {
    beliefs: [
      'Enough {many} would reach you{in} week after week, clean enough to use.',
      'Somebody would buy what you make of {the} for more than collecting costs.',
      'You may collect and store {many}{in}.',
      'Those who collect {many} today cannot outbid you.',
      'People would bring or sort {many} for what you offer, every week.',
    ],
    riskiest: 1,
    priced: { at: 4, line: 'People would agree to{price} for {many}, week after week.' },
    test: {
      name: 'Sell one load to one buyer',
      doThis: 'Collect one load of {many}{in}. Sell it to a buyer you did not know, and write down every cost.',
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
    priced: { at: 1, line: 'Somebody would pay{price} for {the}, or to reach {who} through it.' },
    test: {
      name: 'Send it four weeks in a row',
      doThis: 'Send {the} to fifty {who} whom you do not know, four weeks in a row. Count who opens the fourth.',
      holdsWhen: '20 of 50 open the fourth, and 5 pass one on.',
    },
  },
  making: {
    beliefs: [
      'You can make {many} to the same quality a hundred times.',
      '{Who} would wait for {the} and pay a part first.',
      'Material for {many} would stay within reach, at a price you can pass on.',
      '{Who} would pay more for your {many} than for the imported kind.',
      payment,
    ],
    riskiest: 3,
    test: {
      name: 'Yours beside what they buy now',
      doThis: 'Put {the} beside what {who} buy today, both with a price. Ask twenty strangers to buy one.',
      holdsWhen: '6 of 20 buy yours.',
    },
  },
  retail: {
    beliefs: [
      '{Who} would walk past the seller they know to buy {many} from you.',
      'You can buy {many} at a price that leaves a quarter after transport and losses.',
      'Your stock of {many} would sell out at least once a month.',
      'The people who supply {many} would not sell to {who} directly.',
      payment,
    ],
    riskiest: 0,
    test: {
      name: 'Sell one carton',
      doThis: 'Buy one carton or batch of {many}. Sell all of it{in} to strangers within a week, at your full price.',
      holdsWhen: 'It is sold in 7 days, and a quarter of the price is left.',
    },
  },
  shop: {
    beliefs: [
      '{Who} would walk past the shop they know to buy at {the}.',
      'A day of sales at {the}{in} would pay for rent, light and the person who stands there.',
      'You can stock {the} at prices that leave a quarter after transport and losses.',
      '{Who} would come back to {the} every week.',
      'Somebody{in} would let you a place for {the} before you have sold anything.',
    ],
    riskiest: 0,
    priced: { at: 3, line: '{Who} would come back to {the} every week, and pay{price} in cash.' },
    test: {
      name: 'A table before the shop',
      doThis:
        'Put a table{in} with the ten things that {the} would sell most. Sell from it for a week, and write down who buys and who comes back.',
      holdsWhen: '5 of 20 strangers who bought come back and buy again.',
    },
  },
  hardware: {
    beliefs: [
      '{The} would work in the hands of {who} on a bad day, and not only in yours.',
      'You can have {many} built{in} for less than half of what {who} would pay.',
      'The people who build {many} for you can deliver a hundred, each as good as the first.',
      '{Who} would know where{in} to have {the} mended, and it would take less than a week.',
      payment,
    ],
    riskiest: 0,
    test: {
      name: 'Leave a rough one with three',
      doThis:
        'Build or borrow {a}, however rough. Leave it with three {who} whom you do not know{in}, two weeks each, and write down each time it fails.',
      holdsWhen: '3 of 3 still use it in the second week.',
    },
  },
  other: {
    beliefs: [
      trouble,
      '{The} would be clearly better than what {who} do today.',
      'You can get {the} to ten {who}{in} within a month.',
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
} as const satisfies Record<string, KindBeliefs>;

/** A farm: what it grows is sold, and nobody buys the farm. */
export const GROWN = {
  beliefs: [
    'What you sell of {what} would pay for feed or seed, land and losses{in}.',
    'A buyer would agree to take {what} at a price fixed beforehand.',
    '{Who} would choose your {what} over what they buy today.',
    'You can keep {what} alive and well{in} through one bad month.',
    '{Who} can be reached{in} at a cost that one sale of {what} would carry.',
  ],
  riskiest: 1,
  priced: { at: 2, line: '{Who} would pay{price} for your {what}, and not buy where they buy today.' },
  test: {
    name: 'Two buyers sign first',
    doThis:
      'Ask ten buyers of {what}{in} whom you do not know what they pay today. Ask them to sign for a first load, with its price and date.',
    holdsWhen: '2 of 10 sign, at a price that covers your costs.',
  },
} as const satisfies KindBeliefs;
