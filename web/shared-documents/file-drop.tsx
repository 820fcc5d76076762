import { FileCheck } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';

/** A place to drop one file on, that is also a plain file input: keyboard and screen reader use that. */
export function FileDrop({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <label
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex cursor-pointer flex-col items-center gap-3 rounded-card border-2 border-dashed px-6 py-12 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-moss ${isOver ? 'border-moss bg-lichen' : 'border-control bg-surface'}`}
    >
      <FileCheck aria-hidden="true" className="size-10 text-moss" />
      <span className="font-semibold">{label}</span>
      <span className="text-stone">or drop it here</span>
      <input
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        className="sr-only"
        onChange={(event) => {
          take(event.target.files);
          // The same file can be chosen again after it was changed.
          event.target.value = '';
        }}
      />
    </label>
  );
}
