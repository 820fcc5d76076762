import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRegulated } from './regulated-money.ts';
import { findUnlawful } from './unlawful.ts';
import { UNLAWFUL_GOODS } from './unlawful-goods.ts';

const AS_WRITTEN: readonly [id: string, sentence: string][] = [
  ['drugs', 'Deliver cocaine to party-goers in Lekki'],
  ['drugs', 'we dey supply cocain for club'],
  ['drugs', 'sell weed to students in Ife'],
  ['drugs', 'weed cookies for party people in Lekki'],
  ['drugs', 'I wan sell igbo for Mushin'],
  ['drugs', 'Canadian loud by dispatch rider'],
  ['drugs', 'mkpuru mmiri wholesale for Onitsha boys'],
  ['drugs', 'sell codeine syrup to students in Mushin'],
  ['drugs', 'buy marihuana online, discreet box'],
  ['drugs', 'We deliver cocaine to party people in Lekki'],
  ['drugs', 'Sell kush for Lekki'],
  ['drugs', 'kush delivery by bike rider in Yaba'],
  ['drugs', 'I dey sell better kush give students'],
  ['drugs', 'selling ganja to campus boys'],
  ['drugs', 'supply molly for clubs in VI'],
  ['drugs', 'buy arizona online'],
  ['drugs', 'we sell blunts, shrooms and lean'],
  ['drugs', 'Indian hemp for smokers in Mushin'],
  ['drugs', 'wee-wee joint for Ajegunle'],
  ['drugs', 'gbana supply at night'],
  ['drugs', 'refnol and tramol for hustlers'],
  ['drugs', 'sell skoochies at owambe'],
  ['medicines', 'Sell fake ozempic on Instagram'],
  ['medicines', 'relabel expired medicine and resell am'],
  ['medicines', 'antibiotics online no prescription'],
  ['medicines', 'abortion pills delivery for girls'],
  ['exams', 'Sell leaked WAEC papers to candidates in Kano'],
  ['exams', 'JAMB expo for candidates the night before'],
  ['exams', 'WAEC runz for students wey no sabi book'],
  ['exams', 'A miracle centre in Benin where nobody fails'],
  ['exams', 'we write exam for candidates'],
  ['exams', 'upgrade JAMB score after the exam'],
  ['exams', 'I dey do runs for JAMB for people wey no sabi book'],
  ['exams', 'we dey sell expo give students for Ife'],
  ['exams', 'expo for NECO, midnight before paper'],
  ['exams', 'Exam runs for final year students, N5k per course'],
  ['exams', 'send WAEC expo by WhatsApp'],
  ['answers', 'Verified exam answers for students in Lagos'],
  ['answers', 'complete and correct JAMB answers by midnight'],
  ['answers', 'Sure WAEC solutions on Telegram'],
  ['exams', 'We write essays for students in Leeds'],
  ['exams', 'We do your assignments while you work'],
  ['answers', 'we sell exam answers to students before the exam, 500 each'],
  ['answers', 'sell exam answers'],
  ['answers', 'I dey sell WAEC answer give candidates for Ife'],
  ['answers', 'Selling answers to the JAMB exam on WhatsApp'],
  ['answers', 'Students get exam answers on their phone before they write'],
  ['weapons', 'sell guns to vigilantes in Zamfara'],
  ['weapons', 'locally made pistol for traders'],
  ['weapons', 'AK-47 supply'],
  ['weapons', 'zombie knives posted to your door'],
  ['fraud', 'training for yahoo boys'],
  ['fraud', 'A fake alert app for buying phones'],
  ['fraud', 'picking job accounts for rent'],
  ['hacking', 'Hack WhatsApp for jealous partners'],
  ['hacking', 'app to hack into girlfriend whatsapp'],
  ['exams', 'I dey write JAMB for people'],
  ['exams', 'we write WAEC for 20k'],
  ['organs', 'get kidney from poor people for rich patients abroad'],
  ['forgery', 'I will print naira notes for market women'],
  ['hacking', 'Sell BVN and NIN in bulk'],
  ['hacking', 'DDoS for hire'],
  ['hacking', 'stolen phones at half price'],
  ['ponzi', 'Ponzi that pays 30% monthly'],
  ['ponzi', 'a site where people double their money'],
  ['ponzi', 'Join, recruit and earn every week'],
  ['ponzi', '50% monthly returns on your naira'],
  ['forgery', 'I want to sell fake degree certificates to students'],
  ['forgery', 'fake passport in three days'],
  ['forgery', 'rent account balance for visa interviews'],
  ['forgery', 'buy and sell PVC votes'],
  ['forgery', 'counterfeit naira notes'],
  ['counterfeits', 'fake designer bags for Abuja big girls'],
  ['counterfeits', 'replica watches as real'],
  ['people', 'a baby factory in Aba'],
  ['people', 'Take girls to Italy for work'],
  ['people', 'escort service for rich men'],
  ['people', 'Sell kidneys to hospitals abroad'],
  ['exams', 'Sell leaked WAEC answers to students'],
  ['exams', 'WAEC runs for private candidates'],
  ['wildlife', 'export pangolin scales'],
  ['wildlife', 'carved ivory for tourists'],
  ['oil', 'kpofire diesel for generators'],
  ['oil', 'oil bunkering in the creeks'],
  ['unlicensed', 'loan sharks for market women'],
  ['unlicensed', 'an underground casino in Lekki'],
  ['shaming', 'An app that shames: shame loan defaulters on Facebook'],
];

const LOOK_ALIKES = [
  'A pharmacy in Jos that delivers codeine on prescription',
  'An app that helps pharmacies in Kano detect fake drugs',
  'Scan a pack and spot expired medicine before you buy',
  'We collect expired drugs from chemists and destroy them',
  'A rehab clinic for cocaine users in Lagos',
  'Tutoring for WAEC candidates on WhatsApp',
  'Past questions and mock exams for WAEC candidates in Kano',
  'Exam tutor for JAMB students in Yaba',
  'extra mural lesson for SS3 students wey wan write JAMB for Ikorodu',
  'Hostel for candidates who write WAEC for Lagos',
  'Print naira signs on shirts for traders',
  'We sell past questions with exam answers of former years to students',
  'Past questions with answers of former years for WAEC candidates before the exam',
  'Teachers mark exam answers for schools in Kano',
  'We sell marking of exam answers by teachers to schools',
  'A study app with model answers for students before the exam',
  'We sell model exam answers, explained by a tutor',
  'Sell exam answer sheets to schools in Aba',
  'Report leaked exam papers to WAEC without giving your name',
  'Help schools stop exam malpractice and leaked questions',
  'A stand at the Lagos food expo for bakers',
  'A tutor who runs weekend lessons for WAEC candidates',
  'JAMB runs a portal; we sell phones that open it',
  'A company that runs mock exams for schools in Enugu',
  'A bus that runs for JAMB candidates in Minna',
  'Somebody runs errands for students in Ife',
  'A van that runs in exam weeks for students at OAU',
  'An education expo for students in Lagos',
  'Stands at a trade expo for exam publishers',
  'Sell expo tickets to exhibitors in Abuja',
  'WAEC runs on paper: we sell the pens',
  'A tutor who marks and corrects exam answers with pupils',
  'A special centre for children with special needs in Enugu',
  'Teach essay writing for students in Ibadan',
  'Rent nail guns to carpenters in Aba',
  'Glue guns for craft teachers',
  'Massage guns for footballers in Lagos',
  'Safes for licensed gun owners in Texas',
  'Security guards without weapons for estates in Lekki',
  'Weed killer for cassava farmers in Benue',
  'Bread, cookies and weed-free vegetables for hostels in Ife',
  'Hire hands who weed farms in Oyo by the hectare',
  'We sell loud speakers to churches',
  'Igbo lessons for children in London',
  'Trekking guides to the Hindu Kush for climbers',
  'Tours of ancient Kush for schools in Khartoum',
  'We sell Kush Kingdom history books',
  'Sell Molly dolls to toy shops',
  'Molly bakes cakes for offices in Ikeja',
  'Deliver Arizona iced tea to kiosks',
  'Sell edible flowers to hotels',
  'Lean manufacturing courses for factories in Aba',
  'We sell lean beef to butchers',
  'Hemp rope for fishing boats',
  'Blunt knives sharpened at the market gate',
  'Ganja city football shirts from Azerbaijan',
  'Sell fabrics to Igbo traders in Balogun',
  'Ski trips in Colorado for students',
  'Crack WAEC maths with daily drills',
  'Fake lashes for brides in Lagos',
  'Fake leather shoes for office men',
  'Fake grass for small gardens in Leeds',
  'Teach market women to recognise fake naira notes',
  'Warn people about romance scams before they lose money: prevention by SMS',
  'Help victims of human trafficking find work',
  'Security testing that finds hacked accounts with the owner’s written consent',
  'An alarm that finds stolen cars by GPS',
  'Recover stolen phones for owners in Ikeja',
  'Wool carding for weavers in Kano',
  'Kidney beans by the bag for canteens',
  'Home dialysis for kidney patients in Abuja',
  'Ivory lace for owambe parties',
  'Ivory Coast cocoa for chocolate makers',
  'Visa coaching with the applicant’s own true papers',
  'Lawyers who prepare true papers for a visa in London',
  'Second-hand designer bags, checked and sold as what they are',
  'Licensed recruitment agency for nurses',
  'A licensed dispatch company for parcels in Lagos',
  'Snail and grasscutter farms in Ogun',
  'Toys and kitchen knives for markets in Aba',
  'Unpaid blood donation drives for hospitals',
  'Printing of cheque books for banks in Lagos',
  'Cold box for fish sellers in Makoko',
  'Solar kiosks where riders charge phones',
  'Voters learn what a candidate promised: a newsletter',
  'Learner drivers practise without a licence on a closed track',
];

describe('what is plainly unlawful', () => {
  it.each(AS_WRITTEN)('%s: %s', (id, sentence) => {
    const { about } = UNLAWFUL_GOODS.find((one) => one.id === id) ?? { about: 'no such entry' };
    expect(findUnlawful(sentence)).toEqual({ words: expect.any(String), about });
  });

  it.each(LOOK_ALIKES.map((sentence) => [sentence]))('is not: %s', (sentence) => {
    expect(findUnlawful(sentence)).toBeNull();
  });

  it('is shown by an example of every entry', () => {
    expect(new Set(AS_WRITTEN.map(([id]) => id))).toEqual(new Set(UNLAWFUL_GOODS.map(({ id }) => id)));
  });

  it('is found in the second sentence, whatever the first prevents', () => {
    expect(findUnlawful('We report fraud. We sell guns.')).toMatchObject({ words: 'guns' });
    expect(findUnlawful('Protect your family. Cocaine delivered.')).toMatchObject({ words: 'Cocaine' });
  });

  it('is excused only by words near by', () => {
    const between = 'and then on the way home in the evening we also happily';
    expect(findUnlawful(`We report potholes ${between} sell cocaine`)).not.toBeNull();
    expect(findUnlawful('Cocaine, and we protect your name')).not.toBeNull();
  });
});

describe('what somebody must permit', () => {
  it.each([
    ['lending money', 'Quick loans for market women in Aba'],
    ['lending money', 'Owners of small shops in Aba borrow against their stock'],
    ['lending money', 'we dey lend small money give keke riders'],
    ['keeping people’s savings', 'An app for ajo among traders in Oshodi'],
    ['keeping people’s savings', 'Collect daily savings from hawkers'],
    ['taking people’s investments', 'People invest in cassava farms from their phone'],
    ['dealing in crypto-assets', 'Buy and sell bitcoin on WhatsApp'],
    ['insuring people', 'Insurance for okada riders'],
    ['moving or changing people’s money', 'Send money from London to Lagos at a fair rate'],
    ['moving or changing people’s money', 'POS agents in every village of Kogi'],
    ['betting or lotteries', 'Sports betting for students'],
    ['lending money', 'We write down who owes and lend money to the rest'],
    ['lending money', 'A list of who pays back, and quick loans for them'],
    ['dealing in firearms', 'A gun shop for hunters in Texas, licensed'],
  ])('%s: %s', (what, sentence) => {
    expect(findRegulated(sentence)).toEqual({ words: expect.any(String), what });
  });

  it.each([
    'Printing of cheque books for banks in Lagos',
    'Loan software for microfinance banks',
    'We help lenders check a savings group’s records',
    'Lend tools to neighbours in Leeds',
    'A toy lending library for nurseries',
    'Leather wallets for tourists',
    'Shop madams write who borrow money from them on WhatsApp',
    'A notebook of who buys on credit for provision shops',
    'help madams know who dey owe dem moni',
    'An app to remember who borrowed money and when',
    'A debt notebook for shop owners in Ibadan',
    'Traders send voice notes and get their daily books back; lenders ask them for records',
    'Deposits for glass bottles, paid back at the kiosk',
    'Nail guns for carpenters: we sell nail guns',
    'crypto lessons for youths in warri',
    'A pharmacy that delivers to old people in Ibadan',
    'Alphabet blocks for pupils',
    'A helpline for betting addicts who want to quit',
  ])('is not: %s', (sentence) => {
    expect(findRegulated(sentence)).toBeNull();
  });
});

it('reads any text without failing, and the same way each time', () => {
  const words = fc.constantFrom(
    'sell',
    'fake',
    'the',
    'exam',
    'write',
    'for',
    'loan',
    'to',
    'waec',
    'guns',
    '😀',
    '.',
    'a',
  );
  const text = fc.oneof(
    fc.array(words, { maxLength: 400 }).map((all) => all.join(' ')),
    fc.string({ unit: 'binary', maxLength: 600 }),
  );
  fc.assert(
    fc.property(text, (given) => {
      expect(findUnlawful(given)).toEqual(findUnlawful(given));
      expect(findRegulated(given)).toEqual(findRegulated(given));
    }),
  );
});
