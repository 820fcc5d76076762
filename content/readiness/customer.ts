import type { DimensionCriteria } from '#domain/readiness/criteria.ts';

export const customer: DimensionCriteria = {
  dimension: 'customer',
  question: '?',
  levels: [
    {
      level: 1,
      name: 'A need is assumed',
      criteria: [
        {
          id: 'customer_1_placeholder',
          text: 'A need is assumed.',
          mandatory: true,
          artefact: 'A need is assumed',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 2,
      name: 'The customer is named',
      criteria: [
        {
          id: 'customer_2_placeholder',
          text: 'The customer is named.',
          mandatory: true,
          artefact: 'The customer is named',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 3,
      name: 'First strangers heard',
      criteria: [
        {
          id: 'customer_3_placeholder',
          text: 'First strangers heard.',
          mandatory: true,
          artefact: 'First strangers heard',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 4,
      name: 'The problem is confirmed',
      criteria: [
        {
          id: 'customer_4_placeholder',
          text: 'The problem is confirmed.',
          mandatory: true,
          artefact: 'The problem is confirmed',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 5,
      name: 'Strangers commit',
      criteria: [
        {
          id: 'customer_5_placeholder',
          text: 'Strangers commit.',
          mandatory: true,
          artefact: 'Strangers commit',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 6,
      name: 'Strangers pay',
      criteria: [
        {
          id: 'customer_6_placeholder',
          text: 'Strangers pay.',
          mandatory: true,
          artefact: 'Strangers pay',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 7,
      name: 'The benefit is measured',
      criteria: [
        {
          id: 'customer_7_placeholder',
          text: 'The benefit is measured.',
          mandatory: true,
          artefact: 'The benefit is measured',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 8,
      name: 'Customers come back',
      criteria: [
        {
          id: 'customer_8_placeholder',
          text: 'Customers come back.',
          mandatory: true,
          artefact: 'Customers come back',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 9,
      name: 'Demand repeats at scale',
      criteria: [
        {
          id: 'customer_9_placeholder',
          text: 'Demand repeats at scale.',
          mandatory: true,
          artefact: 'Demand repeats at scale',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
  ],
};
