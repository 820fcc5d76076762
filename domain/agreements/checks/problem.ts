import type { Answers } from '../answers.ts';
import type { Source, Template } from '../template.ts';

/**
 * What is wrong with the answers of one agreement taken together. `block`: the document cannot be final like this.
 * `warn`: allowed, but seldom meant. What is not answered yet is no problem: the assembled document lists it.
 */
export type Problem = {
  id: string;
  severity: 'block' | 'warn';
  /** What is wrong and what to do, in one or two sentences. */
  message: string;
  /** The questions to go back to. */
  variables: string[];
  source: Source;
};

/** `answers` holds only what this document asks: an answer to a question that no longer stands is not judged. */
export type Checked = { template: Template; answers: Answers };
export type Check = (checked: Checked) => Problem[];

/** Of rules that no statute lays down. */
export const OUR_OWN_CHECK: Source = { name: 'A check of this product, not a rule of law', checked: false };
