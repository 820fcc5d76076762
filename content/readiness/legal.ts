import type { DimensionCriteria } from '#domain/readiness/criteria.ts';

export const legal: DimensionCriteria = {
  dimension: 'legal',
  question: '?',
  levels: [
    {
      level: 1,
      name: 'Ownership is talked about',
      criteria: [
        {
          id: 'legal_1_placeholder',
          text: 'Ownership is talked about.',
          mandatory: true,
          artefact: 'Ownership is talked about',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 2,
      name: 'Who made what is listed',
      criteria: [
        {
          id: 'legal_2_placeholder',
          text: 'Who made what is listed.',
          mandatory: true,
          artefact: 'Who made what is listed',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 3,
      name: 'The founders’ terms are written',
      criteria: [
        {
          id: 'legal_3_placeholder',
          text: 'The founders’ terms are written.',
          mandatory: true,
          artefact: 'The founders’ terms are written',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 4,
      name: 'The company and its rights',
      criteria: [
        {
          id: 'legal_4_placeholder',
          text: 'The company and its rights.',
          mandatory: true,
          artefact: 'The company and its rights',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 5,
      name: 'Contracts are in place',
      criteria: [
        {
          id: 'legal_5_placeholder',
          text: 'Contracts are in place.',
          mandatory: true,
          artefact: 'Contracts are in place',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 6,
      name: 'Registers reconcile',
      criteria: [
        {
          id: 'legal_6_placeholder',
          text: 'Registers reconcile.',
          mandatory: true,
          artefact: 'Registers reconcile',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 7,
      name: 'Compliance runs',
      criteria: [
        {
          id: 'legal_7_placeholder',
          text: 'Compliance runs.',
          mandatory: true,
          artefact: 'Compliance runs',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 8,
      name: 'Key rights are protected',
      criteria: [
        {
          id: 'legal_8_placeholder',
          text: 'Key rights are protected.',
          mandatory: true,
          artefact: 'Key rights are protected',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
    {
      level: 9,
      name: 'Nothing is open',
      criteria: [
        {
          id: 'legal_9_placeholder',
          text: 'Nothing is open.',
          mandatory: true,
          artefact: 'Nothing is open',
          hours: 1,
          link: { kind: 'attach' },
          source: 'own',
        },
      ],
    },
  ],
};
