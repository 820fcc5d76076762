import { readCourses } from '../server/ports/learning/built-in/read-courses.ts';
import { sitePaths } from '../web/paths/site.ts';
import { coursesFolder } from './public-courses.ts';

/** Pages prerendered to HTML at build: readable without JavaScript, cacheable anywhere. */
export const prerenderedPaths: string[] = [
  sitePaths.home,
  sitePaths.programs,
  ...readCourses(coursesFolder).map(({ outline }) => sitePaths.program(outline.id)),
  sitePaths.privacy,
  sitePaths.privacyPolicy,
  sitePaths.terms,
  sitePaths.helpSupport,
];

/** The canonical public pages: what the sitemap lists. */
export const sitemapPaths: string[] = prerenderedPaths.filter((path) => path !== sitePaths.privacyPolicy);
