import { SPELT } from './words.ts';

/** What an idea mostly is: it decides which beliefs come first. */
export const IDEA_KINDS = [
  'marketplace',
  'rental',
  'finance',
  'health',
  'education',
  'transport',
  'farming',
  'food',
  'energy',
  'housing',
  'events',
  'jobs',
  'waste',
  'media',
  'making',
  'retail',
  'shop',
  'software',
  'service',
  'hardware',
  'other',
] as const;
export type IdeaKind = (typeof IDEA_KINDS)[number];

/** How an idea works says more about its risks than its trade does: "rent a tractor" is a rental before it is farming. */
const WORDS: readonly [IdeaKind, weight: number, words: string][] = [
  [
    'marketplace',
    14,
    'marketplace, connect, connects, connecting, match, matches, matching, uber for, airbnb for, buyers and sellers, find each other, link farmers, linking',
  ],
  [
    'rental',
    9,
    'rent, rents, renting, rental, rentals, rented, lease, leases, leasing, hire out, for hire, by the day, by the hour, pay per use, borrow tools, warehouse space, storage space, parking space, desk space, coworking space',
  ],
  [
    'finance',
    3,
    'fintech, crowdfunding, loan, loans, lend, lending, lends, borrow, borrows, savings, save money, ajo, esusu, adashe, insurance, insure, wallet, pos agent, payments, pay school fees, remittance, send money, invest, investment, crypto, credit, pension, mobile money, susu',
  ],
  [
    'health',
    3,
    'nursing, caregiver, caregivers, clinic, clinics, mobile clinic, hospital, hospitals, doctor, doctors, nurse, nurses, patient, patients, medicine, medicines, drugs, pharmacy, pharmacies, chemist, health, antenatal, therapy, diagnostic, diagnostics, agbo, herbal, blood, care home, elderly, hearing test, eye test, eye tests, dental, dentist, glasses, physiotherapy, counselling, mental health, vaccination, vaccines, first aid, malaria, blood pressure, birth attendants, midwives, birth kits',
  ],
  [
    'education',
    3,
    'school, schools, tutor, tutors, tutoring, coaching, lesson, lessons, exam, exams, waec, jamb, utme, neco, teach, teaches, teachers, training, class, classes, course, courses, bootcamp, pupils, students, learn, homework, academy, practice questions, past questions, tutorial, tutorials, creche, crèche, daycare',
  ],
  [
    'transport',
    3,
    'shuttle, shuttles, okada, tricycle, tricycles, keke, bus, buses, taxi, taxis, ride, rides, riders, drivers, delivery, deliver, delivers, dispatch, courier, logistics, haulage, bus ticket, bus tickets, lorry, lorries, minibus, van, vans, lifts, truck, trucks, boat, ferry, car pool, carpool, waybill, parcels, pickup, trailer, haul, ambulance, tipper, cargo, commuters',
  ],
  [
    'farming',
    3,
    'rearing, breeding, goat, farm, farms, farmer, farmers, farming, crop, crops, maize, cow, cows, ram, rams, sheep, pig, pigs, piglets, snails, chicks, day old chicks, fish feed, feed, feeds, seedlings, manure, seed, seeds, fertiliser, irrigation, poultry, catfish, fish farm, cattle, goats, harvest, greenhouse, livestock, tractor, vet',
  ],
  [
    'food',
    3,
    'food truck, food trucks, food van, food cart, food, breakfast, akara, pap, fresh, tomatoes, rice, beans, fish, meat, vegetable, vegetables, fruit, eggs, honey, meal, meals, restaurant, restaurants, buka, mama put, bread, bakery, snacks, juice, zobo, kunu, garri, suya, catering, cook, cooked, cooks, kitchen, canteen, drinks, pure water, sachet water, bottled water, drinking water, cold water, spices, lunch, jollof, flour, yam, yams, plantain, cassava, chicken, cake, cakes, popcorn, coffee, tea, pizza, sandwich, sandwiches, ice cream, yoghurt, smoothie, smoothies, palm oil, groundnut, groundnuts, taco, tacos, baby food, chin chin, lunches, veg, veg box, tamales, waffles, pepper soup, goat meat, kenkey, banku, waakye, fufu, amala, moi moi, puff puff, chapati, ugali, samosas, mandazi, curry, burger, burgers, doughnuts, donuts, barbecue, salad, salads, soup, soups, sauce, shawarma, egusi, tuwo, masa, fura, nono, milk, tigernut, onions, pepper, crayfish, mangoes, pineapples, bananas, potatoes, pies, pie, plates, brisket, roast fish, roasted, grilled, lunch boxes, bakes, baked, foodstuff, porridge, stew, shrimp, barbeque, bbq, dumplings, cookies, sausage, sausages, breakfasts, dinners, tiffin, roti, banga',
  ],
  [
    'energy',
    3,
    'solar, inverter, inverters, battery, batteries, generator, generators, charge, charging, electricity, light, cooking gas, gas, cylinder, cylinders, lpg, gas refill, diesel, petrol, inverter batteries, mini-grid, power, stove, stoves',
  ],
  [
    'housing',
    3,
    'houses, housing, apartment, apartments, flat, flats, lodge, lodges, hostel, hostels, shortlet, landlord, landlords, tenant, tenants, land, property, real estate, room to let, builder, building',
  ],
  [
    'events',
    3,
    'wedding, weddings, event, events, party, parties, owambe, concert, concerts, aso ebi, decor, decoration, small chops, venue, venues, birthday, birthdays, burial, ticket, tickets, dj',
  ],
  [
    'jobs',
    3,
    'job, jobs, hire, hiring, recruit, recruitment, staffing, staff, house help, house helps, nanny, nannies, shift, shifts, vacancies, cv, work abroad, interns, freelancers',
  ],
  [
    'waste',
    3,
    'waste, recycle, recycles, recycling, plastic bottles, scrap, e-waste, compost, refuse, garbage, rubbish, used oil, used cooking oil, dead batteries',
  ],
  [
    'media',
    3,
    'newsletter, podcast, podcasts, cartoon, cartoons, animation, film, films, nollywood, music, skit, skits, video series, youtube channel, magazine, news, radio, content, influencer, influencers, advertising, billboard, billboards, comics, book series, game, games',
  ],
  [
    'making',
    3,
    'seamstress, furniture, leather, shoes, bags, tailor, tailors, dress, dresses, ankara, adire, clothes, clothing, soap, cosmetics, skincare, jewellery, blocks, paint, factory, manufacture, handmade, made to measure, shea butter, candles, sandals, shirt, shirts, t-shirts, t shirts, t-shirt, caps, cap, sew, sewing, sewn, knit, knitted, crochet, beads, pottery, bag, purses, wig, wigs, hand made, embroidery, hats, curtains, perfume, perfumes, duvet, cushions, kaba, agbada, gown, gowns, suits, wood, toys, quilts, uniform, uniforms, make and sell',
  ],
  [
    'retail',
    2,
    'shop, store, sell, sells, selling, resell, wholesale, supermarket, kiosk, provisions, used phones, second-hand, second hand, thrift, okrika, import, imports, in stock, grocery, groceries, textbooks, export, exports, exported, exporting, exercise books, notebooks, secondhand, fairly used, laptop, laptops, gadgets, sold, tyres, spare parts, engine oil, phone accessories, cosmetics shop, diapers, pads, prams, fabrics, lace, shoes from, e-commerce, online store',
  ],
  [
    'service',
    2,
    'mill, mills, milling, grinding, laundry, wash, washed, washing, ironed, clean, cleaning, cleaners, repair, repairs, repairing, fix, fixes, plumber, plumbers, electrician, barber, barbers, salon, braids, braid, makeup, nails, car wash, security guard, gardener, errands, photography, consulting, legal, lawyer, accounting, visa, childcare, design, walking, cutting, grooming, babysitting, ironing, lawn, lawns, mow, trim, hedges, removals, pool cleaning, barbing, haircuts, hair, massage, borehole, install, installs, installation, maintenance, plaiting, weavon, locs, pedicure, lashes, fumigation, pest control, painting, tiling, plumbing, carpentry, welding, tailoring service, alterations, tow, towing, translation, mechanic, mechanics',
  ],
  [
    'software',
    2,
    'app, apps, program, software, saas, platform, website, ai, chatbot, bot, dashboard, api, crm, automate, automation, track, tracks, tracking, records, bookkeeping, their books, books back, daily books, whatsapp, voice note, voice notes, ussd, online tool, spreadsheet, dating, notebook, ledger, debt, debts, debtors, owe, owes, reminder, reminders, payroll, invoices, invoicing, inventory, attendance',
  ],
  [
    'hardware',
    2,
    'hardware, device, devices, gadget, gadgets, sensor, sensors, meter, meters, machine, machines, dryer, dryers, incubator, incubators, drone, drones, filter, filters, purifier, purifiers, prototype, wheelchair, wheelchairs, helmet, helmets, gps tracker, tracker, trackers, cctv, cameras, alarm, alarms, sheller, robot, earpiece, earpieces, lock, locks, headset, headsets, wearable, printer, printers, scanner, scanners, cold room, cold rooms, kit, kits, oven, ovens, smoker, smokers, grinder, grinders, peeler, peelers, sprayer, sprayers, pump, pumps',
  ],
];

const DETECTORS = WORDS.map(([kind, weight, words]) => ({
  kind,
  weight,
  phrases: words.split(', ').map((phrase) => ` ${phrase} `),
}));

/**
 * The kind whose words weigh most in the sentence; phrases count twice, and so does `head`, the noun that says what people get.
 * The first listed wins a tie.
 */
export function kindOf(sentence: string, head = '', what = ''): IdeaKind {
  const plain = plainWords(sentence);
  const named = plainWords(what);
  const isKnown = DETECTORS.some(({ phrases }) => phrases.includes(plainWords(head)));
  let best: { kind: IdeaKind; score: number } = { kind: 'other', score: 0 };
  for (const { kind, weight, phrases } of DETECTORS) {
    const found = phrases.filter((phrase) => plain.includes(phrase));
    const ofHead = isKnown
      ? phrases.includes(plainWords(head))
        ? weight
        : 0
      : phrases.filter((phrase) => named.includes(phrase)).length * weight;
    const score = found.reduce((sum, phrase) => sum + weight * (phrase.trim().includes(' ') ? 2 : 1), ofHead);
    if (score > best.score) best = { kind, score };
  }
  return best.kind;
}

const plainWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => SPELT.get(word) ?? word)
    .join(' ')} `;
