import { spawn } from 'node:child_process';

const READER = `
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
const parts = [];
for await (const part of process.stdin) parts.push(part);
const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(parts)), disableFontFace: true, useSystemFonts: false, verbosity: 0 }).promise;
for (let n = 1; n <= pdf.numPages; n += 1) {
  const { items } = await (await pdf.getPage(n)).getTextContent();
  process.stdout.write(items.map((item) => item.str ?? '').join(' ') + '\\n');
}`;

/** What a PDF says, as a reader that is not ours reads it: in a process of its own, for it is no module that tests can load. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  const reader = spawn(process.execPath, ['--input-type=module', '-e', READER], { stdio: ['pipe', 'pipe', 'pipe'] });
  let [said, wrong] = ['', ''];
  reader.stdout.setEncoding('utf8').on('data', (part: string) => (said += part));
  reader.stderr.setEncoding('utf8').on('data', (part: string) => (wrong += part));
  reader.stdin.end(bytes);
  const code = await new Promise((resolve) => reader.once('close', resolve));
  if (code !== 0) throw new Error(wrong);
  return said.replaceAll('\u00a0', ' ').replace(/ +/g, ' ');
}
