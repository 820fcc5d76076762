import type { Example } from '#ui/example.ts';

const files = import.meta.glob<{ examples: Example[] }>('../../ui/*/*.examples.tsx', { eager: true });

const components = Object.entries(files).map(([path, { examples }]) => ({
  name: path.split('/').at(-2) ?? path,
  examples,
}));

export const meta = () => [{ title: 'Gallery' }];

/** Every component of the design system with its examples: /dev/gallery. */
export default function Gallery() {
  return (
    <main className="mx-auto max-w-page px-4 py-10 sm:px-8">
      <h1 className="font-display text-4xl font-semibold tracking-tight">Gallery</h1>
      <p className="mt-2 max-w-measure text-stone">Every component of the design system, as its examples show it.</p>
      {components.map(({ name, examples }) => (
        <section key={name} id={name} aria-labelledby={`${name}-title`} className="mt-12 border-t border-line pt-6">
          <h2 id={`${name}-title`} className="font-display text-2xl font-semibold tracking-tight">
            {name}
          </h2>
          <div className="mt-5 grid gap-x-10 gap-y-8 lg:grid-cols-2">
            {examples.map((example) => (
              <div key={example.name} className={example.wide ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
                <p className="mb-3 text-sm text-stone">{example.name}</p>
                {example.render()}
              </div>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
