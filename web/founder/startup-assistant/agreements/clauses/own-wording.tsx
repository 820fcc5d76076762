import { Pencil, Undo2 } from 'lucide-react';
import { agreementLimits } from '#contract/agreements/content.ts';
import { runText } from '#domain/agreements/assemble.ts';
import type { Clause } from '#domain/agreements/template.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { LongAnswer } from '#web/fields/text-answer.tsx';
import type { AgreementPage } from '../use-agreement.ts';

type OwnWordingProps = { page: AgreementPage; clause: Clause };

/** The founder's own words in place of a clause: begun from the text as it stands, and taken back with undo. */
export function OwnWording({ page: { view, draft, printed }, clause }: OwnWordingProps) {
  const key = `ownWording.${clause.id}` as const;
  const own = view.answers[key];
  const standing =
    printed.clauses
      .find(({ id }) => id === clause.id)
      ?.paragraphs.map(runText)
      .join('\n') ?? '';

  if (typeof own !== 'string')
    return (
      <Button
        variant="quiet"
        size="small"
        className="w-fit"
        icon={<Pencil />}
        aria-label={`Write it in your own words: ${clause.title}`}
        onClick={() => draft.edit(key, standing || clause.title)}
      >
        Write it in your own words
      </Button>
    );

  function takeBack() {
    const before = own ?? null;
    draft.edit(key, null);
    toast.success(`“${clause.title}” is the template’s again`, {
      label: 'Undo',
      onPress: () => draft.edit(key, before),
    });
  }

  return (
    <div className="flex flex-col gap-3">
      <LongAnswer
        name={key}
        label={`Your own wording of “${clause.title}”`}
        hint="Nobody has reviewed these words. One paragraph a line."
        limit={agreementLimits.ownWording}
        value={own}
        error={view.problems[key]}
        onChange={(text) => draft.edit(key, text)}
      />
      <Button
        variant="secondary"
        size="small"
        className="w-fit"
        icon={<Undo2 />}
        aria-label={`Go back to the template’s wording: ${clause.title}`}
        onClick={takeBack}
      >
        Go back to the template’s wording
      </Button>
    </div>
  );
}
