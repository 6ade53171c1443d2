import type { Chamador } from '../../plugins/ports.ts';
import { createGruposService } from './grupos.service.ts';

it('draws the key of a domain before the transaction that keeps the sender, never within one', async () => {
  const steps: string[] = [];
  const db = {
    tenant: async <T>(_: unknown, work: (tx: never) => Promise<T>): Promise<T> => {
      steps.push('begin');
      const done = await work(undefined as never);
      steps.push('commit');
      return done;
    },
  };
  const service = createGruposService({
    db: db as never,
    grupos: { write: async () => true, readAll: async () => ({ remetente: 'lido' }) } as never,
    remetentes: {
      drawChave: async () => {
        steps.push('draw');
        return { dominio: 'casa.com.br', seletor: 's', chavePublica: 'p', segredo: Buffer.alloc(1) };
      },
      keepChave: async () => {
        steps.push('keep');
        return 1;
      },
    },
  });
  const novo = { nome: 'Casa', responderPara: null, endereco: 'contato@casa.com.br', versao: 0 };
  await service.save('remetente', novo, { assinaturaId: 'a', usuarioId: 'u' } as Chamador);
  expect(steps).toEqual(['draw', 'begin', 'keep', 'commit']);
});
