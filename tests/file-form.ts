/** A form with one file, as a browser sends it: `app.inject({ payload: fileForm('photo.jpg', bytes) })`. */
export function fileForm(filename: string, bytes: Uint8Array): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), filename);
  return form;
}
