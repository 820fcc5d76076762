import type { createAdviser } from '#contract/consultation/admin-advisers.ts';
import type { createService } from '#contract/consultation/admin-services.ts';
import type { EndpointInput } from '#contract/endpoint.ts';

/** A service as an operator would set it: an hour, priced, of nobody yet. */
export const sampleService: EndpointInput<typeof createService>['body'] = {
  title: 'Idea review',
  description: 'An hour on what your idea rests on.',
  bulletPoints: ['Where the evidence is thin', 'What to test next'],
  minutes: 60,
  stepMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  prices: { NGN: 4_500_000, USD: 3_000 },
  rules: { minimumNoticeHours: 0, horizonDays: 60, cancelNoticeHours: 24, moveNoticeHours: 12, maxMoves: 2 },
  needsConfirmation: false,
  meeting: { kind: 'link', url: 'https://meet.example/idea-review' },
  active: true,
  position: 1,
  adviserIds: [],
};

export const sampleAdviser: EndpointInput<typeof createAdviser>['body'] = {
  name: 'Sade',
  title: 'Adviser',
  bio: '',
  email: 'sade@advisers.example',
  zone: 'Africa/Lagos',
  dailyLimit: null,
  active: true,
};
