import type { CookieConsentConfig } from 'vanilla-cookieconsent';
import type { Brand, ConsentCookie, OptionalService } from '#content/brand.ts';
import { paths } from '../../paths.ts';

type ConsentBrand = Pick<Brand, 'optionalServices' | 'consentRevision'>;
type Texts = { title: string; description: string };

/** Kept in step with the lifetimes below and with the identity provider's session. */
const necessaryCookies: ConsentCookie[] = [
  { name: 'cc_cookie', purpose: 'Remembers your answer to the cookie notice', expiry: '182 days' },
  { name: 'better-auth.session_token', purpose: 'Keeps you signed in; set when you sign in', expiry: '7 days' },
];

const categoryTexts: Record<'necessary' | OptionalService['category'], Texts> = {
  necessary: {
    title: 'Necessary',
    description: 'The site cannot sign you in or remember your answer without them, so they cannot be switched off.',
  },
  functionality: { title: 'Functionality', description: 'They add comfort that the site can do without.' },
  analytics: { title: 'Analytics', description: 'They count how pages are used.' },
  marketing: { title: 'Marketing', description: 'They show whether our advertising works.' },
};

/**
 * The configuration of the cookie notice. With no optional service it only informs: one read-only category and one button.
 * With some it asks: every category of those services, off until switched on, rejecting as easy as accepting.
 */
export function consentConfig(brand: ConsentBrand, loadScript: (path: string) => void): CookieConsentConfig {
  const { optionalServices } = brand;
  const asks = optionalServices.length > 0;
  const categories = [...new Set(optionalServices.map(({ category }) => category))];
  return {
    mode: 'opt-in',
    revision: brand.consentRevision,
    hideFromBots: false,
    cookie: { name: 'cc_cookie', expiresAfterDays: 182, path: '/', sameSite: 'Lax', secure: true },
    guiOptions: {
      consentModal: { layout: 'cloud', position: 'bottom center', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessary: {
        enabled: true,
        readOnly: true,
        services: { consent: { label: 'Your answer to this notice' }, session: { label: 'Staying signed in' } },
      },
      ...Object.fromEntries(
        categories.map((category) => [category, optionalCategory(category, optionalServices, loadScript)]),
      ),
    },
    language: {
      default: 'en',
      translations: {
        en: {
          consentModal: { ...(asks ? askingBanner : informingBanner), footer: footerLinks },
          preferencesModal: {
            title: 'Cookie preferences',
            closeIconLabel: 'Close',
            savePreferencesBtn: 'Save my preferences',
            ...(asks && { acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all' }),
            serviceCounterLabel: 'service|services',
            sections: [
              { description: asks ? askingIntro : informingIntro },
              section('necessary', necessaryCookies),
              ...categories.map((category) => section(category, cookiesOf(category, optionalServices))),
              { description: footerLinks },
            ],
          },
        },
      },
    },
  };
}

const footerLinks = `<a href="${paths.privacyPolicy}">Privacy</a> <a href="${paths.terms}">Terms</a>`;

const informingBanner = {
  title: 'Only necessary cookies',
  description: 'One keeps you signed in, one remembers that you have read this.',
  acceptAllBtn: 'I understand',
};
const informingIntro = 'These are all the cookies that this site sets in your browser.';

const askingBanner = {
  title: 'You choose the cookies',
  description: 'Necessary ones keep you signed in. The others stay off unless you switch them on.{{revisionMessage}}',
  revisionMessage: ' The list has changed since you last answered.',
  acceptAllBtn: 'Accept all',
  acceptNecessaryBtn: 'Reject all',
  showPreferencesBtn: 'Choose one by one',
};
const askingIntro =
  'Everything but the necessary cookies is off until you switch it on. You can change this at any time.';

function optionalCategory(
  category: OptionalService['category'],
  all: readonly OptionalService[],
  loadScript: (path: string) => void,
) {
  const services = all.filter((service) => service.category === category);
  return {
    services: Object.fromEntries(
      services.map(({ id, label, script, cookies }) => [
        id,
        { label, cookies: cookies.map(({ name }) => ({ name })), onAccept: () => loadScript(script) },
      ]),
    ),
    autoClear: { cookies: cookiesOf(category, all).map(({ name }) => ({ name })) },
  };
}

function cookiesOf(category: OptionalService['category'], all: readonly OptionalService[]): ConsentCookie[] {
  return all.filter((service) => service.category === category).flatMap(({ cookies }) => cookies);
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
