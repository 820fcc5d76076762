import type { ReactNode } from 'react';
import type { Intake } from '#domain/validation/intake.ts';
import type { MethodReading } from '#domain/validation/methods/methods.ts';

/** What the fields of every method take. */
export type MethodFieldsProps = {
  /** What is typed is kept on this device under this name. */
  name: string;
  intake: Intake;
  /** Shows what the answers say. */
  children: (reading: MethodReading | null) => ReactNode;
};
