const words = (text: string) => new Set(text.split(/\s+/u).filter((word) => word !== ''));

/** Words that may begin a sentence and cannot be taken for a name there. */
const OPENERS = words(`
  a an the this that these those its his her their our your you he she it we they who whom whose which what when where why how whether
  there here nobody nothing none no not never neither nor none any anybody anyone anything another other others each either both some
  somebody someone something such so and or but yet for if unless until once since because although though while whereas as than then
  thus therefore hence however moreover besides still also even only just again instead otherwise meanwhile perhaps maybe rather
  in on at by to from with without within of off over under above below between among before after during against about along around
  behind beyond beside through throughout toward towards upon up down out into onto near next past despite except like unlike until
  is are was were be been being am do does did has have had can cannot could may might must should would will don't doesn't didn't
  isn't aren't wasn't weren't hasn't haven't hadn't can't couldn't mustn't shouldn't wouldn't won't let's it's that's there's what's who's
  here's you're they're we're you've they've we've you'd they'd one first second third last finally lastly firstly secondly thirdly
  above all more less much enough too very quite almost often sometimes seldom rarely always usually now today soon later early
  ask test check show find look write record count measure compare consider talk speak read keep try offer think begin start decide
  say explain note name list let make take put give get bring return visit see watch learn listen avoid do be have go come call meet
  choose set use leave hold wait expect remember treat prove prepare plan agree insist sell pay charge pick follow describe state
  collect gather save share stop move turn run ring sit stand seek request press probe push replace rewrite repeat review revisit
  separate sort spend split study tell trace track understand verify weigh work worry beware mind suppose imagine assume admit accept
  allow answer approach argue attach begin build buy change clarify close confirm cover cut define deliver demand draw drop enter
  evidence money cash trust proof demand growth support interest silence talk praise price pricing payment time trade credit custom
  habit advice friendship enthusiasm politeness curiosity permission law regulation delivery distribution reach retention churn
  competition data paper bookkeeping churn opinion opinions doubt belief hope fear loyalty convenience distance weather rain transport
  electricity power fuel rent tax labour staff stock theft fraud language literacy privacy consent ownership vesting equity dilution
  runway burn cost revenue margin profit loss debt interest inflation currency exchange access coverage connection quality quantity speed
  timing seasonality frequency urgency pain need want desire choice price habit word voice behaviour repeat use usage renewal
  everything anything nowhere somewhere elsewhere people folk women men children
  friends family strangers relatives neighbours well good bad fair true false worse better clear plain simple hard easy cheap
  yes okay please thank given taken put seen left asked told whatever whoever whichever whenever wherever
  half-hearted double-check warm cold new old local small large early late free paid real recent own direct daily weekly careful honest
  polite loyal cautious busy poor slow fast quick long short strong weak open closed public private common rare formal informal personal
  written spoken verbal oral printed digital cheap dear wet dry missing hidden unpaid unproven untested unknown unclear unspoken true
  repeat regular frequent occasional steady useful careless vague precise exact rough plain proper legal whole partial cash
`);

/**
 * Whether a capital is only that of the sentence's beginning. A word that is a thing in the singular could be a company there
 * ("Stripe offers this"), so it must be a word of grammar, a request, stuff, a plural, or a word with an ending that
 * names seldom have.
 */
export const mayOpen = (word: string) =>
  OPENERS.has(word) ||
  /(?:[^su]s|ing|ed|ly|s'|ness|ment|tion|sion|ity|ance|ence|ship|hood)$/u.test(word) ||
  word.includes('-');
