import type { ReactNode } from 'react';
import { Banner } from '#ui/banner/banner.tsx';
import { Card } from '#ui/card/card.tsx';
import type { CapTableDraft } from './cap-table-draft.ts';
import type { Refusal, SectionKey } from './work-out.ts';

/** What every part of the form takes. */
export type PartProps = {
  draft: CapTableDraft;
  change: (part: Partial<CapTableDraft>) => void;
  refusal: Refusal | null;
};

type FormSectionProps = { section: SectionKey; title: string; refusal: Refusal | null; children: ReactNode };

/** One part of the form, with why it cannot be worked with at its head. */
export function FormSection({ section, title, refusal, children }: FormSectionProps) {
  return (
    <Card title={title} id={section}>
      {refusal?.section === section && (
        <Banner tone="error" role="alert">
          {refusal.message}
        </Banner>
      )}
      {children}
    </Card>
  );
}
