const words = (text: string) => text.split(/\s+/u).filter((word) => word !== '');

/** Words that state how many, how much, how large or how long by themselves. */
export const QUANTITY_WORDS = new Set(
  words(`
    most mostly majority majorities minority minorities many few fewer fewest several numerous countless innumerable incalculable
    uncountable infinite infinity infinitely plenty plentiful lot lots handful handfuls bunch bulk masses multitude multitudes
    myriad plethora hordes heaps loads oodles tons ton gallons truckloads umpteen scores dozens surfeit
    percent percents percentage percentages percentile pct proportion proportions fraction fractions fractional ratio ratios quotient
    half halve halves halved halving third thirds quarter quarters quarterly semi quartile
    double doubles doubled doubling doubly twofold twice triple triples tripled tripling treble trebles trebled thrice triplicate
    quadruple quadruples quadrupled quintuple quintupled sextuple septuple octuple multiple multiples multiply multiplied multiplies
    multiplying multiplication times tenfold manifold
    couple couples pair pairs duo duos trio trios quartet quartets quintet quintets sextet septet octet twin twins triplet triplets
    single sole lone all every everyone everybody everywhere unanimous unanimously universal universally none
    total totals totalling totality sum sums tally average averages averaged averaging median maximum maxima minimum minima
    approximately approx roughly estimated largely predominantly overwhelmingly overwhelming vast vastly
    enormous enormously huge hugely massive massively immense immensely gigantic giant giants colossal tremendous tremendously
    mammoth monumental astronomical staggering stupendous exponential exponentially tiny minuscule negligible bumper
    boundless limitless unbounded dramatically drastically steeply markedly sharply manyfold
    boom booms booming boomed explode explodes exploding exploded explosive skyrocket skyrockets skyrocketed skyrocketing soar soars
    soared soaring surge surges surged surging mushroom mushroomed mushrooming snowball snowballing plummet plummets plummeted
    widespread ubiquitous dominant dominate dominates dominated dominating dominance monopoly leader leaders leading foremost
    decade decades century centuries millennium millennia annum fortnight fortnights years months weeks days hours minutes seconds
    tonne tonnes kilo kilos gram grams kilometre kilometres metre metres litre litres mile miles hectare hectares acre acres inch inches
    noon midday midnight biennial centennial bicentennial teen teens teenage teenager teenagers
    dollar dollars cent cents pound pounds penny pennies pence buck bucks quid grand grands fiver tenner nickel dime dimes kobos
    cash-rich mil mils mill bil rack racks gs ks digit digits decimal decimals numeral numerals figures numerical numerically
    majority's dual duplex solo both-thirds supermajority plurality lion's halfway midway
    january february april june july september october november december
  `),
);

/** Words that judge the idea or foretell how it will end. */
export const VERDICT_WORDS = new Set(
  words(`
    success successes successful successfully succeed succeeds succeeded succeeding win wins winning winner winners triumph triumphs
    triumphant victory victories victorious unstoppable unbeatable invincible foolproof infallible perfect perfectly perfection flawless
    flawlessly impeccable faultless brilliant brilliantly brilliance excellent excellence excel excels outstanding exceptional
    exceptionally superb superbly superior superiority fantastic terrific amazing amazingly awesome wonderful wonderfully marvellous
    magnificent spectacular spectacularly stellar phenomenal incredible incredibly remarkable remarkably extraordinary extraordinarily
    impressive unparalleled unrivalled unmatched unequalled peerless unprecedented groundbreaking revolutionary revolutionise visionary
    genius ingenious inspired viable viability unviable profitable profitably lucrative investable investible fundable bankable
    promising thrive thrives thriving thrived flourish flourishes flourishing flourished prosper prospers prospering prosperous
    prosperity goldmine unicorn unicorns jackpot blockbuster breakthrough breakthroughs bestseller sensation sensational smash
    doomed doom hopeless hopelessly worthless unworkable untenable flop flops flopping disaster disastrous catastrophe catastrophic
    bankrupt bankruptcy insolvent insolvency guarantee guarantees guaranteed guaranteeing guarantor certain certainly certainty
    sure surely definitely definite undoubtedly doubtless undeniable undeniably inevitable inevitably unquestionably indisputable
    assured assuredly destined destiny fated fate probable probably probability probabilities likelihood likely unlikely odds
    chance chances prediction predictions predict predicts predicted predicting predictable forecast forecasts forecasting foresee
    riskless rich richer riches wealthy wealth fortune fortunes millionaire tycoon superstar star stars champion champions best worst
    greatest finest ultimate ultimately unbelievable unbelievably top-notch world-class first-class top-class top-rated
    invest invests invested investment-grade bullish bearish rave raves jackpots blessing miracle miraculous dream
    watertight bulletproof ironclad airtight surefire sure-fire unassailable
    approved endorsed validated de-risked ready readily rated ranked certified award awards award-winning cinch shoo-in bonanza godsend
  `),
);

/** Words that bind, as contracts have them. */
export const BINDING_WORDS = new Set(
  words(`
    shall hereby herein hereof hereto hereunder herewith hereinafter hereafter thereof thereto therein thereon thereunder aforesaid
    aforementioned indemnify indemnifies indemnified indemnity indemnification covenant covenants covenanted warrants warranted
    witnesseth heretofore notwithstanding
  `),
);

/** Words of addresses on a network, however they are spelled out. */
export const LINK_WORDS = new Set(
  words(`
    dot dots slash slashes backslash www http https ftp com org url urls website websites hyperlink click clicks clicking
    gmail yahoo hotmail mailto inbox whatsapp-me telegram-me underscore hash hashtag handle qr download downloads
    webpage homepage browser hyperlinks underscores ampersand asterisk asterisks colon
  `),
);

/** Words about the machine itself, and the first person: an answer is not about who writes it. */
export const MACHINE_WORDS = new Set(
  words(
    `prompt prompts password passwords jailbreak chatbot robot robots i me my mine myself algorithm algorithms developer-mode`,
  ),
);

/** Words that are also names of companies: names unless the founder wrote them. */
export const NAME_WORDS = new Set(
  words(`apple apples stripe shell oracle visa bolt opera jaguar dove puma virgin subway amazon alphabet python java
    mastercard sprint corona nova zenith eagle dominos alpha beta gamma delta omega sigma sage guinness tesla notion fidelity affinity unity`),
);
