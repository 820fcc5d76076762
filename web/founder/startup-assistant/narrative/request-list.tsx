import { useId } from 'react';
import type { NarrativePreview } from '#contract/narratives/narratives.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';

/** What would be sent and where, byte for byte. `dataTitle` names the part with the founder's own words. */
export function RequestList({ preview, dataTitle }: { preview: NarrativePreview; dataTitle: string }) {
  const { provider, requests } = preview;
  return (
    <div className="flex min-h-0 flex-col gap-4 overflow-y-auto">
      <p className="wrap-anywhere">
        To <strong>{provider.host}</strong>, for the model <strong>{provider.model}</strong>.
      </p>
      <div className="border-t border-line">
        {requests.map(({ use, label, system, user, form }) => (
          <Disclosure key={use} look="ruled" summary={label}>
            <div className="flex flex-col gap-4">
              <Part title="Rules for the AI" text={system} />
              <Part title={dataTitle} text={user} />
              {form !== null && <Part title="The form that it fills in" text={form} />}
            </div>
          </Disclosure>
        ))}
      </div>
    </div>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h3 id={id} className="font-semibold text-ink">
        {title}
      </h3>
      <pre className="rounded-control bg-sunken p-3 font-mono text-sm leading-5 wrap-anywhere whitespace-pre-wrap text-ink">
        {text}
      </pre>
    </section>
  );
}
