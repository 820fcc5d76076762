import type { DimensionCriteria } from '#domain/readiness/criteria.ts';

export const traction: DimensionCriteria = {
  dimension: 'traction',
  question: '?',
  levels: [
    {
      level: 1,
      name: 'Something was tried',
      criteria: [
        {
          id: 'traction_1_placeholder',
          text: 'Something was tried.',
          mandatory: true,
          artefact: 'Something was tried',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 2,
      name: 'A test was run',
      criteria: [
        {
          id: 'traction_2_placeholder',
          text: 'A test was run.',
          mandatory: true,
          artefact: 'A test was run',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 3,
      name: 'First commitments',
      criteria: [
        {
          id: 'traction_3_placeholder',
          text: 'First commitments.',
          mandatory: true,
          artefact: 'First commitments',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 4,
      name: 'First payment',
      criteria: [
        {
          id: 'traction_4_placeholder',
          text: 'First payment.',
          mandatory: true,
          artefact: 'First payment',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 5,
      name: 'Ten paying strangers',
      criteria: [
        {
          id: 'traction_5_placeholder',
          text: 'Ten paying strangers.',
          mandatory: true,
          artefact: 'Ten paying strangers',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 6,
      name: 'Growth is measured',
      criteria: [
        {
          id: 'traction_6_placeholder',
          text: 'Growth is measured.',
          mandatory: true,
          artefact: 'Growth is measured',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 7,
      name: 'Growth repeats',
      criteria: [
        {
          id: 'traction_7_placeholder',
          text: 'Growth repeats.',
          mandatory: true,
          artefact: 'Growth repeats',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 8,
      name: 'Retention is proven',
      criteria: [
        {
          id: 'traction_8_placeholder',
          text: 'Retention is proven.',
          mandatory: true,
          artefact: 'Retention is proven',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 9,
      name: 'Growth pays for itself',
      criteria: [
        {
          id: 'traction_9_placeholder',
          text: 'Growth pays for itself.',
          mandatory: true,
          artefact: 'Growth pays for itself',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
  ],
};
