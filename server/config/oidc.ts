import { createAllowList } from '../outbound/private-hosts.ts';
import type { Env } from './env.ts';
import { checkReach } from './reach.ts';

/** A service by which people log in: Google, a university, any that speaks OpenID Connect. */
export interface OidcProviderConfig {
  /** As OIDC_PROVIDERS has it: in the address that the provider sends people back to, and in its settings. */
  name: string;
  /** What people read: "Continue with …". */
  label: string;
  /** As the provider writes it in its tokens, a slash after the host apart. Logins are kept by it: another name loses none. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whose addresses the provider can vouch for, in lower case; undefined for any. */
  emailDomains: readonly string[] | undefined;
}

const parts = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'LABEL', 'EMAIL_DOMAINS'] as const;
type Part = (typeof parts)[number];

/** @throws a sentence for the operator when a setting of a provider is missing, wrong, or belongs to none. */
export function makeOidc(env: Env): OidcProviderConfig[] {
  const { OIDC_PROVIDERS: names, oidcSettings: given, OUTBOUND_PRIVATE_HOSTS: privateHosts } = env;
  refuseUnknown(names, given);
  const providers = names.map((name) => makeProvider(name, given, privateHosts));
  const issuers = providers.map(({ issuer }) => issuer);
  const twice = issuers.find((issuer, index) => issuers.indexOf(issuer) < index);
  if (twice) throw new Error(`${twice} is the issuer of two of OIDC_PROVIDERS: name it once.`);
  return providers;
}

const settingOf = (name: string, part: Part) => `OIDC_${name.toUpperCase()}_${part}`;

/** A mistyped name would otherwise be a setting that does nothing. */
function refuseUnknown(names: string[], given: Record<string, string>): void {
  const known = new Set(names.flatMap((name) => parts.map((part) => settingOf(name, part))));
  const unknown = Object.keys(given).find((name) => !known.has(name));
  if (unknown)
    throw new Error(
      `${unknown} is a setting of no provider: is its name in OIDC_PROVIDERS, and the rest spelled right?`,
    );
}

function makeProvider(name: string, given: Record<string, string>, privateHosts: string[]): OidcProviderConfig {
  const required = (part: Part) => {
    const value = given[settingOf(name, part)]?.trim();
    if (!value) throw new Error(`${settingOf(name, part)} is required when OIDC_PROVIDERS names ${name}.`);
    return value;
  };
  const issuer = toIssuer(settingOf(name, 'ISSUER'), required('ISSUER'), privateHosts);
  const label = required('LABEL');
  if (label.length > 40)
    throw new Error(`${settingOf(name, 'LABEL')} is longer than 40 characters: a button has to hold it.`);
  return {
    name,
    label,
    issuer,
    clientId: required('CLIENT_ID'),
    clientSecret: required('CLIENT_SECRET'),
    emailDomains: toDomains(settingOf(name, 'EMAIL_DOMAINS'), given[settingOf(name, 'EMAIL_DOMAINS')]),
  };
}

/** Who a person is does not cross the internet in the clear. @returns the one spelling that logins are kept by. */
function toIssuer(setting: string, issuer: string, privateHosts: string[]): string {
  const url = URL.parse(issuer);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new Error(`${setting} must be the address of the provider, such as https://accounts.google.com.`);
  checkReach(setting, issuer, privateHosts);
  if (url.protocol !== 'https:' && !createAllowList(privateHosts)(url.hostname, url.port || '80'))
    throw new Error(`${setting} must begin with https://, except for a host named in OUTBOUND_PRIVATE_HOSTS.`);
  return url.pathname === '/' ? url.origin : url.href;
}

function toDomains(setting: string, list: string | undefined): string[] | undefined {
  if (!list) return undefined;
  const domains = list.split(',').map((domain) => domain.trim().toLowerCase());
  const wrong = domains.find((domain) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain));
  if (wrong !== undefined) throw new Error(`${setting}: "${wrong}" is no domain, such as unilag.edu.ng.`);
  return domains;
}
