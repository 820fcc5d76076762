import type { DimensionCriteria } from '#domain/readiness/criteria.ts';

export const governance: DimensionCriteria = {
  dimension: 'governance',
  question: '?',
  levels: [
    {
      level: 1,
      name: 'Decisions are written down',
      criteria: [
        {
          id: 'governance_1_placeholder',
          text: 'Decisions are written down.',
          mandatory: true,
          artefact: 'Decisions are written down',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 2,
      name: 'Roles in decisions',
      criteria: [
        {
          id: 'governance_2_placeholder',
          text: 'Roles in decisions.',
          mandatory: true,
          artefact: 'Roles in decisions',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 3,
      name: 'The founders’ rules',
      criteria: [
        {
          id: 'governance_3_placeholder',
          text: 'The founders’ rules.',
          mandatory: true,
          artefact: 'The founders’ rules',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 4,
      name: 'Shareholders are informed',
      criteria: [
        {
          id: 'governance_4_placeholder',
          text: 'Shareholders are informed.',
          mandatory: true,
          artefact: 'Shareholders are informed',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 5,
      name: 'An adviser challenges',
      criteria: [
        {
          id: 'governance_5_placeholder',
          text: 'An adviser challenges.',
          mandatory: true,
          artefact: 'An adviser challenges',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 6,
      name: 'A board meets',
      criteria: [
        {
          id: 'governance_6_placeholder',
          text: 'A board meets.',
          mandatory: true,
          artefact: 'A board meets',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 7,
      name: 'Controls work',
      criteria: [
        {
          id: 'governance_7_placeholder',
          text: 'Controls work.',
          mandatory: true,
          artefact: 'Controls work',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 8,
      name: 'Independent oversight',
      criteria: [
        {
          id: 'governance_8_placeholder',
          text: 'Independent oversight.',
          mandatory: true,
          artefact: 'Independent oversight',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 9,
      name: 'Ready for public scrutiny',
      criteria: [
        {
          id: 'governance_9_placeholder',
          text: 'Ready for public scrutiny.',
          mandatory: true,
          artefact: 'Ready for public scrutiny',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
  ],
};
