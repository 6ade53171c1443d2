import type { FonteDeUso } from '../registro/index.ts';

/** Whatever names an account. One that is named is deactivated, never excluded. */
export const usosDaConta: readonly FonteDeUso[] = [
  {
    tipo: 'LANCAMENTO',
    from: 'balcao.lancamento l',
    where: 'l.excluido_em is null and (l.conta_id = $1::uuid or l.destino_id = $1::uuid)',
    id: 'l.id',
    nome: 'l.descricao',
    ordem: 'l.vencimento desc, l.id',
  },
  {
    tipo: 'MOVIMENTO_DO_BANCO',
    from: 'balcao.transacao t',
    where: 't.excluido_em is null and t.conta_id = $1::uuid',
    id: 't.id',
    nome: 't.memo',
    ordem: 't.dia desc, t.id',
  },
];
