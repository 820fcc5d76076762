import type { DimensionCriteria } from '#domain/readiness/criteria.ts';

export const raisePlan: DimensionCriteria = {
  dimension: 'raise_plan',
  question: '?',
  levels: [
    {
      level: 1,
      name: 'A sum is named',
      criteria: [
        {
          id: 'raise_plan_1_placeholder',
          text: 'A sum is named.',
          mandatory: true,
          artefact: 'A sum is named',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 2,
      name: 'A use of the money',
      criteria: [
        {
          id: 'raise_plan_2_placeholder',
          text: 'A use of the money.',
          mandatory: true,
          artefact: 'A use of the money',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 3,
      name: 'A list of sources',
      criteria: [
        {
          id: 'raise_plan_3_placeholder',
          text: 'A list of sources.',
          mandatory: true,
          artefact: 'A list of sources',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 4,
      name: 'Terms understood',
      criteria: [
        {
          id: 'raise_plan_4_placeholder',
          text: 'Terms understood.',
          mandatory: true,
          artefact: 'Terms understood',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 5,
      name: 'A pitch tested',
      criteria: [
        {
          id: 'raise_plan_5_placeholder',
          text: 'A pitch tested.',
          mandatory: true,
          artefact: 'A pitch tested',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 6,
      name: 'A forecast behind it',
      criteria: [
        {
          id: 'raise_plan_6_placeholder',
          text: 'A forecast behind it.',
          mandatory: true,
          artefact: 'A forecast behind it',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 7,
      name: 'In talks',
      criteria: [
        {
          id: 'raise_plan_7_placeholder',
          text: 'In talks.',
          mandatory: true,
          artefact: 'In talks',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 8,
      name: 'Due diligence passes',
      criteria: [
        {
          id: 'raise_plan_8_placeholder',
          text: 'Due diligence passes.',
          mandatory: true,
          artefact: 'Due diligence passes',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 9,
      name: 'A funding strategy',
      criteria: [
        {
          id: 'raise_plan_9_placeholder',
          text: 'A funding strategy.',
          mandatory: true,
          artefact: 'A funding strategy',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
  ],
};
