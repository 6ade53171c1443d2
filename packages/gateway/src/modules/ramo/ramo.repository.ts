import type { ConsultaRamos, DadosRamo, FichaRamo } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { createLeituraRepository } from '../registro/index.ts';

const NOME = 'coalesce(m.apelido, r.nome)';

export const ramoRepository = {
  ...createLeituraRepository<FichaRamo, FichaRamo, ConsultaRamos>({
    // the subscription's row is found by row-level security: of others there is none to be seen
    from: 'balcao.ramo r left join balcao.ramo_assinatura m on m.id = r.codigo',
    chave: 'r.codigo',
    nome: NOME,
    where: 'true',
    resumo: `r.codigo, r.codigo_susep, r.nome, r.linha, r.principal, r.aviso_renovacao_dias as aviso_renovacao_padrao_dias,
      coalesce((select jsonb_agg(jsonb_build_object('bps', i.bps, 'desde', i.desde, 'ate', i.ate) order by i.desde)
        from balcao.ramo_iof i where i.ramo = r.codigo), '[]') as iof,
      m.apelido, coalesce(m.ativo, true) as ativo, m.comissao_padrao_bps,
      m.aviso_renovacao_dias, coalesce(m.versao, 0) as versao, m.alterado_em,
      (select u.nome from balcao.usuario u where u.id = m.alterado_por) as alterado_por`,
    busca: (padrao) => `balcao.sem_acento(r.codigo || ' ' || r.nome || ' ' || coalesce(m.apelido, '')) like ${padrao}`,
    filtros: {
      linha: (linha, bind) => `r.linha = ${bind(linha)}`,
      situacao: (situacao, bind) => `coalesce(m.ativo, true) = ${bind(situacao === 'ATIVO')}`,
    },
    ordens: { codigo: 'r.codigo', nome: `${NOME} collate balcao.pt_br`, linha: 'r.linha' },
    ordem: 'codigo',
  }),

  /** Writes over the version that was read, 0 being none. @returns whether nobody wrote since */
  write: async (
    tx: Tx,
    { assinaturaId }: Contexto,
    codigo: string,
    { apelido, ativo, comissaoPadraoBps, avisoRenovacaoDias, versao }: DadosRamo & { versao: number },
  ): Promise<boolean> => {
    const values = [codigo, assinaturaId, apelido, ativo, comissaoPadraoBps, avisoRenovacaoDias];
    const written =
      versao === 0
        ? await tx.run(
            `insert into balcao.ramo_assinatura (id, assinatura_id, apelido, ativo, comissao_padrao_bps, aviso_renovacao_dias)
             values ($1, $2, $3, $4, $5, $6) on conflict (assinatura_id, id) do nothing`,
            values,
          )
        : await tx.run(
            `update balcao.ramo_assinatura set apelido = $3, ativo = $4, comissao_padrao_bps = $5, aviso_renovacao_dias = $6
             where id = $1 and assinatura_id = $2 and versao = $7`,
            [...values, versao],
          );
    return written > 0;
  },
};

export type RamoRepository = typeof ramoRepository;
