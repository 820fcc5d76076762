import type { DimensionCriteria } from '#domain/readiness/criteria.ts';

export const market: DimensionCriteria = {
  dimension: 'market',
  question: '?',
  levels: [
    {
      level: 1,
      name: 'A market is named',
      criteria: [
        {
          id: 'market_1_placeholder',
          text: 'A market is named.',
          mandatory: true,
          artefact: 'A market is named',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 2,
      name: 'Alternatives are known',
      criteria: [
        {
          id: 'market_2_placeholder',
          text: 'Alternatives are known.',
          mandatory: true,
          artefact: 'Alternatives are known',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 3,
      name: 'The size is counted',
      criteria: [
        {
          id: 'market_3_placeholder',
          text: 'The size is counted.',
          mandatory: true,
          artefact: 'The size is counted',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 4,
      name: 'The size has sources',
      criteria: [
        {
          id: 'market_4_placeholder',
          text: 'The size has sources.',
          mandatory: true,
          artefact: 'The size has sources',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 5,
      name: 'The way in is tested',
      criteria: [
        {
          id: 'market_5_placeholder',
          text: 'The way in is tested.',
          mandatory: true,
          artefact: 'The way in is tested',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 6,
      name: 'A share is being won',
      criteria: [
        {
          id: 'market_6_placeholder',
          text: 'A share is being won.',
          mandatory: true,
          artefact: 'A share is being won',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 7,
      name: 'The position holds',
      criteria: [
        {
          id: 'market_7_placeholder',
          text: 'The position holds.',
          mandatory: true,
          artefact: 'The position holds',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 8,
      name: 'More than one market',
      criteria: [
        {
          id: 'market_8_placeholder',
          text: 'More than one market.',
          mandatory: true,
          artefact: 'More than one market',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 9,
      name: 'Leading a market',
      criteria: [
        {
          id: 'market_9_placeholder',
          text: 'Leading a market.',
          mandatory: true,
          artefact: 'Leading a market',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
  ],
};
