import type { DimensionCriteria } from '#domain/readiness/criteria.ts';

export const finance: DimensionCriteria = {
  dimension: 'finance',
  question: '?',
  levels: [
    {
      level: 1,
      name: 'Money is tracked',
      criteria: [
        {
          id: 'finance_1_placeholder',
          text: 'Money is tracked.',
          mandatory: true,
          artefact: 'Money is tracked',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 2,
      name: 'Costs are known',
      criteria: [
        {
          id: 'finance_2_placeholder',
          text: 'Costs are known.',
          mandatory: true,
          artefact: 'Costs are known',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 3,
      name: 'Three months of records',
      criteria: [
        {
          id: 'finance_3_placeholder',
          text: 'Three months of records.',
          mandatory: true,
          artefact: 'Three months of records',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 4,
      name: 'A forecast',
      criteria: [
        {
          id: 'finance_4_placeholder',
          text: 'A forecast.',
          mandatory: true,
          artefact: 'A forecast',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 5,
      name: 'Six months of records and a runway',
      criteria: [
        {
          id: 'finance_5_placeholder',
          text: 'Six months of records and a runway.',
          mandatory: true,
          artefact: 'Six months of records and a runway',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 6,
      name: 'Accounts are prepared',
      criteria: [
        {
          id: 'finance_6_placeholder',
          text: 'Accounts are prepared.',
          mandatory: true,
          artefact: 'Accounts are prepared',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 7,
      name: 'Twelve months of records',
      criteria: [
        {
          id: 'finance_7_placeholder',
          text: 'Twelve months of records.',
          mandatory: true,
          artefact: 'Twelve months of records',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 8,
      name: 'Twelve months of cash',
      criteria: [
        {
          id: 'finance_8_placeholder',
          text: 'Twelve months of cash.',
          mandatory: true,
          artefact: 'Twelve months of cash',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 9,
      name: 'A long-term plan',
      criteria: [
        {
          id: 'finance_9_placeholder',
          text: 'A long-term plan.',
          mandatory: true,
          artefact: 'A long-term plan',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
  ],
};
