/** Longest side of a sent photograph: enough to read a document, and small for a mobile network. */
const LADO_MAXIMO = 2_400;
const QUALIDADE = 0.85;

/**
 * Redraws a photograph as JPEG: upright, in a smaller size, and without camera metadata (place, time, phone).
 * Files that are not pictures, or that the browser cannot read, are returned unchanged: the gateway validates the bytes.
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
    // a picture that this browser cannot read
    return file;
  }
}
