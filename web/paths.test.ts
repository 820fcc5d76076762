import { expect, it } from 'vitest';
import { paths } from './paths.ts';

/** Every fixed URL and one example of each builder: a changed line here is a broken bookmark, mail link or advert. */
const urls = {
  ...paths,
  homeSection: paths.homeSection('pricing'),
  auth: {
    ...paths.auth,
    signupAs: paths.auth.signupAs('founder'),
    signupThen: paths.auth.signupThen(null),
    loginThen: paths.auth.loginThen('/m/founder/consultation/service-list?id=1&x=a b'),
  },
  founder: {
    ...paths.founder,
    serviceList: paths.founder.serviceList(),
    serviceListWithId: paths.founder.serviceList('pitch review'),
    idea: paths.founder.idea('a1'),
    ideaQuestions: paths.founder.ideaQuestions('a1'),
    ideaQuestion: paths.founder.ideaQuestions('a1', 'customer', 'segment'),
    ideaVersion: paths.founder.ideaVersion('a1', 2),
    ideaComparison: paths.founder.ideaComparison('a1', 1, 2),
    check: paths.founder.check('c1'),
    checkQuestions: paths.founder.checkQuestions('c1'),
    checkQuestion: paths.founder.checkQuestions('c1', 'team', 'team_1_named'),
    checkLedger: paths.founder.checkLedger('c1'),
    checkValuation: paths.founder.checkValuation('c1'),
    checkVersion: paths.founder.checkVersion('c1', 2),
    checkComparison: paths.founder.checkComparison('c1', 1, 2),
  },
};

it('spells every URL of the product', () => {
  expect(urls).toMatchInlineSnapshot(`
    {
      "auth": {
        "forgotPassword": "/auth/forgot-password",
        "login": "/auth/login",
        "loginThen": "/auth/login?redirect=%2Fm%2Ffounder%2Fconsultation%2Fservice-list%3Fid%3D1%26x%3Da+b",
        "resetPassword": "/auth/reset-password",
        "root": "/auth",
        "signup": "/auth/signup",
        "signupAs": "/auth/signup?role=founder",
        "signupThen": "/auth/signup",
      },
      "dev": {
        "gallery": "/dev/gallery",
        "outbox": "/dev/outbox",
        "report": "/dev/report",
      },
      "founder": {
        "assistant": "/m/founder/startup-assistant",
        "bookings": "/m/founder/consultation/bookings",
        "capTable": "/m/founder/startup-assistant/generate/cap-table",
        "check": "/m/founder/startup-assistant/evaluate/c1",
        "checkComparison": "/m/founder/startup-assistant/evaluate/c1/versions/2/comparison?from=1",
        "checkLedger": "/m/founder/startup-assistant/evaluate/c1/ledger",
        "checkQuestion": "/m/founder/startup-assistant/evaluate/c1/questions/team#team_1_named",
        "checkQuestions": "/m/founder/startup-assistant/evaluate/c1/questions",
        "checkValuation": "/m/founder/startup-assistant/evaluate/c1/valuation",
        "checkVersion": "/m/founder/startup-assistant/evaluate/c1/versions/2",
        "confirmation": "/m/founder/consultation/confirmation",
        "consultation": "/m/founder/consultation",
        "evaluate": "/m/founder/startup-assistant/evaluate",
        "generate": "/m/founder/startup-assistant/generate",
        "idea": "/m/founder/startup-assistant/validate/a1",
        "ideaComparison": "/m/founder/startup-assistant/validate/a1/versions/2/comparison?from=1",
        "ideaQuestion": "/m/founder/startup-assistant/validate/a1/questions/customer#segment",
        "ideaQuestions": "/m/founder/startup-assistant/validate/a1/questions",
        "ideaVersion": "/m/founder/startup-assistant/validate/a1/versions/2",
        "overview": "/m/founder/overview",
        "programs": "/m/founder/programs",
        "quotes": "/m/founder/consultation/quotes",
        "root": "/m/founder",
        "serviceList": "/m/founder/consultation/service-list",
        "serviceListWithId": "/m/founder/consultation/service-list?id=pitch+review",
        "validate": "/m/founder/startup-assistant/validate",
      },
      "helpSupport": "/help-support",
      "home": "/",
      "homeSection": "/#pricing",
      "investor": {
        "notifications": "/m/investor/notifications",
        "overview": "/m/investor/overview",
        "profile": "/m/investor/profile",
        "root": "/m/investor",
        "settings": "/m/investor/settings",
      },
      "member": {
        "accountInformation": "/m/profile/account-information",
        "billingHistory": "/m/profile/billing-history",
        "notifications": "/m/notifications",
        "overview": "/m/overview",
        "plans": "/m/profile/billing-history#plans",
        "profile": "/m/profile",
        "root": "/m",
        "settings": "/m/profile/settings",
      },
      "privacy": "/privacy",
      "privacyPolicy": "/privacy-policy",
      "programs": "/programs",
      "shared": "/shared",
      "sign": "/sign",
      "terms": "/terms",
      "unauthorised": "/unauthorised",
      "verify": "/verify",
    }
  `);
});

it('keeps a redirect readable by the login page', () => {
  const redirect = new URL(urls.auth.loginThen, 'https://cairn.test').searchParams.get('redirect');
  expect(redirect).toBe('/m/founder/consultation/service-list?id=1&x=a b');
});
