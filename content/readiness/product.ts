import type { DimensionCriteria } from '#domain/readiness/criteria.ts';

export const product: DimensionCriteria = {
  dimension: 'product',
  question: '?',
  levels: [
    {
      level: 1,
      name: 'An idea of the product',
      criteria: [
        {
          id: 'product_1_placeholder',
          text: 'An idea of the product.',
          mandatory: true,
          artefact: 'An idea of the product',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 2,
      name: 'A concept',
      criteria: [
        {
          id: 'product_2_placeholder',
          text: 'A concept.',
          mandatory: true,
          artefact: 'A concept',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 3,
      name: 'A part that works',
      criteria: [
        {
          id: 'product_3_placeholder',
          text: 'A part that works.',
          mandatory: true,
          artefact: 'A part that works',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 4,
      name: 'A prototype shown',
      criteria: [
        {
          id: 'product_4_placeholder',
          text: 'A prototype shown.',
          mandatory: true,
          artefact: 'A prototype shown',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 5,
      name: 'A prototype used',
      criteria: [
        {
          id: 'product_5_placeholder',
          text: 'A prototype used.',
          mandatory: true,
          artefact: 'A prototype used',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 6,
      name: 'A pilot in real use',
      criteria: [
        {
          id: 'product_6_placeholder',
          text: 'A pilot in real use.',
          mandatory: true,
          artefact: 'A pilot in real use',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 7,
      name: 'In daily use',
      criteria: [
        {
          id: 'product_7_placeholder',
          text: 'In daily use.',
          mandatory: true,
          artefact: 'In daily use',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 8,
      name: 'Complete and supported',
      criteria: [
        {
          id: 'product_8_placeholder',
          text: 'Complete and supported.',
          mandatory: true,
          artefact: 'Complete and supported',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 9,
      name: 'Proven over time',
      criteria: [
        {
          id: 'product_9_placeholder',
          text: 'Proven over time.',
          mandatory: true,
          artefact: 'Proven over time',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
  ],
};
