import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapaIndisponivel } from '../modules/composition/composition.errors.ts';
import { answering } from '../modules/suporte/suporte.errors.ts';
import { toEnvelope } from './error-handler.ts';
import { emAtualizacao } from './errors.ts';

const FRASE = 'O seu Balcão está em atualização. Aguarde alguns minutos e tente novamente';
const SRC = join(__dirname, '..');

it.each([
  ['nobody has a map to give', async () => Promise.reject(mapaIndisponivel()), 'mapa-indisponivel'],
  ['the compositions do not answer', () => answering(Promise.reject(new Error('ECONNREFUSED'))), 'composicao-fora-do-ar'],
  ['anything else is away', async () => Promise.reject(emAtualizacao('outra-coisa')), 'outra-coisa'],
])('says the one sentence of spec §8 with every 503: %s', async (_, work, code) => {
  const error: unknown = await work().catch((thrown: unknown) => thrown);
  expect(toEnvelope(error)).toEqual({ status: 503, corpo: { success: false, code, message: FRASE } });
});

it('has one way to refuse with 503, so that no other sentence goes with it', () => {
  const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const own = sources.filter((file) => /new Recusa\(\s*503/.test(readFileSync(join(SRC, file), 'utf8')));
  expect(own).toEqual([join('plugins', 'errors.ts')]);
});
