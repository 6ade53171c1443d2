import type { FonteDeUso } from '../registro/index.ts';

const DESTA = 'join balcao.seguradora_tenant t on t.id = $1::uuid';

/** Sales of a brokerage with an insurer. One that has any is deactivated, never excluded. */
export const usosDeSeguradora: readonly FonteDeUso[] = [
  {
    tipo: 'PROPOSTA',
    from: `balcao.proposta p ${DESTA} join balcao.segurado s on s.id = p.segurado_id`,
    where: 'p.excluido_em is null and p.seguradora = t.seguradora and p.corretora_id = t.corretora_id',
    id: 'p.id',
    nome: 's.nome',
    ordem: 'p.criado_em desc, p.id',
  },
  {
    tipo: 'APOLICE',
    from: `balcao.apolice a ${DESTA} join balcao.segurado s on s.id = a.segurado_id`,
    where: 'a.excluido_em is null and a.seguradora = t.seguradora and a.corretora_id = t.corretora_id',
    id: 'a.id',
    nome: "a.numero || ' · ' || s.nome",
    ordem: 'a.vig_fim desc, a.id',
  },
];
