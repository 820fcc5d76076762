import type { UseMutationResult } from '@tanstack/react-query';
import { Paperclip, X } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { evidenceFileLimits } from '#contract/validation/ledger.ts';
import { evidenceFileHint } from '#contract/validation/versions.ts';
import { controlClass } from '#ui/field/control-class.ts';
import { Field } from '#ui/field/field.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { messageOf } from '#web/api/api-error.ts';

/** Which files a field takes, and how it says so. `extensions`: of those that devices call by other media types. */
export type FileKinds = { types: readonly string[]; extensions?: RegExp; hint: string; problem: string; bytes: number };

const photosAndPdf: FileKinds = {
  ...evidenceFileLimits,
  hint: evidenceFileHint,
  problem: 'Choose a JPG, PNG or PDF file.',
};

/** The control that chooses a photo or a PDF, or what `kinds` says. */
export function FileInput({ kinds = photosAndPdf, ...props }: ComponentProps<'input'> & { kinds?: FileKinds }) {
  return (
    <input
      {...props}
      type="file"
      accept={kinds.types.join(',')}
      className={`${controlClass} file:mr-3 file:rounded-mark file:border-0 file:bg-moss-wash file:px-3 file:py-1 file:font-semibold file:text-moss-ink`}
    />
  );
}

/** Why a file cannot be attached, before it is sent. */
export function fileProblem({ type, name, size }: File, kinds = photosAndPdf): string | undefined {
  if (type !== '' && !kinds.types.includes(type) && !kinds.extensions?.test(name)) return kinds.problem;
  return size >= kinds.bytes ? 'File size must be less than 3MB' : undefined;
}

type SentFileFieldProps<T> = {
  id: string;
  label: string;
  /** What follows on which files are taken. */
  hint?: string;
  attach: UseMutationResult<T, Error, File>;
  /** What a failure leaves as it was, such as "your answer". */
  kept: string;
  kinds?: FileKinds;
};

/** A file that is sent as soon as it is chosen. */
export function SentFileField<T>({ id, label, hint = '', attach, kept, kinds = photosAndPdf }: SentFileFieldProps<T>) {
  const [problem, setProblem] = useState<string>();
  const failure = attach.isError ? messageOf(attach.error) : problem && `${problem.replace(/\.$/, '')}.`;

  function choose(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    const wrong = file && fileProblem(file, kinds);
    setProblem(wrong);
    attach.reset();
    if (file && !wrong) attach.mutate(file);
    // The same file can be chosen again.
    input.value = '';
  }

  return (
    <Field
      id={id}
      label={label}
      optional
      hint={attach.isPending ? 'Attaching the file…' : `${kinds.hint}${hint}`}
      error={failure && `${failure} The file is not attached; ${kept} is kept.`}
    >
      {(control) => (
        <FileInput {...control} kinds={kinds} disabled={attach.isPending} onChange={({ target }) => choose(target)} />
      )}
    </Field>
  );
}

type AttachedFileProps = {
  name: string;
  onOpen: () => void;
  isOpening: boolean;
  /** Without it the file stays. */
  onRemove?: () => void;
  isRemoving?: boolean;
};

/** A file that is attached: to open and, where that is possible, to remove. */
export function AttachedFile({ name, onOpen, isOpening, onRemove, isRemoving }: AttachedFileProps) {
  return (
    <>
      <button
        type="button"
        disabled={isOpening}
        onClick={onOpen}
        className="inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-mark text-left text-moss underline underline-offset-4 hover:text-moss-hover"
      >
        <Paperclip aria-hidden="true" className="size-4 shrink-0" />
        <span className="wrap-anywhere">{name}</span>
      </button>
      {onRemove && <IconButton label={`Remove file ${name}`} icon={<X />} disabled={isRemoving} onClick={onRemove} />}
    </>
  );
}
