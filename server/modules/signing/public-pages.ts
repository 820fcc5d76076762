import type { FastifyInstance } from 'fastify';
import { brand } from '#content/brand.ts';
import { AppError } from '#contract/errors.ts';
import { reportSlug } from '#contract/signing/publication.ts';
import { standingSentence } from '#domain/validation/belief-standing.ts';
import type { Db } from '../../db/client.ts';
import type { LivePage } from '../../http/live-pages.ts';
import { senderOf } from '../../limits/sender.ts';
import type { Workers } from '../../workers/workers.ts';
import type { PublicationService } from './publication.service.ts';

interface PublicPagesDeps {
  db: Db;
  workers: Workers;
  publications: PublicationService;
}

const imageOf = (slug: string) => `/r/${slug}/preview.png`;
const imageLimit = { max: 60, timeWindow: 60_000 };

/** What the page of a published report says of itself to anyone who runs no scripts. */
export function createPublicPages({ db, publications }: Omit<PublicPagesDeps, 'workers'>): LivePage[] {
  return [
    {
      pattern: '/r/:slug',
      async read({ slug = '' }) {
        try {
          const { page } = await publications.read(db, requireSlug(slug));
          const { title, pitch, verdict, counts, shares } = page;
          const lead = shares ? standingSentence(counts) : `${verdict.label}.`;
          return {
            status: 200,
            title: `${title} · ${brand.name}`,
            description: `${lead} ${pitch}`,
            shown: { path: `/r/${slug}`, imagePath: imageOf(slug), imageAlt: `${title}: ${lead}` },
          };
        } catch (error) {
          if (!(error instanceof AppError) || (error.status !== 404 && error.status !== 410)) throw error;
          return {
            status: error.status,
            title: `Nothing is published here · ${brand.name}`,
            description: error.message,
          };
        }
      },
    },
  ];
}

/** The picture: asked for anew each time, so that it is gone with the page, and sent once. */
export function bindPreview(app: FastifyInstance, { db, workers, publications }: PublicPagesDeps): void {
  app.get<{ Params: { slug: string } }>(
    imageOf(':slug'),
    { config: { rateLimit: imageLimit } },
    async (request, reply) => {
      const { tag, draw } = await publications.preview(db, requireSlug(request.params.slug));
      reply.headers({
        etag: tag,
        'cache-control': 'public, no-cache',
        'x-robots-tag': 'noindex, nofollow',
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type('image/png').send(Buffer.from(await draw(workers.runFor(senderOf(request.ip)))));
    },
  );
}

function requireSlug(slug: string): string {
  if (!reportSlug.safeParse(slug).success) throw new AppError('REPORT_UNKNOWN');
  return slug;
}
