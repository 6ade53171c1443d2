import type { ComparativoImpresso } from './comparativo.pdf.ts';
import { createFilaDeDesenho } from './comparativo-fila.ts';

const impresso: ComparativoImpresso = {
  corretora: { nome: 'Corretora de Teste Ltda', cnpj: '12345678000195', susep: '0201234567', telefone: '3533334444', logo: null },
  corretor: { nome: 'Ana Lima', email: 'ana@prado.com.br', telefone: '35998765432' },
  validade: '2026-12-01',
  numero: '7',
  segurado: 'Zélia',
  bem: 'Onix',
  vigencia: null,
  emitidoEm: '21/11/2026 10:00',
  notaAtual: null,
  grade: {
    colunas: [{ ofertaId: 'a', seguradora: 'Alfa', pacote: 'Padrão' }],
    grupos: [{ titulo: 'Prêmio', linhas: [{ rotulo: 'Prêmio total', valores: ['R$ 1,00'], isDiferente: false }] }],
  },
};

it('draws in its threads, no more at once than there are, whatever is asked', async () => {
  const fila = createFilaDeDesenho({ threads: 1 });
  const drawing = [1, 2, 3].map(() => fila.draw(impresso));
  expect(fila.medida).toEqual({ desenhando: 1, esperando: 2 });
  const pdfs = await Promise.all(drawing);
  expect(pdfs.every((pdf) => pdf.subarray(0, 5).toString() === '%PDF-')).toBe(true);
  await fila.close();
});

it('lets go of what nobody waits for, waiting or being drawn, and goes on with the others', async () => {
  const fila = createFilaDeDesenho({ threads: 1 });
  const [drawn, queued] = [new AbortController(), new AbortController()];
  const first = fila.draw(impresso, drawn.signal);
  const second = fila.draw(impresso, queued.signal);
  const third = fila.draw(impresso);
  queued.abort();
  await expect(second).rejects.toMatchObject({ id: 'comparativo-cancelado' });
  drawn.abort();
  await expect(first).rejects.toMatchObject({ id: 'comparativo-cancelado' });
  expect((await third).length).toBeGreaterThan(500);
  await expect(fila.draw(impresso, drawn.signal)).rejects.toMatchObject({ id: 'comparativo-cancelado' });
  await fila.close();
});

it('refuses more than it may keep waiting, and everything once closed', async () => {
  const fila = createFilaDeDesenho({ threads: 1, esperando: 1 });
  const first = fila.draw(impresso);
  const waiting = fila.draw(impresso);
  await expect(fila.draw(impresso)).rejects.toMatchObject({ id: 'comparativo-ocupado', status: 429 });
  await Promise.all([first, waiting]);
  await fila.close();
  await expect(fila.draw(impresso)).rejects.toMatchObject({ id: 'gateway-saindo', status: 503 });
});

it('tells what went wrong in a drawing, and draws the next in another thread', async () => {
  const fila = createFilaDeDesenho({ threads: 1 });
  await expect(fila.draw({ ...impresso, grade: null as never })).rejects.toThrow('TypeError');
  expect((await fila.draw(impresso)).length).toBeGreaterThan(500);
  await fila.close();
});
