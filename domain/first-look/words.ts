const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

/** Words that end a noun phrase: small words of English and of Nigerian pidgin. */
export const SMALL_WORDS = set(
  `in at on for to from with without by of and or but so that which who whom whose when where while because cos am if as than then is are was were be been being have has had do does did can could
  will would should may might must not no it its it's they them we you i he she me us him let lets via through using into onto about near around within across inside between before after per
  daily weekly monthly also just only very more most less there here what how much why like up out off over against everyone everybody anyone anybody someone somebody
  wey dey wan una dem na abi abeg sabi fit don go come make say
  together directly straight online abroad instead again when even still back
  myself yourself himself herself itself ourselves yourselves themselves mine yours ours theirs others above below under nobody nothing everything please pls plz can't cannot cant don't doesn't won't isn't aren't didn't dont wont doesnt isnt arent didnt havent hasnt everyday today tonight tomorrow yesterday anytime now always never ever already sometimes often later soon too really since
  until till during while whenever wherever basically actually honestly currently nearby outside sha sef biko`,
);

export const DETERMINERS = set(
  'a an the d my our your their his her this these those some any all every each many several few one two three ten us',
);

/** What an idea does to its thing: the noun phrase after one of these is what people get. */
const OFFER_VERBS = `rent lease hire sell buy deliver order book find get pay borrow learn teach share repair fix clean wash cook bake grow raise process recycle collect track compare design
  print install charge transport carry ship move store keep preserve supply provide offer bring send make build create manage plan check test scan treat watch listen read play visit reserve lend save insure fill swap braid cut refill list hear write peel
  import export distribute manufacture package translate inspect sew knit weave mow trim style decorate cater fatten roast fry brew`;

export const VERB_FORMS: ReadonlySet<string> = new Set([
  ...OFFER_VERBS.split(/\s+/u).flatMap(formsOf),
  ...'sold bought paid built made sent brought taught found'.split(' '),
]);

function formsOf(verb: string): string[] {
  const stem = verb.replace(/e$/u, '');
  const doubled = /[^aeiou][aeiou][bdgmnpt]$/u.test(verb) ? `${verb}${verb.at(-1)}ing` : `${stem}ing`;
  const past = verb.endsWith('e') ? `${verb}d` : `${doubled.slice(0, -3)}ed`;
  const third = /(sh|ch|s|x)$/u.test(verb)
    ? `${verb}es`
    : verb.endsWith('y') && !/[aeiou]y$/u.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;
  return [verb, third, doubled, past];
}

/** Verbs that bring somebody in: anyone who follows is whom it is for. */
export const FOR_WHOM = set(
  'for tell tells give gives giving help helps helping connect connects connecting to let lets letting enable enables enabling link links linking match matches matching visit visits visiting',
);

/** Other verbs of a sentence about an idea, which belong to no noun phrase. */
export const OTHER_VERBS: ReadonlySet<string> = new Set(
  [
    ...'come go pick serve join bid attend arrange remove gather choose return prefer struggle complain happen travel iron remember forget grab'
      .split(' ')
      .flatMap(formsOf),
    ...'help helps helping connect connects connecting link links linking match matches matching want wants need needs use uses using take takes lose loses losing give gives giving run runs running start open opens launch become enable enables enabling letting spoil spoils work works live lives look looks get got save saves cannot dont wants waste wastes tell tells telling remind reminds reminding alert alerts notify notifies show shows call calls know knows see sees ask asks leave leaves train trains meet meets answer answers repeat repeats fail fails suffer suffers came went chose left kept held'.split(
      ' ',
    ),
  ].filter((word) => word !== 'iron'),
);

const PEOPLE = set(
  `people pikin man woman men women children kids boys girls youths folk mothers mums fathers dads parents couples families students pupils graduates candidates learners freshers corpers nurses doctors pharmacists patients elderly
  carers midwives teachers tutors schools universities colleges nurseries clinics hospitals pharmacies chemists hotels restaurants bukas salons barbers tailors shops kiosks supermarkets churches mosques ngos banks
  cooperatives startups founders smes companies businesses firms farms bakeries factories landlords tenants residents households homeowners owners artisans plumbers electricians mechanics welders carpenters
  aunts auntys aunties uncles mamas papas madams mummies daddies mommies moms nans grans ogas bosses alhajas guys lads ladies gentlemen pals singles teens seniors guests
  grandmas grandpas maids guards butchers clients athletes trainees retirees refugees attendees apprentices persons professionals diabetics bachelors cafes pubs goers users housemates flatmates roommates classmates brothers sisters cousins friends neighbours neighbors husbands wives
  drivers riders okada-riders commuters passengers travellers tourists pilgrims expats migrants refugees workers employees staff nannies househelps cleaners freelancers creators musicians artists writers players gamers fans
  buyers sellers traders vendors hawkers importers exporters wholesalers retailers customers merchants agents dealers brokers fishermen fisherfolk herders farmers growers processors caterers cooks chefs bakers brides grooms
  lawyers accountants engineers developers designers photographers journalists pensioners veterans widows orphans babies toddlers teenagers adults dogs cats pets
  youth crews hosts babes dudes mates conductors congregations inmates prisoners soldiers hustlers folks squads choirs clubs bankers newlyweds siblings tailors barbers divorcees amputees monks nuns priests brethren vigilantes mamaput mamamboga charities typists lecturers bosses gardeners truckers`,
);
const NOT_PEOPLE = set(
  `slippers centers sanitizers conditioners choppers graters juicers grinders sprayers threshers shellers peelers zippers bumpers starters platters fritters skewers wafers liners adapters dinners flowers papers trailers containers computers freezers coolers fertilisers fertilizers chargers speakers printers scooters burgers diapers sneakers trousers offers orders numbers letters covers filters
  towers showers tickers posters stickers trackers blenders mixers dryers washers rollers boilers cookers lighters lockers others anothers betters clippers heaters toasters scanners drawers flyers hangers servers meters transfers answers prayers routers peppers crackers wrappers cylinders
  generators inverters tractors motors rotors sensors colors mirrors monitors projectors compressors refrigerators incubators elevators vectors doors floors events contents accents presents cents plants pants
  fragrances tents rents vents waters powders feeders holders shutters sweaters hammers ladders planters rivers pumpers tankers litres litters waters borders headers boosters decors metaphors errors favors flavors labors humors ledgers newsletters fighters suppers computers`,
);

/** True for a word that names people, or a body that can be a customer. */
export function namesPeople(word: string): boolean {
  const plain = word.toLowerCase();
  if (plain === 'fan') return false;
  if (PEOPLE.has(plain) || PEOPLE.has(`${plain}s`) || PEOPLE.has(`${plain}es`)) return true;
  const many = plain.endsWith('s') ? plain : `${plain}s`;
  if (NOT_PEOPLE.has(many) || /(ments|ings|(?<!carr|cash|cour|suppl|sold)iers)$/u.test(many)) return false;
  return (
    /(?:.{3}(ers|ors|ists|ians|ents|ants)|men|women|people|folk)$/u.test(plain.endsWith('s') ? plain : many) ||
    /(?:women|men|people|children|.girls?|.boys?|wi[fv]es?|mums|graduates?|goers|mates?|holders?|owners?)$/u.test(plain)
  );
}

/** Words that fit any product: alone they name nothing that people get. */
export const EMPTY_WORDS = set(
  'time app apps application platform website site software system marketplace service services business startup company idea solution product tool shop brand subscription scheme programme thing things something stuff way lives life easier better faster cheaper easy good best affordable cheap new simple fast quick modern smart innovative digital reliable safe unique great amazing local free own place somewhere home town charity ngo foundation nonprofit',
);

/** Of them, those that say which owners or keepers are meant: "shop owners". */
export const OF_OWNERS = set('shop business brand product service startup company');

/** What is handed over for it. */
export const MONEY = set('money cash naira kobo dollars pounds cedis shillings token deposit amount fee');

/** Places that people write without a capital. */
export const KNOWN_PLACES = set(
  `port harcourt benin-city ladipo ogun osun oyo edo ondo ekiti akwa-ibom nasarawa ojota ojuelegba oyingbo bodija nigeria lagos abuja kano ibadan kaduna enugu benin jos aba onitsha owerri warri calabar uyo ilorin abeokuta akure ado-ekiti osogbo ife maiduguri sokoto zaria katsina bauchi gombe yola minna lokoja makurdi asaba awka abakaliki
  umuahia nnewi badagry epe ikorodu ikeja lekki ajah yaba surulere oshodi agege mushin makoko alimosho ojo apapa festac ikoyi balogun alaba computer-village wuse garki gwarinwa kubwa nyanya unilag oau ui
  accra kumasi nairobi mombasa kampala kigali dakar douala cairo johannesburg ghana kenya uganda
  ph vi nsukka gwarinpa ariaria onne bonny eket ikot-ekpene ilesa iseyin saki sagamu ijebu-ode ogbomosho nasarawa jalingo yenagoa asokoro maitama jabi festac ebute-metta ilupeju ogba egbeda iyana-ipaja ketu magodo obalende ajegunle isolo ejigbo kaura dutse birnin-kebbi gusau damaturu abia anambra ebonyi imo kwara niger plateau taraba zamfara kebbi jigawa adamawa borno kogi benue nnewi ekpoma okene
  tema madina circle tamale takoradi legon achimota kasoa koforidua eldoret kisumu nakuru thika kibera machakos kilimani westlands kitale turkana lusaka harare lome cotonou abidjan
  salford bolton oldham stockport rochdale bury wigan sheffield nottingham leicester coventry bradford cardiff edinburgh yorkshire kent peckham croydon hackney brixton galveston katy pasadena brooklyn detroit austin ohio georgia florida oldham london manchester leeds birmingham glasgow bristol liverpool england scotland wales uk york chicago houston atlanta boston texas california usa america africa europe asia canada germany france italy spain china india dubai australia ireland toronto rwanda tanzania senegal liberia ethiopia`,
);

/** Those of them that are said letter by letter. */
export const SHORT_PLACES = set('oau ui uk usa ph vi');

/** Nouns that make a place of what stands before them. */
export const PLACE_NOUNS = set(
  'market campus estate village town city area state university polytechnic street road park island lga barracks slum garage beach junction roundabout',
);

/** Names of places that a number ends: "Mile 12", "Phase 2". */
export const NUMBERED = set('mile phase zone area sector block gate');

export const PIDGIN = set('wey dey wan una dem na abi abeg sabi fit pikin oga wetin');

/** Words that people often spell so, as these rules know them. */
export const SPELT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    childrens: 'children',
    womens: 'women',
    mens: 'men',
    peoples: 'people',
    peeple: 'people',
    pple: 'people',
    pipo: 'people',
    moni: 'money',
    mony: 'money',
    fone: 'phone',
    fones: 'phones',
    skool: 'school',
    provison: 'provision',
    provisons: 'provisions',
    dat: 'that',
    dis: 'this',
    n: 'and',
    pikins: 'children',
    costumer: 'customer',
    costumers: 'customers',
    custumers: 'customers',
    bussiness: 'business',
    buisness: 'business',
    restorant: 'restaurant',
    restorants: 'restaurants',
    resturant: 'restaurant',
    resturants: 'restaurants',
    plummer: 'plumber',
    plummers: 'plumbers',
    vegitable: 'vegetable',
    vegitables: 'vegetables',
    tomatoe: 'tomatoes',
    delivary: 'delivery',
    recyle: 'recycle',
  }),
);

export const PLACE_PREPOSITIONS = set('in at around near within across inside from dey for on of');

/** "The nearest market" is one of many. */
export const NO_ONE_PLACE = set(
  'nearest next local same other black open free stock food job labour super night city market mars moon jupiter saturn venus mercury neptune uranus pluto space orbit',
);

/** Ways and days, which are neither a place nor what people get. */
export const WAYS = set(
  'christmas easter sallah ramadan valentine whatsapp instagram facebook tiktok telegram twitter youtube google ussd sms phone phones video mobile money online internet web monday tuesday wednesday thursday friday saturday sunday morning evening night day week month year weekend season',
);

/** Things that one counts, as the last word of a phrase that came without an article. */
export const COUNTED = set(
  'room box machine ride lamp laptop gown meter dryer cylinder record ledger notebook lorry minibus canopy test visit lesson loan powerbank buka vet iphone textbook uniform cartoon bootcamp course flat bank stand stall cart locker device sensor printer stove cooker fan inverter table bed bicycle scooter car keke toilet borehole tank screen camera helmet filter purifier incubator shop site kit card tool clinic farm oven fridge freezer pump tent newsletter podcast generator house book tracker calendar chatbot bot agent kiosk bike bus van truck boat bag phone dress van press mill game academy school hub club store bakery restaurant salon library drone tractor marketplace app platform website system joint saloon spa gym studio booth bin station center centre basket crate hamper group agency factory service tricycle shuttle pitch cooperative lounge hall charger gadget',
);

/** Done to money or a phone, they make it the thing and not the way. */
export const HANDLES_WAYS = set(
  'get gets borrow lend send charge charges charging repair repairs repairing fix fixes fixing buy buys buying sell sells selling rent rents renting insure insures insuring',
);

/** One of the founder's own people: who told of it, and not yet whom it is for. */
export const KIN = set(
  'aunt aunty auntie uncle mama papa mum mummy mother dad daddy father brother sister cousin friend wife husband',
);

/** Bodies of which many are served: people only where something is done for them. */
export const ORGANISATIONS = set(
  'stations societies churches hostels offices homes estates canteens gyms warehouses mills villages prisons studios garages workshops dealerships homes flats hostels hotels airlines embassies councils ministries newspapers laboratories surgeries dentists nurseries orphanages dealers barracks',
);

/** Anyone who follows is looked for. */
export const SEEKS = set('find finds finding hire hires hiring book books booking');

/** What somebody does who works for others. */
export const BRINGS = set(
  'deliver delivers delivering carry carries carrying bring brings bringing make makes cook cooks bake bakes sew sews braid braids collect collects clean cleans wash washes fix fixes repair repairs teach teaches visit visits drive drives fatten come comes',
);
/** What speaks of somebody as one who would buy. */
export const NEEDS = set(
  'need needs want wants lack lacks lose loses losing waste wastes wasting pay pays paying rent rents renting borrow borrows order orders book books find finds finding buy buys buying use uses struggle suffer suffers who wey without',
);

/** What customers do to have it. */
export const ACQUIRE_VERBS = set(
  'find finds finding hire hires hiring book books booking rent rents renting lease leases leasing buy buys buying borrow borrows borrowing order orders ordering use uses using pay pays paying need needs want wants lack lacks',
);

/** What follows is lost or lacking. */
export const LOSES = set('lose loses losing waste wastes wasting without');

export const PRONOUNS = set('them dem us you una him her me it am');

/** Who does a work, or the time for it, stands before it. */
export const BEFORE_SERVICE = set("i we us you they that which will can go dey wan want would like to time i'll we'll");

/** Work as a thing that people get: "phone repair", "car wash". */
export const SERVICE_NOUNS = set(
  'book books design designs plan plans alert alerts update updates reminder reminders pickup pickups installation maintenance visit visits cutting walking sitting refill plaiting sewing tailoring grooming ploughing typing check checks test tests repair repairs wash washing cleaning charging repairing making braiding delivery storage printing teaching learning recycling transport insurance',
);

/** What an idea may be made as, whatever it does. */
export const FORMS = set('app application platform website software chatbot bot ai system solution tool');
