import type { HistoryStep } from './history-step.ts';

/** An idea that is still being written down: some answers are missing, so it has no score. */
export const ROTA_HISTORY: HistoryStep[] = [
  {
    daysAgo: 4,
    intake: {
      title: 'Ward Rota (demo)',
      pitch: 'Private clinics in Abuja fill an empty nursing shift within the hour.',
      segment: 'Private clinics with 10 to 40 beds',
      place: 'Wuse and Garki, Abuja',
      problem: 'When a nurse is ill the matron rings around for hours and the ward runs short.',
    },
  },
];
