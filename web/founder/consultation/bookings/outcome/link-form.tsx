import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { documentTypeLabels } from '#contract/documents/documents.ts';
import type { IdeaState } from '#contract/validation/validation.ts';
import { shortLine } from '#domain/validation/safe-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { ideaQuery } from '#web/founder/documents/idea-queries.ts';
import { entryWords } from '#web/words/entry-words.ts';
import { linkableDocumentsQuery, useLinkOutcome } from './outcome-queries.ts';

/** Links what came of a session to a document, or to one piece of evidence or test of an idea. */
export function LinkForm({ bookingId }: { bookingId: string }) {
  const [documentId, setDocumentId] = useState('');
  /** "evidence ID" or "test ID"; empty for the document as a whole. */
  const [part, setPart] = useState('');
  const documents = useQuery(linkableDocumentsQuery);
  const chosen = documents.data?.items.find(({ id }) => id === documentId);
  const isIdea = chosen?.type === 'validation';
  const idea = useQuery({ ...ideaQuery(documentId), ...(!isIdea && { queryFn: skipToken }) });
  const link = useLinkOutcome(bookingId);

  function submit() {
    const [kind = '', id = ''] = part.split(' ');
    const isPart = kind === 'evidence' || kind === 'test';
    link.mutate(isPart ? { kind, id } : { kind: 'document', id: documentId }, { onSuccess: () => setPart('') });
  }

  return (
    <Disclosure summary="Link it to your evidence, a document or a test">
      <div className="flex max-w-md flex-col gap-4 py-1 text-base text-ink">
        <SelectField
          id="link-document"
          label="Idea or document"
          placeholder={documents.isPending ? 'Loading...' : 'Choose one'}
          options={(documents.data?.items ?? []).map(({ id, type, name }) => ({
            value: id,
            label: name || 'Untitled idea',
            group: documentTypeLabels[type],
          }))}
          value={documentId}
          onChange={(event) => {
            setDocumentId(event.target.value);
            setPart('');
          }}
        />
        {isIdea && idea.data && (
          <SelectField
            id="link-part"
            label="What of it?"
            placeholder="The idea as a whole"
            options={partsOf(idea.data)}
            value={part}
            onChange={(event) => setPart(event.target.value)}
          />
        )}
        <CallFailure error={link.error} />
        <Button
          variant="secondary"
          className="w-fit"
          disabled={!chosen || (isIdea && idea.isPending)}
          loading={link.isPending}
          onClick={submit}
        >
          Link it
        </Button>
      </div>
    </Disclosure>
  );
}

function partsOf({ evidence, testCards }: IdeaState) {
  return [
    ...evidence.map((item) => ({
      value: `evidence ${item.id}`,
      label: shortLine(item.note ? `${entryWords(item)}: ${item.note}` : entryWords(item), 80),
      group: 'Evidence',
    })),
    ...testCards.map(({ id, card }) => ({ value: `test ${id}`, label: shortLine(card.name, 80), group: 'Tests' })),
  ];
}
