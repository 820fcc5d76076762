import type { AgreementState } from '#domain/agreements/states.ts';
import { Badge, type BadgeColour } from '#ui/badge/badge.tsx';

const states: Record<AgreementState, { label: string; colour: BadgeColour }> = {
  draft: { label: 'Draft', colour: 'amber' },
  final: { label: 'Final', colour: 'moss' },
  reopened: { label: 'Reopened', colour: 'slate' },
};

export function AgreementStateBadge({ state }: { state: AgreementState }) {
  const { label, colour } = states[state];
  return <Badge colour={colour}>{label}</Badge>;
}
