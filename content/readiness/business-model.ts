import type { DimensionCriteria } from '#domain/readiness/criteria.ts';

export const businessModel: DimensionCriteria = {
  dimension: 'business_model',
  question: '?',
  levels: [
    {
      level: 1,
      name: 'A business is imagined',
      criteria: [
        {
          id: 'business_model_1_placeholder',
          text: 'A business is imagined.',
          mandatory: true,
          artefact: 'A business is imagined',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 2,
      name: 'A first canvas',
      criteria: [
        {
          id: 'business_model_2_placeholder',
          text: 'A first canvas.',
          mandatory: true,
          artefact: 'A first canvas',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 3,
      name: 'Unit costs are counted',
      criteria: [
        {
          id: 'business_model_3_placeholder',
          text: 'Unit costs are counted.',
          mandatory: true,
          artefact: 'Unit costs are counted',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 4,
      name: 'Unit economics are positive on paper',
      criteria: [
        {
          id: 'business_model_4_placeholder',
          text: 'Unit economics are positive on paper.',
          mandatory: true,
          artefact: 'Unit economics are positive on paper',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 5,
      name: 'A price is tested',
      criteria: [
        {
          id: 'business_model_5_placeholder',
          text: 'A price is tested.',
          mandatory: true,
          artefact: 'A price is tested',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 6,
      name: 'Sold at that price',
      criteria: [
        {
          id: 'business_model_6_placeholder',
          text: 'Sold at that price.',
          mandatory: true,
          artefact: 'Sold at that price',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 7,
      name: 'Sold again and again',
      criteria: [
        {
          id: 'business_model_7_placeholder',
          text: 'Sold again and again.',
          mandatory: true,
          artefact: 'Sold again and again',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 8,
      name: 'The numbers hold',
      criteria: [
        {
          id: 'business_model_8_placeholder',
          text: 'The numbers hold.',
          mandatory: true,
          artefact: 'The numbers hold',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 9,
      name: 'Profit as planned',
      criteria: [
        {
          id: 'business_model_9_placeholder',
          text: 'Profit as planned.',
          mandatory: true,
          artefact: 'Profit as planned',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
  ],
};
