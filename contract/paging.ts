import { z } from 'zod';

/** The query of a list that is read a page at a time. Pages count from 1. */
export function pageQuery(options: { size: number; max: number }) {
  return {
    page: z.coerce.number({ error: 'Give a page number.' }).int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number({ error: 'Give a number of items.' }).int().min(1).max(options.max).default(options.size),
  };
}

/** The answer to it. */
export function pageReply<S extends z.ZodType>(item: S) {
  return {
    items: z.array(item),
    /** How many match, for "Showing X-Y of Z items". */
    total: z.int(),
    /** The page answered: the nearest one inside the list. */
    page: z.int(),
    pageSize: z.int(),
  };
}
