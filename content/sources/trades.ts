import type { Trade } from '#domain/sources/source.ts';

/** How founders of Nigeria, the United Kingdom and the United States name their trades; only those that a source here serves. */
export const TRADES: readonly Trade[] = [
  {
    id: 'food_retail',
    words:
      'restaurant, catering, takeaway, food truck, street food, meal prep, cloud kitchen, bakery, snacks, canteen, food delivery, buka, bukka, mama put, small chops, suya, akara, puff puff, jollof, food vendor, amala spot, roadside food',
    unless: 'food for thought',
  },
  {
    id: 'food_processing',
    words:
      'packaged food, bottled water, juice, spices, snacks factory, food processing, cold room, milling, seasoning, pure water, sachet water, garri, kunu, zobo, palm oil, egusi, ogbono, plantain chips, kilishi, chin chin',
    unless: '',
  },
  {
    id: 'pharmacy',
    words:
      'pharmacy, chemist, drugstore, medicine delivery, prescription, over the counter, pharmaceutical, patent medicine, chemist shop, ppmv, drug shop, drug delivery, drug store',
    unless: 'drug dealer, hard drugs',
  },
  {
    id: 'herbal',
    words:
      'herbal, herbal remedy, traditional medicine, supplements, natural remedies, herbal tea, agbo, agbo jedi, alabukun mixture, bitters, trado-medical, herbal mixture, native medicine',
    unless: '',
  },
  {
    id: 'health_services',
    words:
      'clinic, hospital, telemedicine, nurse, home care, midwife, therapy, physiotherapy, laboratory, diagnostics, dental, antenatal, immunisation, primary health centre, traditional birth attendant, blood tonic lab, maternity home',
    unless: '',
  },
  {
    id: 'medical_devices',
    words:
      'medical device, glucose meter, blood pressure monitor, hearing aid, wheelchair, diagnostic kit, wearable health, test kit',
    unless: '',
  },
  {
    id: 'payments_pos',
    words:
      'payments, payment gateway, wallet, card reader, point of sale, mobile money, bills payment, pos agent, pos stand, pos business, aggregator, super agent, airtime and data, vtu, bvn',
    unless: 'post office, posture',
  },
  {
    id: 'lending',
    words:
      'loan, lending, microloan, buy now pay later, salary advance, invoice finance, money lender, asset finance, loan app, quick loan, lapo, microfinance, soft loan, cooperative loan',
    unless: '',
  },
  {
    id: 'savings_coop',
    words:
      'savings, savings group, thrift, rotating savings, cooperative, credit union, group contribution, target savings, ajo, esusu, isusu, adashe, akawo, alajo, thrift collector, cooperative society',
    unless: '',
  },
  {
    id: 'investments',
    words:
      'investment, crowdfunding, asset management, agro investment, farm sponsorship, mutual fund, treasury bills app',
    unless: '',
  },
  {
    id: 'insurance',
    words: 'insurance, insurtech, microinsurance, health plan, claims, hmo, third party insurance, burial cover',
    unless: '',
  },
  {
    id: 'crypto',
    words: 'crypto, bitcoin, stablecoin, blockchain wallet, nft, usdt, p2p crypto, gift card trading, dollar card',
    unless: '',
  },
  {
    id: 'remittance',
    words:
      'remittance, send money, money transfer, cross-border payment, foreign exchange, diaspora, abokifx, bdc, bureau de change, black market rate, naira transfer',
    unless: '',
  },
  {
    id: 'education',
    words:
      'school, e-learning, training, online course, academy, vocational, bootcamp, literacy, lesson, arabic school, tahfiz, skill acquisition, apprenticeship, igba boi, computer school',
    unless: '',
  },
  {
    id: 'ride_hailing',
    words:
      'ride hailing, taxi, ride share, minibus, shuttle, car hire, carpool, danfo, bolt driver, kabu kabu, korope, one chance safety, interstate bus, agbero fees',
    unless: '',
  },
  {
    id: 'okada_keke',
    words:
      'motorcycle taxi, motorbike, tricycle, bike rental, boda, electric bike, okada, keke, keke napep, maruwa, achaba, bike man, hire purchase keke, dispatch bike',
    unless: '',
  },
  {
    id: 'logistics_delivery',
    words:
      'delivery, courier, logistics, dispatch, haulage, trucking, freight, last mile, warehouse, parcel, dispatch rider, waybill, gig, park waybill, trailer, tipper',
    unless: '',
  },
  {
    id: 'energy_solar',
    words:
      'solar, inverter, mini-grid, battery, pay as you go solar, generator, clean energy, wind power, electricity, heat pump, i better pass my neighbour, nepa, band a, prepaid meter, inverter battery, solar kiosk',
    unless: '',
  },
  {
    id: 'telecoms',
    words:
      'internet service, wifi, broadband, sms, voip, sim, short code, telecom, fibre, ussd, data reselling, airtime, hotspot, cybercafe',
    unless: '',
  },
  {
    id: 'alcohol',
    words: 'alcohol, beer, wine, brewery, pub, off-licence, beer parlour, ogogoro, palm wine, burukutu, pito',
    unless: '',
  },
  {
    id: 'gambling',
    words:
      'betting, casino, lottery, raffle, sportsbook, bingo, gaming machine, baba ijebu, bet shop, sure odds, virtual betting, lotto kiosk, promo draw',
    unless: 'video game, game development',
  },
  {
    id: 'private_security',
    words:
      'security guard, security company, bodyguard, door supervisor, alarm response, cctv guarding, maiguard, mai guard, gateman, vigilante, mobile police escort',
    unless: 'cyber security, data security, social security, food security',
  },
  {
    id: 'recruitment',
    words:
      'recruitment, staffing, job board, employment agency, headhunting, outsourcing, temp agency, job agent, outsourced staff, house help agency, contract staffing, work abroad agent',
    unless: '',
  },
  {
    id: 'data_platform',
    words: 'database, analytics, directory, marketplace, social network, crm, verification of nin, kyc service',
    unless: '',
  },
  {
    id: 'software_saas',
    words: 'software, saas, mobile app, api, chatbot, automation, bookkeeping app',
    unless: '',
  },
  {
    id: 'cosmetics',
    words:
      'cosmetics, skincare, soap, perfume, hair cream, lotion, beauty products, organic cream, black soap, dudu osun, body butter',
    unless: 'bleaching injection',
  },
  {
    id: 'exams_tutoring',
    words:
      'tutoring, tutor, exam prep, past questions, mock test, revision, homework help, practice test, jamb, utme, waec, neco, gce, post-utme, jamb cbt practice, extra lesson, after-school lesson, home lesson teacher',
    unless: 'expo, runz, leaked paper, live questions, special centre, miracle centre, sit exam for, write exam for',
  },
  {
    id: 'drones',
    words: 'drone, uav, aerial photography, aerial mapping, crop spraying drone',
    unless: '',
  },
  {
    id: 'agriculture',
    words:
      'farm, farmer, crops, seeds, fertiliser, irrigation, greenhouse, grain, harvest, agritech, cassava, yam, maize, ginger, sesame, beans, fadama, off-taker, produce aggregator',
    unless: '',
  },
  {
    id: 'livestock_vet',
    words:
      'livestock, poultry, cattle, goats, fish farm, aquaculture, veterinary, pets, eggs, piggery, catfish, point and kill, point of lay, day-old chicks, grasscutter, snail farm, broilers',
    unless: '',
  },
  {
    id: 'childcare',
    words:
      'childcare, nursery, creche, daycare, babysitting, nanny, childminder, after-school club, day care, playgroup, nanny agency, creche in market',
    unless: '',
  },
  {
    id: 'real_estate',
    words:
      'property, real estate, letting, landlord, tenant, estate agent, shortlet, hostel, housing, agent fee, caution fee, face me i face you, omo onile, c of o, self-contain, land banking',
    unless: 'intellectual property',
  },
  {
    id: 'legal_services',
    words: 'legal, lawyer, solicitor, legal aid, legaltech, notary, charge and bail, affidavit, court bailiff',
    unless: '',
  },
  {
    id: 'immigration_services',
    words:
      'visa, immigration advice, study abroad, relocation, visa coaching, admissions abroad, work permit, japa, japa agent, ielts, proof of funds advice, travel agent',
    unless: 'fake visa, fake passport, guaranteed visa, forged, edit statement, rent account balance',
  },
  {
    id: 'export_import',
    words:
      'export, import, customs, freight forwarding, cross-border, sourcing, commodity trade, clearing agent, tokunbo, mini importation, 1688, cotonou, okirika export',
    unless: '',
  },
  {
    id: 'hospitality',
    words: 'hotel, guest house, hostel, lodge, resort, tourism, guest inn, lounge, short-let',
    unless: '',
  },
  {
    id: 'events',
    words: 'event, wedding, concert, ticketing, decor, venue, owambe, canopy hire, aso ebi, naming ceremony',
    unless: '',
  },
  {
    id: 'advertising_media',
    words:
      'advertising, advert, influencer, podcast, radio, publishing, billboard, nollywood, skit maker, afrobeats promotion, jingles, hype man',
    unless: '',
  },
  {
    id: 'transport_water',
    words: 'boat, ferry, ferries, jetty, jetties, water taxi, barge, speedboat, canoe transport',
    unless: '',
  },
  {
    id: 'waste_recycling',
    words:
      'recycling, recycle, recycler, waste collection, waste carrier, waste management, scrap metal, compost, e-waste, scrap dealer, condemn iron, psp waste',
    unless: '',
  },
];
