import { identityPaths } from '#contract/accounts/identity.ts';
import type { TestApp } from './app.ts';
import { memberPassword } from './members.ts';

/** Cookies of one host, as a browser keeps them. */
function createJar() {
  const kept = new Map<string, string>();
  return {
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    names: () => [...kept.keys()],
    take(lines: string | string[] | undefined) {
      for (const line of [lines ?? []].flat()) {
        const [pair = '', ...attributes] = line.split(/;\s*/);
        const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
        if (attributes.some((one) => /^max-age=0$/i.test(one)) || value === '') kept.delete(name);
        else kept.set(name, value);
      }
    },
  };
}

/** A browser that knows the product and other services: it keeps the cookies of both and follows the services' redirects. */
export function createLoginBrowser({ app, context }: TestApp) {
  const { publicUrl } = context.config.http;
  const ours = createJar();
  const theirs = new Map<string, ReturnType<typeof createJar>>();

  async function post(url: string, payload: object) {
    const headers = { origin: publicUrl, cookie: ours.header() };
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    ours.take(answer.headers['set-cookie']);
    const { code, data, fields } = answer.json();
    return { status: answer.statusCode, code, data, fields };
  }

  async function get(url: string) {
    const answer = await app.inject({ url, headers: { cookie: ours.header(), 'user-agent': 'Firefox/140.0' } });
    ours.take(answer.headers['set-cookie']);
    return answer;
  }

  /** Follows the services' redirects until one leads back. @returns that address. */
  async function travel(start: string): Promise<string> {
    let url = start;
    for (let hops = 0; hops < 10; hops += 1) {
      if (url.startsWith(`${publicUrl}/`)) return url;
      const { origin } = new URL(url);
      const jar = theirs.get(origin) ?? createJar();
      theirs.set(origin, jar);
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie: jar.header() } });
      jar.take(answer.headers.getSetCookie());
      const location = answer.headers.get('location');
      if (!location) throw new Error(`${url} leads nowhere: ${answer.status} ${await answer.text()}`);
      url = new URL(location, url).href;
    }
    throw new Error(`${start} leads on and on`);
  }

  /** Opens the address that a service sent the browser back to. @returns the page that it leads to, with its query. */
  async function comeBack(address: string) {
    const answer = await get(address.slice(publicUrl.length));
    const location = String(answer.headers.location ?? '');
    const page = new URL(location || '/', publicUrl);
    return {
      status: answer.statusCode,
      location,
      path: page.pathname,
      error: page.searchParams.get('error'),
      redirect: page.searchParams.get('redirect'),
      query: Object.fromEntries(page.searchParams),
    };
  }

  const start = async (provider: string, given: object = {}) => post(identityPaths.startLogin, { provider, ...given });
  const link = async (provider: string) => post(identityPaths.linkLogin, { provider });
  const token = async (): Promise<string | null> => (await get(identityPaths.token)).json().data.token;

  return {
    cookies: ours,
    post,
    get,
    start,
    link,
    travel,
    comeBack,
    token,
    /** The whole way: to the service, and back. */
    async logIn(provider: string, given: object = {}) {
      const begun = await start(provider, given);
      if (begun.status !== 200) throw new Error(`the login was not begun: ${begun.code}`);
      return comeBack(await travel(begun.data.url));
    },
    async linkWith(provider: string) {
      const begun = await link(provider);
      if (begun.status !== 200) throw new Error(`the link was not begun: ${begun.code}`);
      return comeBack(await travel(begun.data.url));
    },
    finish: (given: object = {}) =>
      post(identityPaths.finishLogin, { name: 'Ada Obi', role: 'founder', acceptedConditions: true, ...given }),
    newLogin: () => get(identityPaths.newLogin),
    withPassword: (email: string, password = memberPassword) => post(identityPaths.signIn, { email, password }),
    signUp: (email: string, password = memberPassword) =>
      post(identityPaths.signUp, { name: 'Ada Obi', email, password, role: 'founder', acceptedConditions: true }),
    signOut: () => post(identityPaths.signOut, {}),
    /** Forgets the cookies of all other services, as if nobody were logged in there. */
    leaveServices: () => theirs.clear(),
  };
}

export type LoginBrowser = ReturnType<typeof createLoginBrowser>;
