/** Longest side of a photograph that is sent: enough to read a document, and light on a phone's network. */
const LADO_MAXIMO = 2_400;
const QUALIDADE = 0.85;

/**
 * A photograph drawn anew as JPEG: upright, of a size worth sending, and without what the camera writes beside it (place, time, phone).
 * What this browser cannot draw, and what is no picture, goes as it is: the gateway judges the bytes.
 */
export async function prepareFoto(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LADO_MAXIMO / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALIDADE));
    return drawn ? new File([drawn], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' }) : file;
  } catch {
    // a picture this browser does not read
    return file;
  }
}
