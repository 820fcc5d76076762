/** A source by its name, and whether it was read at the source itself; this product's own conventions have none. */
export function SourceLine({ source: { name, checked } }: { source: { name: string; checked: boolean } }) {
  const own = /this product/iu.test(name);
  return (
    <p className="max-w-measure text-sm text-stone">
      {name}
      {!own && (checked ? ' (checked at the source)' : ' (not checked at the source)')}
    </p>
  );
}
