/** A list of words as an alternative of a pattern: "a | b" as "a|b". */
const any = (text: string) => `(?:${text.trim().split(/\s+/u).join('|')})`;

/** What may be counted, ordered and pointed at without saying how many customers or how much money there is. */
const PARTS =
  any(`question questions doubt doubts point points risk risks reason reasons answer answers test tests claim claims
  belief beliefs assumption assumptions gap gaps objection objections step steps thing things concern concerns paragraph part parts
  sentence way ways clause source sources proof line issue problem weakness weaknesses argument arguments case evidence fact facts
  sign signal place conversation conversations interview interviews check party parties side thought opinion look nature chance`);

const THING =
  any(`idea business startup start-up venture company product plan opportunity score rating investment bet team founder founders
  market future position concept proposition model pitch deal`);
const PEOPLE = any(
  `customer trader person user buyer seller owner shop household business investor founder friend stranger payer payment order naira sale`,
);

/**
 * Turns of phrase with a number word in them that count nothing. They are taken out before the words are looked at, and what
 * stands beside them is looked at all the same.
 */
export const HARMLESS = [
  'half-hearted(?:ly)?',
  '(?:the|their|both|who|your) totals',
  'half-(?:baked|formed|finished|truths?|believed|measures?|way)',
  'double-(?:check(?:ed|s|ing)?|edged)',
  'double (?:check(?:ed|s|ing)?|standards?)',
  `${any('think thinks thinking thought look ask check read say')} twice`,
  `(?:a|the|your|on|any|every|that|this|its|their) (?:second|third) ${PARTS}`,
  'second thoughts',
  'third part(?:y|ies)',
  '(?:no|this|that|which|each|any|another|last|next|wrong|right|other|weak|strong|better) one',
  'the one (?:that|who|which|you|to|in|on|at|from|with|they|she|he)',
  `${any('win wins winning won')} (?:over )?(?:a |one |each |another |the next |new |more )?customers?`,
  `${any('at in from on with by of for')} a single(?! ${PEOPLE})`,
  `(?:the|your|its|that|this|their) ${any('strongest weakest hardest riskiest plainest simplest clearest nearest earliest latest')}(?! ${THING})`,
  'one another',
  'one by one',
  `one (?:such )?${PARTS}`,
  'one of (?:the|these|those|them|your|its|their|his|her)',
  'one (?:or the other|way or another|day)',
  'at all|above all|after all|all the same|first of all|all along|all of (?:this|that|these|it)|all (?:this|that|these)|if all|not all',
  `all (?:the |your |these |those )?${PARTS}`,
  `every ${PARTS}`,
  `every ${any('other time day week month evening morning stage page figure number word decision document visit call meeting sale payment trip')}`,
  'not every(?:one|body)?',
  'how many',
  `${any('matter matters mattered hurt hurts need needs cost costs know care cares depend depends worry worries')} most`,
  `${any('at other busy hard slow bad these those their opening waiting delivery response quiet')} times`,
  '(?:the|no|your|this|that|every|any|a) numbers?(?= (?!of|one|for|two))',
  'the number of',
  `single ${PARTS}`,
  '(?:on the one hand|in bulk)',
  `(?:the|your|its|that|this|their) ${any('cheapest safest best')} (?:possible )?(?:${PARTS}|evidence|test|proof|case|check)`,
  'at (?:best|worst|least|last)',
  `(?:risk|doubt|cost|weight|gap|need) is ${any('greatest highest largest heaviest lowest least')}`,
  '(?:make|making|be|not|never|nobody is|feel) (?:quite )?(?:sure|certain)',
  'a certain',
  `likely to ${any('ask question doubt raise check want probe')}`,
  `ready to ${any('pay buy wait talk sign order switch answer show change')}`,
  '(?:the|a|your|their) chance to',
  '(?:how|which|what|whose|the|these|those|your|their|other|busy|slow|first|next|of|and|in) (?:days|weeks|months|hours|minutes)',
];

/** Turns of phrase that state how many, how much or how large without a number word. */
export const QUANTITIES = [
  '(?:only|just|exactly|every|single|number|one) one|(?<!the )one (?:in|out|per|for every)',
  'once (?:a|an|per|every|in)',
  'much of|no shortage|no lack|no end of|whole of|in droves|in numbers|by the dozen|through the roof|off the (?:charts|shelves)|brace of|more than enough|dirt cheap|top tier|hardly any|scarcely any|barely any|(?:hardly|scarcely|barely) (?:anyone|anybody|a|one)|orders? of magnitude|(?:a|the|by the) (?:score|gross) of|by the (?:score|gross)',
  'number of (?!the)|(?:a|any|large|small|good|growing|great|fair|huge|record|vast) number',
  `${any("market lion's large small big good huge fair major minor bigger larger growing")} share`,
  `share of (?:the |this |its |your |all )?${any('market customers traders people users buyers sales revenue demand population industry sector households')}`,
  `${any('wave flood sea army armies crowd crowds stream host wealth ocean mountain mountains raft avalanche torrent swarm swarms legion legions pile piles stack stacks abundance ton tons load loads heap heaps oodles bunch mass masses scores')} of`,
  `(?:whole|entire|every|all the) ${any('market markets country nation world city industry sector region state continent population trade neighbourhood')}`,
  `(?:more|fewer|less|better|bigger|larger) than (?:the|any|all|every|its|other)`,
  `(?:almost|nearly|virtually|practically|close to|next to) ${any('all every everyone everybody everything none nobody no nothing always any anybody anyone')}`,
  `(?:within|under|inside|over|in) (?:just |only |about |around |the next |the past |the last |the coming |a |an )?${any('day days week weeks month months year years hour hours minute minutes weekend')}(?! (?:that|when|after|before|in))`,
  `(?:for|after) (?:just|only|about|around|the next|the past|the last|the coming) ${any('day days week weeks month months year years hour hours minute minutes')}|by next ${any('day week month year season')}`,
  `${any('wide widely huge great broad good little')} (?:majority|part|extent|deal|many)`,
  'part of the market|(?:large|huge|small|big|good|major|better|greater) (?:part|portion|chunk|slice|piece|amount|sum|crowd|group|segment|market|audience|demand|following|base)',
  'as (?:many|few|big|large) as',
  `enough ${PEOPLE}s|any ${PEOPLE} ${any('would will can could pays buys wants')}`,
  `(?:demand|interest|growth|sales|orders) ${any('outstrips outstrip outpaces outpace exceeds exceed tops dwarfs overwhelms')}`,
  'by far|far more|many more|much more|much larger|much bigger|way more|way too|too many|so many|so few|too few',
  'than (?:ever|anyone|anybody|everyone|all)',
  `(?:fixed|set|high|low|large|small|tidy|princely|fat|six|seven)[- ](?:sum|figure|figures|digit|digits)`,
  'round number|odd (?:people|customers|traders)',
];

/** Sizes, and what they are invented of. */
export const SIZES =
  any(`big bigger large larger small smaller great greater wide wider broad deep deeper high higher low lower growing grows
  grew grow growth rising rises rose rise falling fell falls shrinking shrinks shrank expanding expands expand untapped unlimited infinite endless
  sizeable sizable considerable substantial significant ample abundant plentiful scarce saturated mature hot red-hot ripe
  steady steadily rapidly sharply`);
export const SIZED =
  any(`market markets demand opportunity industry sector segment revenue sales profit profits turnover population customers
  audience adoption interest traction economy appetite score rating readiness support`);

/** Predictions and judgements: how this will end, and whether to put money in. The rules have their own, and they stand. */
export const VERDICTS = [
  'no doubt|without (?:a |any )?doubt|beyond (?:all |any )?doubt|(?:a )?safe bet|sure thing|sure bet|good bet|worth (?:a|the) bet',
  `(?:cannot|can't|never|won't|(?<!may |might )not|hard to|impossible to|can never|could not|couldn't|unlikely to) ${any('fail lose miss flop go')}`,
  'nothing (?:can|will|could) (?:stop|go)|go wrong',
  'home run|slam dunk|no-brainer|no brainer|gold ?mine|cash cow|next big|game[- ]changer|game[- ]changing|take(?:s|n)? off|took off|taking off|blow(?:s)? up|in the bag|all set|good to go|go ahead|go for it|green light|thumbs up|all clear|take the plunge|go big|dead on arrival|dead end|going nowhere|nowhere to go|no future|bright future|great future|waste of|give up (?:now|on|this)|giving up|on track|on course|well placed|well positioned|set to|set for|poised|about to|bound to|bound for|here to stay|ahead of (?!(?:new|more|further|other|any) |building|spending|hiring|features)|top of the|out of business|go under|goes under|going under|way to the top|head and shoulders|second to none|one of a kind|in a class|like hot|sky is|sell itself|sells itself|money machine|done deal|foregone conclusion|matter of time|only a matter|home and dry|up and running|pays? for itself|pays? off|paid off|speaks? for (?:itself|themselves)|what it takes|lead the pack|leads the pack|print money|prints money|printing money|(?:is|looks|seems) (?:bright|rosy)|nailed (?:it|this)|crushed it|killing it|has legs|have legs|must-have|onto something|(?:pass|passes|passed) (?:every|all|each|any)|case is closed|flying off|the real deal|makes? it big|make(?:s)? money|huge hit|be a hit|a hit',
  `${any('worth worthy deserve deserves deserved merit merits attract attracts justify justifies secure secures win wins warrant warrants')} (?:of )?(?:an? |the |any |real |serious |more |your |their |outside |further )?(?:invest\\w*|funding|funds|backing|money|capital|a look|support|financing)`,
  `should (?:now |all |just |definitely |really |not )*${any('invest raise launch quit sign borrow scale expand proceed close drop abandon fund back finance buy jump stop')}`,
  `(?:investors|investor|anyone|anybody|banks|funds|funders|backers|angels) ${any("would will should must can could can't cannot may might are is love want like")} ?(?:be |to )?${any('love fund back invest invests buy rush fight queue jump line thrilled lucky convinced delighted keen eager excited foolish mad crazy glad happy impressed interested')}`,
  `(?:market|field|space|way|road|door|lane) ${any('is lies stays stands looks')} (?:wide |all |completely |still )?${any('open empty yours ripe free clear ready')}`,
  `(?:it|this|you|your (?:idea|product|tool|app|service)) ${any('beats beat outperforms outclasses surpasses crushes outshines trumps')}`,
  `(?:rates?|ranks?|rated|ranked) (?:it|this|you|the|your)|(?:is|are) ${any('finished history toast obsolete irrelevant')}`,
  `(?:no|without an?|without any) ${any('licence licences license permit permits permission approval lawyer lawyers contract consent tax')} (?:is |are )?${any('needed required necessary due payable')}`,
  `needs? no ${any('licence license permit permission approval lawyer contract consent')}|(?:not|don't|doesn't) need (?:a |an |any )?${any('licence license permit permission approval lawyer contract consent')}`,
  '(?:first|only|leading|top) (?:company|product|service|app|player|business|startup|solution|one|platform|team|firm|brand|choice|mover|name|tool|founder)',
  'first (?:to|in|of its)|of (?:its|their) kind|(?:field|market|space|category) to yoursel(?:f|ves)|first-mover|nobody else|no one else|no other|no (?:real |serious |direct |true )?(?:competitor|competitors|rival|rivals|competition|equal|match|peer)',
  '(?:scor(?:e|es|ing)|rating|formula|report|calculation)s? (?:has |have |now |also |already )*(?:verif(?:ied|ies|y)|prove[sdn]?|confirm(?:s|ed)?|establish(?:es|ed)?)|as (?:proven|proved|verified|confirmed|settled)',
  'has potential|have potential|great potential|real potential|full potential|potential is|product-market fit|product market fit|market fit',
  'no (?:real |serious |more )?risk|risk[- ]free|without (?:any )?risk|free of risk|nothing to (?:lose|fear|worry)|no (?:need|reason) to (?:worry|doubt|fear|test|ask)',
  '(?:is|are|be|looks|seems|perfectly|fully|entirely|quite|completely) (?:fully |perfectly |quite |not )?(?:legal|lawful|illegal|unlawful|compliant|enforceable|unenforceable)',
  `${any('raise expect get close secure')} (?:your |a |the |this )?(?:round|investment|seed|funding)`,
  `${any('market industry category sector world class')}[- ]${any('leader leaders leading beating beater dominance domination-')}`,
  'beats? (?:all|every|any|the (?:competition|market|rest))|ahead of the',
  `(?:high|low|top|full|good|great|bad|poor|strong|weak|solid|excellent|passing|better|maximum|winning|decent|healthy) (?:score|rating|mark|marks|grade|verdict|probability|chance|chances|odds|readiness)`,
  `(?:score|rating|verdict|grade|readiness) (?:should|must|ought|deserves|needs|has|is|was|will|would|goes|went|came|comes|rose|fell|jumped) (?:now |really |just |clearly |well |been |to |be |at |a |an |the |as |up |down |in |on |far |very |out |of |by |set |raised |changed |set to )*${any('high higher low lower up down good better great perfect full top maximum bad poor strong stronger wrong too unfair fair above below near close raised improved positive negative favourable pass passing passed excellent hundred green red changed ready')}`,
];

const SUBJECT =
  any(`idea business startup start-up venture company product team plan market opportunity score rating readiness model pitch
  concept proposition proposal enterprise firm founder founders you they this it that`);
const COPULA = any(
  "is are was looks look seems seem sounds sound feels feel remains has have becomes appears appear it's that's you're they're this's makes make",
);
const PRAISE =
  any(`strong solid sound good great bad terrible awful poor excellent healthy safe attractive worthy unique special hot right healthy robust
  sure certain exciting convincing compelling credible proven proved hopeless dead fine complete desirable sustainable scalable
  smart clever wise sensible stupid foolish silly crazy mad in-demand popular loved superior better best`);

VERDICTS.push(
  `(?<!whether |if |that )${SUBJECT} ${COPULA}(?: (?:a|an|the|very|quite|really|truly|so|too|already|now|also|still|clearly|plainly|simply|just|indeed|actually|fundamentally|not|pretty|rather)){0,4} ${PRAISE}(?= )`,
  `${PRAISE} ${THING}`,
  `${SUBJECT} (?:\\w+ )?${any('fails fail failed failing wins loses works flops dies collapses pays-off')}(?= [.,!;])`,
);

/** Claims about people and proof: they may be asked about, doubted and denied, and not made. */
export const CLAIMS = [
  `${PEOPLE}s (?:all |already |really |clearly |simply |now |just |do |are |have been |will |always )*${any('love adore flock flocking queue queuing queueing rush rushing crave beg begging clamour swear rave want need demand enjoy praise prefer line lining waiting hungry desperate eager keen excited happy delighted ready')}`,
  `${any('proves prove proved confirms confirm confirmed vindicates validates establishes')} (?:that )?(?:the|your|this|its) ${any('idea business startup venture product plan model demand need market price team concept')}`,
];

/** Words of contracts that bind, and words about the machine: an answer has neither. */
export const BINDING = [
  `the parties (?:hereby )?${any('agree acknowledge undertake warrant covenant represent accept')}`,
  'entitled|in witness|null and void|full force|binding (?:on|upon)|legally binding|legally',
];
export const MACHINE = [
  'ignore (?:all|any|the|your|these|previous|every|what|earlier)|disregard (?:all|any|the|your|these|previous|every|earlier)',
  'language model|system (?:prompt|message)|as an? (?:assistant|model)|(?:previous|earlier|new|hidden|secret|following|own) (?:instructions|rules|prompt)|instructions (?:are|say|were|tell)|told (?:me )?(?:not )?to (?:never )?(?:say|write|add)|rules? without exception',
];

/** Words that somebody said, where nothing shows who and when: only a quotation by reference can do that. */
export const REPORTED = [
  `${any('say says said tell tells told write writes wrote add adds added reply replies replied answer answers answered state states stated admit admits admitted explain explains explained claim claims claimed put puts')} (?:us |them |you |it |me |this |that |so )?[:"](?! §)`,
  `(?<!what |how |whether |if |whatever |that )${PEOPLE}s (?:all |already |often |still |also )*${any('say says believe think feel agree tell report')}(?= )`,
  `(?<!what |how |whether |if |whatever )(?:customers|traders|users|people|buyers|experts|analysts|investors|they|one|trader|customer|buyer|user|owner|somebody|someone|woman|man|seller|sellers|shopkeeper|shopkeepers|farmers|parents|banks|regulators|regulator|government) (?:have |has |had |all |already |often |clearly |even |also )*${any('said told stated admitted promised confirmed assured swore vowed insisted testified praised raved endorsed recommended begged wrote declared agreed')}(?= )`,
  `${any('research studies study surveys survey statistics experts analysts economists reports data figures polls history science numbers')} (?:clearly |all |have |has |already |also |now |repeatedly |consistently )*${any('show shows showed shown say says said suggest suggests prove proves proved confirm confirms confirmed agree agrees find finds found indicate indicates demonstrate demonstrates reveal reveals predict predicts estimate estimates')}`,
  'according to (?!you|your|the founder|the report|the clause)',
  'it is (?:widely |well |generally )?known|as everyone knows|well known',
];
