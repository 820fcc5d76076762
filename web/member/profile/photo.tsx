import { Camera } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { photoLimits } from '#contract/accounts/photo.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { problemsOf } from '#web/api/api-error.ts';
import { arrive } from '#web/code/arrival.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { memberOf, tabMemory } from '#web/components/tab-memory.ts';
import { photoProblem, smallPicture } from './crop-picture.ts';
import { useRemovePhoto } from './photo-queries.ts';

const CropDialog = lazy(async () => ({ default: (await arrive(() => import('./crop-dialog.tsx'))).CropDialog }));

/** The picture that was about to be cropped when the session ended or the page was loaded anew; `lost` where it was too much to keep. */
const leftPicture = tabMemory('cairn.open-picture');
const lost = 'lost';

/** Keeps the picture for a reload or another login, where the tab takes it; else that there was one. */
async function keep(picture: string): Promise<void> {
  leftPicture.keep(lost);
  const small = await smallPicture(picture).catch(() => lost);
  // Closed or chosen anew meanwhile: nothing waits any more.
  if (leftPicture.read() === lost && !leftPicture.keep(small)) leftPicture.keep(lost);
}

/** The member's photo, or the first letters of their name, and how it is changed. */
export function Photo({ name, url }: { name: string; url: string | null }) {
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const [left, setLeft] = useState(leftPicture.read);
  const [picture, setPicture] = useState(left && left !== lost ? left : undefined);
  const [problem, setProblem] = useState<string>();
  const remove = useRemovePhoto();

  async function choose(file: File | undefined) {
    if (input.current) input.current.value = '';
    if (!file) return;
    const chosen = URL.createObjectURL(file);
    const wrong = await photoProblem(file, chosen);
    setProblem(wrong);
    setLeft(null);
    if (wrong) return URL.revokeObjectURL(chosen);
    setPicture(chosen);
    void keep(chosen);
  }

  function close() {
    if (picture) URL.revokeObjectURL(picture);
    setPicture(undefined);
    setLeft(null);
    leftPicture.forget();
  }

  // Who goes to another page has left it; who was signed out comes back to it.
  useEffect(
    () => () => {
      if (memberOf() !== null) leftPicture.forget();
    },
    [],
  );

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Portrait key={url} name={name} url={url} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          icon={<Camera />}
          aria-describedby={problem && problemId}
          onClick={() => input.current?.click()}
        >
          {url ? 'Change photo' : 'Add a photo'}
        </Button>
        {url && (
          <Button variant="quiet" size="small" loading={remove.isPending} onClick={() => remove.mutate()}>
            Remove photo
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept={photoLimits.types.join(',')}
          aria-label="Photo"
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </div>
      <p id={problemId} role="alert" className="basis-full text-brick empty:hidden">
        {problem}
      </p>
      {left === lost && (
        <Banner>
          The picture that you chose was not saved: the page was loaded anew, or you were logged out. Choose it again.
          {url && ' Your earlier photo is still here.'}
        </Banner>
      )}
      <CallFailure error={remove.error} words={problemsOf} kept="The photo is still there." />
      {picture && (
        <Suspense>
          <CropDialog picture={picture} onClose={close} isBack={left !== null} />
        </Suspense>
      )}
    </div>
  );
}

function Portrait({ name, url }: { name: string; url: string | null }) {
  const [isMissing, setMissing] = useState(false);
  const shape = 'flex size-20 shrink-0 items-center justify-center rounded-full bg-lichen object-cover';
  if (url && !isMissing) return <img src={url} alt="" className={shape} onError={() => setMissing(true)} />;
  return (
    <span aria-hidden="true" className={`${shape} font-display text-2xl text-moss-ink`}>
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const shown = words.length > 1 ? [words[0], words.at(-1)] : words;
  return shown.map((word = '') => [...word.normalize('NFC')][0]?.toLocaleUpperCase() ?? '').join('');
}
