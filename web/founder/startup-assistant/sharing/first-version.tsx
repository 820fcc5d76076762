import { useQueryClient } from '@tanstack/react-query';
import type { DocumentEntry, DocumentType } from '#contract/documents/documents.ts';
import { publishReadiness } from '#contract/readiness/versions.ts';
import { publishVersion } from '#contract/validation/versions.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { call } from '#web/api/client.ts';
import type { CallOptions } from '#web/api/endpoint-client.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { useDocumentsChanged } from '#web/founder/documents/documents-queries.ts';
import { documentQuery } from './sharing-queries.ts';

type Keep = { label: string; send: (id: string, options: CallOptions) => Promise<unknown> };

/** As each tool calls it. An agreement gets a version once its document is final, which takes more than a button. */
const keeps: Partial<Record<DocumentType, Keep>> = {
  validation: {
    label: 'Save version',
    send: (ideaId, options) => call(publishVersion, { params: { ideaId } }, options),
  },
  evaluation: {
    label: 'Publish version',
    send: (checkId, options) => call(publishReadiness, { params: { checkId } }, options),
  },
};

type FirstVersionProps = { document: DocumentEntry; onSaved: () => void };

/** Keeps the first version of a document, which sharing needs. Nothing where there is one, or where a button cannot make one. */
export function FirstVersion({ document, onSaved }: FirstVersionProps) {
  const keep = keeps[document.type];
  if (!keep || document.versionCount > 0) return null;
  return <KeepFirst {...{ document, keep, onSaved }} />;
}

function KeepFirst({ document: { id, updatedAt }, keep, onSaved }: FirstVersionProps & { keep: Keep }) {
  const client = useQueryClient();
  const documentsChanged = useDocumentsChanged();
  const save = useSubmit((_updatedAt: string, options) => keep.send(id, options), {
    onSuccess: async () => {
      void documentsChanged();
      await client.invalidateQueries(documentQuery(id));
      onSaved();
    },
  });
  return (
    <Card title="First, save it as a version">
      <p className="max-w-measure text-stone">
        The people you share it with read one version, and it never changes. You can go on working, and save another.
      </p>
      <CallFailure error={save.error} />
      <Button className="w-fit" loading={save.isPending} loadingText="Saving..." onClick={() => save.mutate(updatedAt)}>
        {keep.label}
      </Button>
    </Card>
  );
}
