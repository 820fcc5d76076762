import type { CookieConsentConfig, Translation } from 'vanilla-cookieconsent';
import type { Brand, ConsentCookie, OptionalService } from '#content/brand.ts';
import { paths } from '../../paths.ts';

type OptionalCategory = OptionalService['category'];

/** Kept in step with the lifetimes below and with the identity provider's session. */
const necessaryCookies: ConsentCookie[] = [
  { name: 'cc_cookie', purpose: 'Remembers your answer to the cookie notice', expiry: '182 days' },
  { name: 'cairn.session_token', purpose: 'Keeps you signed in; set when you sign in', expiry: '30 days' },
  {
    name: 'cairn.device',
    purpose: 'Knows a browser again in which you have logged in, so that nobody who guesses can keep you out of it',
    expiry: '1 year',
  },
  {
    name: 'cairn.two_factor',
    purpose: 'Knows that your password was right while you type the code of your phone',
    expiry: '10 minutes',
  },
  { name: 'cairn.passkey', purpose: 'Belongs to the passkey that you add or log in with', expiry: '5 minutes' },
];

const categoryTexts: Record<'necessary' | OptionalCategory, { title: string; description: string }> = {
  necessary: {
    title: 'Necessary',
    description: 'The site cannot sign you in or remember your answer without them, so they cannot be switched off.',
  },
  functionality: { title: 'Functionality', description: 'They add comfort that the site can do without.' },
  analytics: { title: 'Analytics', description: 'They count how pages are used.' },
  marketing: { title: 'Marketing', description: 'They show whether our advertising works.' },
};

interface ConsentHandlers {
  loadScript: (path: string) => void;
  onAnswered: () => void;
}

/**
 * The configuration of the cookie consent. With no optional service there is one read-only category and nothing to choose.
 * With some, every category of theirs is off until it is switched on, and rejecting is as easy as accepting.
 */
export function consentConfig(
  { optionalServices, consentRevision }: Pick<Brand, 'optionalServices' | 'consentRevision'>,
  { loadScript, onAnswered }: ConsentHandlers,
): CookieConsentConfig {
  const categories = [...new Set(optionalServices.map(({ category }) => category))];
  const asks = categories.length > 0;
  return {
    mode: 'opt-in',
    revision: consentRevision,
    hideFromBots: false,
    autoShow: false,
    cookie: { name: 'cc_cookie', expiresAfterDays: 182, path: '/', sameSite: 'Lax', secure: true },
    guiOptions: { preferencesModal: { layout: 'box', equalWeightButtons: true } },
    onFirstConsent: onAnswered,
    onChange: onAnswered,
    categories: {
      necessary: {
        enabled: true,
        readOnly: true,
        services: { consent: { label: 'Your answer to the notice' }, session: { label: 'Staying signed in' } },
      },
      ...Object.fromEntries(
        categories.map((category) => [category, optionalCategory(servicesIn(category, optionalServices), loadScript)]),
      ),
    },
    language: {
      default: 'en',
      translations: {
        // Without texts for it the library makes no banner: cookie-banner.tsx is ours.
        en: {
          preferencesModal: {
            title: 'Cookie preferences',
            closeIconLabel: 'Close',
            savePreferencesBtn: 'Save my preferences',
            ...(asks && { acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all' }),
            serviceCounterLabel: 'service|services',
            sections: [
              { description: asks ? askingIntro : informingIntro },
              section('necessary', necessaryCookies),
              ...categories.map((category) =>
                section(
                  category,
                  servicesIn(category, optionalServices).flatMap(({ cookies }) => cookies),
                ),
              ),
              { description: policyLinks },
            ],
          },
        } as Translation,
      },
    },
  };
}

const informingIntro = 'These are all the cookies that this site sets in your browser.';
const askingIntro =
  'Everything but the necessary cookies is off until you switch it on. You can change this at any time.';
const policyLinks = `<a href="${paths.privacyPolicy}">Privacy</a> <a href="${paths.terms}">Terms</a>`;

function servicesIn(category: OptionalCategory, all: readonly OptionalService[]): OptionalService[] {
  return all.filter((service) => service.category === category);
}

function optionalCategory(services: readonly OptionalService[], loadScript: (path: string) => void) {
  const namesOf = (cookies: readonly ConsentCookie[]) => cookies.map(({ name }) => ({ name }));
  return {
    services: Object.fromEntries(
      services.map(({ id, label, script, cookies }) => [
        id,
        { label, cookies: namesOf(cookies), onAccept: () => loadScript(script) },
      ]),
    ),
    autoClear: { cookies: namesOf(services.flatMap(({ cookies }) => cookies)) },
  };
}

function section(category: keyof typeof categoryTexts, cookies: readonly ConsentCookie[]) {
  return {
    ...categoryTexts[category],
    linkedCategory: category,
    cookieTable: {
      headers: { name: 'Cookie', purpose: 'What it is for', expiry: 'Kept for' },
      body: cookies.map(({ name, purpose, expiry }) => ({ name, purpose, expiry })),
    },
  };
}
