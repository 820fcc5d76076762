import type { z } from 'zod';
import type { newsBody } from '#contract/preferences/preferences.ts';
import { keepTouched } from '#web/components/draft-form.ts';

export type News = z.output<typeof newsBody>;

/** What was chosen here since `before`, on top of what was saved elsewhere meanwhile, topic by topic. */
export function mergeNews(mine: News, before: News, now: News): News {
  return {
    ...keepTouched(mine, before, now),
    off: {
      app: mergeList(mine.off.app, before.off.app, now.off.app),
      mail: mergeList(mine.off.mail, before.off.mail, now.off.mail),
    },
    texts: mergeList(mine.texts, before.texts, now.texts),
  };
}

function mergeList<T>(mine: readonly T[], before: readonly T[], now: readonly T[]): T[] {
  const stays = now.filter((one) => mine.includes(one) || !before.includes(one));
  return [...stays, ...mine.filter((one) => !before.includes(one) && !now.includes(one))];
}
