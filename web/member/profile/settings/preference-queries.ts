import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { changePreferences, readPreferences } from '#contract/preferences/preferences.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { shellQuery } from '#web/shell/shell-query.ts';

export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => call(readPreferences, {}, { signal }),
});

/** Changes what is given, and says so. */
export function useChangePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof changePreferences.body>) => call(changePreferences, { body }),
    onSuccess: (answer) => {
      client.setQueryData(preferencesQuery.queryKey, answer);
      client.setQueryData(shellQuery.queryKey, (shell) => shell && { ...shell, zone: answer.zone });
      toast.success('Settings saved');
    },
  });
}
