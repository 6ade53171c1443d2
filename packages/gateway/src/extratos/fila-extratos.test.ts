import { createFilaDeExtratos } from './fila-extratos.ts';
import { extratoSgml, movimentoSgml, ofxSgml } from './ofx/ofx.fixture.ts';

const fila = createFilaDeExtratos();
afterAll(() => fila.close());

it('reads a file in a thread, tells a refusal as data, and goes on with the next', async () => {
  expect(await fila.run({ bytes: Buffer.from('nada') })).toEqual({ isLido: false, motivo: 'NAO_E_OFX', trecho: null });
  const lido = await fila.run({ bytes: Buffer.from(ofxSgml(extratoSgml(movimentoSgml()))) });
  expect(lido.isLido && lido.extratos[0]?.movimentos[0]?.valorCentavos).toBe(-1_990);
});

it('does not read what nobody waits for', async () => {
  await expect(fila.run({ bytes: Buffer.from('nada') }, AbortSignal.abort())).rejects.toMatchObject({ status: 410 });
});
