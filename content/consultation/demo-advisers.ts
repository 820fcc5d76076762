import type { createAdviser, saveHours } from '#contract/consultation/admin-advisers.ts';
import type { EndpointInput } from '#contract/endpoint.ts';

type DemoAdviser = Omit<EndpointInput<typeof createAdviser>['body'], 'bio' | 'active'> & {
  key: string;
  hours: EndpointInput<typeof saveHours>['body']['hours'];
};

/** Said of every demo adviser: they are nobody, and claim nothing. */
export const demoBio = 'Demo adviser: replace with your own people.';

/** Minutes after midnight. */
const at = (hour: number) => hour * 60;
const days = (weekdays: number[], ...spans: [from: number, to: number][]) =>
  weekdays.map((weekday) => ({
    weekday,
    spans: spans.map(([from, to]) => ({ fromMinute: at(from), toMinute: at(to) })),
  }));

/** Advisers for demonstrations, in three time zones. Weekday 1 is Monday. */
export const demoAdvisers: DemoAdviser[] = [
  {
    key: 'amara',
    name: 'Amara Nwosu',
    title: 'Ideas and customers',
    email: 'amara@advisers.example',
    zone: 'Africa/Lagos',
    dailyLimit: 5,
    hours: days([1, 2, 3, 4, 5], [9, 12], [13, 17]),
  },
  {
    key: 'dele',
    name: 'Dele Afolabi',
    title: 'Investment readiness',
    email: 'dele@advisers.example',
    zone: 'Africa/Lagos',
    dailyLimit: 4,
    hours: [...days([1, 3, 5], [10, 13], [14, 18]), ...days([6], [10, 13])],
  },
  {
    key: 'harriet',
    name: 'Harriet Cole',
    title: 'Legal documents',
    email: 'harriet@advisers.example',
    zone: 'Europe/London',
    dailyLimit: 4,
    hours: days([1, 2, 3, 4], [9.5, 12.5], [13.5, 16.5]),
  },
  {
    key: 'marcus',
    name: 'Marcus Bell',
    title: 'Rounds and pitches',
    email: 'marcus@advisers.example',
    zone: 'America/New_York',
    dailyLimit: null,
    hours: days([2, 3, 4, 5], [9, 13]),
  },
];
