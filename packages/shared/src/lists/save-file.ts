/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, nome: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = nome;
  link.click();
  // the download has its own hold on the bytes by then
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
