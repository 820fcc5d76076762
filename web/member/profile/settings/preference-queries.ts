import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { changePreferences, type OwnPreferences, readPreferences } from '#contract/preferences/preferences.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { useSave } from '#web/api/use-save.ts';
import { changedFrom } from '#web/components/draft-form.ts';
import { shellQuery } from '#web/shell/shell-query.ts';
import { mergeNews, type News } from './merge-news.ts';

export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => call(readPreferences, {}, { signal }),
});

/** Changes what is given, and says so. */
export const useChangePreferences = () =>
  useChange((body: z.input<typeof changePreferences.body>) => call(changePreferences, { body }));

type ChosenNews = { mine: News; before: News; zone: string };

/** Changes what was chosen here alone: another tab, or another device, may have changed the rest since the page was opened. */
export function useChangeNews() {
  const client = useQueryClient();
  return useChange(async ({ mine, before, zone }: ChosenNews) => {
    const now = await client.fetchQuery({ ...preferencesQuery, staleTime: freshness.ofOthers, retry: false });
    const chosen = changedFrom(mergeNews(mine, before, now), now);
    return call(changePreferences, { body: { ...chosen, zone: now.zone ?? zone } });
  });
}

function useChange<Input>(send: (input: Input) => Promise<OwnPreferences>) {
  const client = useQueryClient();
  return useSave({
    mutationFn: send,
    onSuccess: (answer) => {
      client.setQueryData(preferencesQuery.queryKey, answer);
      client.setQueryData(shellQuery.queryKey, (shell) => shell && { ...shell, zone: answer.zone });
      toast.success('Settings saved');
    },
  });
}
