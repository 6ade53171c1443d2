import { answerInThread } from '../../plugins/answer-in-thread.ts';
import { type ComparativoImpresso, drawComparativo } from './comparativo.pdf.ts';

async function draw(impresso: ComparativoImpresso): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of drawComparativo(impresso) as unknown as AsyncIterable<Buffer>) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

answerInThread(draw, (impresso) => [impresso.buffer]);
