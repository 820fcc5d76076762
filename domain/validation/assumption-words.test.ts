import { expect, it } from 'vitest';
import { assembleAssumptions } from './assumptions.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';

const written = (draft: Parameters<typeof assembleAssumptions>[0]) =>
  assembleAssumptions(draft)
    .map(({ id, importance, statement, setBy }) => `${id} (${importance}): ${statement} ${setBy.rule}`)
    .join('\n');

it('says every assumption of an idea about which nothing is said yet', () => {
  expect(written({})).toMatchInlineSnapshot(`
    "D1 (5): Your customers (your first place) have this problem: “…”. D1.problem
    D2 (3): It happens to one of them as often as you say: “…”. D2.frequency
    D3 (4): They are unhappy enough with what they do today to change it: “…”. D3.workaround
    D4 (5): They have a reason to choose yours over what they do today. D4.no-edge
    V1 (5): The payer would pay your price. V1.price
    V2 (4): Delivering one unit costs you clearly less than your price. V2.unknown
    V3 (3): There are enough of them in your first place for a business: your customers. V3.unsourced
    V4 (3): The payer would pay more than once. V4.once
    V5 (3): What the problem costs them today is worth more to them than your price. V5.worth
    V6 (3): Winning one paying customer costs you less than they bring in within a year. V6.acquisition
    F1 (4): You can put a first working version in a customer’s hands in time. F1.time
    F2 (4): It does what you say in the hands of its user (the user): “…”. F2.works
    F3 (3): You can serve the first ten paying customers in your first place with the people you have. F3.capacity
    R1 (4): Your customers can be reached in your first place this way: your channel. R1.channel
    R2 (3): The payer can decide and pay without asking anyone else. R2.decision
    R3 (3): You can meet ten strangers from this segment in your first place within two weeks. R3.access
    P1 (3): Nothing you do needs a licence, a permit or a regulator’s consent that you do not have. P1.unanswered
    P2 (2): The user would let you hold the data it needs, and data-protection law lets you too. P2.data
    P3 (2): No platform, partner or landlord that you depend on would refuse or cut you off. P3.partner"
  `);
});

it('says every assumption in a founder’s words', () => {
  expect(written(BOOKKEEPING)).toMatchInlineSnapshot(`
    "D1 (5): Fabric traders with one or two stalls and no bookkeeper (Balogun Market, Lagos Island) have this problem: “They lose track of who bought on credit and write off part of each month’s sales”. D1.problem
    D2 (3): It happens to one of them as often as you say: “Two or three times a week”. D2.frequency
    D3 (4): They are unhappy enough with what they do today to change it: “They write credit sales in a school exercise book”. D3.workaround
    D4 (4): They would choose yours over a bookkeeping app and a nephew who studies accounting, because “They only talk: nothing to type and no new app to learn”. D4.rivals
    D6 (2): This is the moment, because “Since last year lenders ask them for records, and nearly all of them now own a smartphone”. D6.why-now
    V1 (5): The stall owner would pay ₦2,500 per stall per month. V1.price
    V2 (3): Delivering one unit costs you no more than ₦900, against ₦2,500 per stall per month. V2.cost
    V3 (2): There are about 8,000 of them in Balogun Market, Lagos Island: Fabric traders with one or two stalls and no bookkeeper. V3.sourced
    V4 (4): The stall owner would go on paying: 12 times a year. V4.repeat
    V5 (3): What it costs them today is worth more to them than ₦2,500 per stall per month: “About ₦20,000 of lost credit and four hours a month”. V5.worth
    V6 (3): Winning one paying customer costs you no more than ₦3,000. V6.acquisition
    F1 (4): You can put a first working version in a customer’s hands within 8 weeks and ₦300,000. F1.time
    F2 (4): It does what you say in the hands of its user (the stall owner): “Traders in Balogun Market send us voice notes and get their daily books back on WhatsApp”. F2.works
    F3 (3): You can serve the first ten paying customers in Balogun Market, Lagos Island with the people you have. F3.capacity
    R1 (4): Fabric traders with one or two stalls and no bookkeeper can be reached in Balogun Market, Lagos Island this way: Walking the market rows with the association’s secretary. R1.channel
    R2 (3): The stall owner can decide and pay without asking anyone else. R2.decision
    R3 (3): You can meet ten strangers from this segment in Balogun Market, Lagos Island within two weeks. R3.access
    P1 (2): Nothing you do needs a licence, a permit or a regulator’s consent that you do not have. P1.none
    P2 (4): The stall owner would let you hold the data it needs, and data-protection law lets you too. P2.sensitive
    P3 (3): No platform, partner or landlord that you depend on would refuse or cut you off. P3.platform"
  `);
});

it('says every assumption where the figures are ones, and others pay and decide', () => {
  expect(
    written({
      ...BOOKKEEPING,
      payer: 'The market association',
      unitsPerYear: 1,
      weeksAvailable: 1,
      alternatives: [],
      priceUnit: 'stall',
      unitCost: null,
      regulatedTouchpoints: ['Holding deposits'],
    }),
  ).toMatchInlineSnapshot(`
    "D1 (5): Fabric traders with one or two stalls and no bookkeeper (Balogun Market, Lagos Island) have this problem: “They lose track of who bought on credit and write off part of each month’s sales”. D1.problem
    D2 (3): It happens to one of them as often as you say: “Two or three times a week”. D2.frequency
    D3 (4): They are unhappy enough with what they do today to change it: “They write credit sales in a school exercise book”. D3.workaround
    D4 (3): They would choose yours over what they do today, because “They only talk: nothing to type and no new app to learn”. D4.no-rivals
    D5 (4): The stall owner would use it, although somebody else pays: the market association. D5.two-people
    D6 (2): This is the moment, because “Since last year lenders ask them for records, and nearly all of them now own a smartphone”. D6.why-now
    V1 (5): The market association would pay ₦2,500 per stall. V1.price
    V2 (4): Delivering one unit costs you clearly less than ₦2,500 per stall. V2.unknown
    V3 (2): There are about 8,000 of them in Balogun Market, Lagos Island: Fabric traders with one or two stalls and no bookkeeper. V3.sourced
    V4 (3): The market association would go on paying: 1 time a year. V4.once
    V5 (3): What it costs them today is worth more to them than ₦2,500 per stall: “About ₦20,000 of lost credit and four hours a month”. V5.worth
    V6 (3): Winning one paying customer costs you no more than ₦3,000. V6.acquisition
    F1 (5): You can put a first working version in a customer’s hands within 1 week and ₦300,000. F1.short
    F2 (4): It does what you say in the hands of its user (the stall owner): “Traders in Balogun Market send us voice notes and get their daily books back on WhatsApp”. F2.works
    F3 (3): You can serve the first ten paying customers in Balogun Market, Lagos Island with the people you have. F3.capacity
    R1 (4): Fabric traders with one or two stalls and no bookkeeper can be reached in Balogun Market, Lagos Island this way: Walking the market rows with the association’s secretary. R1.channel
    R2 (4): The market association can decide and pay without asking anyone else. R2.two-people
    R3 (3): You can meet ten strangers from this segment in Balogun Market, Lagos Island within two weeks. R3.access
    P1 (5): You may do this, or can work under somebody who may: Holding deposits. P1.touchpoint
    P2 (4): The stall owner would let you hold the data it needs, and data-protection law lets you too. P2.sensitive
    P3 (3): No platform, partner or landlord that you depend on would refuse or cut you off. P3.platform"
  `);
});
