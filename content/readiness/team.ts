import type { DimensionCriteria } from '#domain/readiness/criteria.ts';

export const team: DimensionCriteria = {
  dimension: 'team',
  question: '?',
  levels: [
    {
      level: 1,
      name: 'Somebody does the work',
      criteria: [
        {
          id: 'team_1_placeholder',
          text: 'Somebody does the work.',
          mandatory: true,
          artefact: 'Somebody does the work',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 2,
      name: 'Skills and gaps are known',
      criteria: [
        {
          id: 'team_2_placeholder',
          text: 'Skills and gaps are known.',
          mandatory: true,
          artefact: 'Skills and gaps are known',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 3,
      name: 'The gaps have a plan',
      criteria: [
        {
          id: 'team_3_placeholder',
          text: 'The gaps have a plan.',
          mandatory: true,
          artefact: 'The gaps have a plan',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 4,
      name: 'The founders have agreed',
      criteria: [
        {
          id: 'team_4_placeholder',
          text: 'The founders have agreed.',
          mandatory: true,
          artefact: 'The founders have agreed',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 5,
      name: 'The founders are bound',
      criteria: [
        {
          id: 'team_5_placeholder',
          text: 'The founders are bound.',
          mandatory: true,
          artefact: 'The founders are bound',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 6,
      name: 'The team is complete for the next step',
      criteria: [
        {
          id: 'team_6_placeholder',
          text: 'The team is complete for the next step.',
          mandatory: true,
          artefact: 'The team is complete for the next step',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 7,
      name: 'The team runs without one person',
      criteria: [
        {
          id: 'team_7_placeholder',
          text: 'The team runs without one person.',
          mandatory: true,
          artefact: 'The team runs without one person',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 8,
      name: 'Experienced people lead',
      criteria: [
        {
          id: 'team_8_placeholder',
          text: 'Experienced people lead.',
          mandatory: true,
          artefact: 'Experienced people lead',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 9,
      name: 'The team performs over years',
      criteria: [
        {
          id: 'team_9_placeholder',
          text: 'The team performs over years.',
          mandatory: true,
          artefact: 'The team performs over years',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
  ],
};
