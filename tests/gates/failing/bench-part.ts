import type { Part } from '../../../bench/measure.ts';

export const measure: Part = async () => [{ name: 'a budget', value: '2', budget: '< 1', kept: false }];
