import type { FastifyInstance } from 'fastify';

const kilobyte = 1024;

/** Bytes over the wire, headers included. */
export interface PageWeight {
  total: number;
  script: number;
}

/** What a first visit to the home page may weigh, nothing cached. */
export const homePageBudget: PageWeight = { total: 200 * kilobyte, script: 120 * kilobyte };

export const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`;

/** The scripts that the page's start names, its images, and the typefaces of its styles that English and naira need. */
const named =
  /"(\/assets\/[^"]+\.js)"|<img[^>]* src="([^"]+)"|url\((\/assets\/(?:(?:inter|fraunces)-latin|inter-naira)-[\w-]{8}\.woff2)\)/g;

/** What the home page weighs with all that it names: its scripts, first fonts and images. */
export async function weighHomePage(site: FastifyInstance): Promise<PageWeight> {
  const load = async (url: string) => {
    const answer = await site.inject({ url, headers: { 'accept-encoding': 'br' } });
    if (answer.statusCode !== 200) throw new Error(`The home page names ${url}, which is not there.`);
    const heads = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return { body: answer.rawPayload, bytes: answer.rawPayload.length + heads.join('').length };
  };
  const page = await site.inject('/');
  const weight = { total: (await load('/')).bytes, script: 0 };
  for (const url of new Set([...page.payload.matchAll(named)].map(([, ...found]) => found.find(Boolean) ?? ''))) {
    const { bytes } = await load(url);
    weight.total += bytes;
    if (url.endsWith('.js')) weight.script += bytes;
  }
  return weight;
}
