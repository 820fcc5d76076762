import 'react-easy-crop/react-easy-crop.css';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { problemsOf } from '#web/api/api-error.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import type { Area } from './crop-picture.ts';
import { useSavePhoto } from './photo-queries.ts';

const mostZoom = 4;

type CropDialogProps = {
  picture: string;
  /** After a reload or another login. */
  isBack: boolean;
  onClose: () => void;
};

/** Chooses the square of a picture that becomes the photo: by a finger, the mouse or the keyboard. */
export function CropDialog({ picture, onClose, isBack }: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const zoomId = useId();
  const save = useSavePhoto();

  function send() {
    if (area) save.mutate({ picture, area }, { onSuccess: (isShown) => isShown && onClose() });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Your photo"
      description={
        isBack
          ? 'Your picture is back, and not saved yet. Move it until the circle holds your face.'
          : 'Move the picture until the circle holds your face.'
      }
      size="small"
      busy={save.isPending}
      closeOnOverlay={false}
      actions={
        <>
          <Button variant="secondary" disabled={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!area} loading={save.isPending} loadingText="Uploading..." onClick={send}>
            Save photo
          </Button>
        </>
      }
    >
      <div className="relative h-64 shrink-0 overflow-hidden rounded-control bg-sunken">
        <Cropper
          image={picture}
          crop={crop}
          zoom={zoom}
          maxZoom={mostZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={10}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => setArea(pixels)}
          mediaProps={{ alt: 'The picture that you chose' }}
          cropperProps={{ role: 'application', 'aria-label': 'Move the picture with the arrow keys' }}
        />
      </div>
      <label htmlFor={zoomId} className="flex items-center gap-3">
        Zoom
        <input
          id={zoomId}
          type="range"
          min={1}
          max={mostZoom}
          step={0.1}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
          className="h-11 min-w-0 flex-1 accent-moss"
        />
      </label>
      {!save.isPending && (
        <CallFailure error={save.error} words={problemsOf} kept="Your earlier photo is still there." />
      )}
    </Dialog>
  );
}
