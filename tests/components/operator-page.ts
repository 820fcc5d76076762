import type { Endpoint } from '#contract/endpoint.ts';
import answers from '#tests/fixtures/demo/admin.json';
import type { Answer } from './answers.ts';
import { followDemoPage, type Step } from './demo-flow.tsx';
import { type DemoAnswers, readDemoPage } from './demo-page.tsx';

const modules = import.meta.glob('/web/admin/**/*.tsx');
const as = { name: 'Bola Adeyemi', email: 'admin@cairn.example', roles: ['user', 'admin'] as ['user', 'admin'] };

interface OperatorPage {
  at: string;
  /** What its calls answer differently from the demo's data. */
  answers?: DemoAnswers;
}

/** What one call answers, in this order, whatever it is asked for. */
export function reply<E extends Endpoint>(endpoint: E, ...answers: Answer<E>[]): Record<string, unknown> {
  return { [`${endpoint.method} ${endpoint.path}`]: answers };
}

/** What a page of the operator's says. */
export function readOperatorPage({ at, answers: changed }: OperatorPage): Promise<string> {
  return readDemoPage({ at, as, answers: { ...(answers as DemoAnswers), ...changed }, modules });
}

/** What happens on a page of the operator's, step by step. */
export function followOperator(
  page: OperatorPage & { steps: readonly Step[]; replies?: Record<string, unknown> },
): Promise<string> {
  const whole = page.answers !== undefined;
  return followDemoPage({ ...page, whole, as, answers: { ...(answers as DemoAnswers), ...page.answers }, modules });
}
