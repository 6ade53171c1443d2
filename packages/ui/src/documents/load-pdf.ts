import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';

let loading: Promise<typeof Pdfjs> | null = null;

/** pdf.js and its thread, asked for when the first PDF is shown and never before. */
export function loadPdf(): Promise<typeof Pdfjs> {
  loading ??= import(/* webpackChunkName: "pdfjs" */ 'pdfjs-dist/legacy/build/pdf.mjs').then(
    (pdfjs) => {
      pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).toString();
      return pdfjs;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
