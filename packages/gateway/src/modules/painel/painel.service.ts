import type { ResumoPainel, Sessao } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { describeAtividade } from './painel.copy.ts';
import type { EscopoPainel, PainelRepository } from './painel.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly painel: PainelRepository;
  /** The open quotes of a scope, as the list shows them: those that press first. */
  readonly listAbertos: (
    tx: Tx,
    escopo: { usuarioId: string | null },
    opcoes: { limite: number; agora: Date },
  ) => Promise<Pick<ResumoPainel['orcamentosAbertos'], 'urgentes' | 'recentes'>>;
  readonly escopoDe: (sessao: Sessao) => { usuarioId: string | null };
}

/** Renewals are worked from 30 days before the end; one that ended up to 30 days ago still keeps its bonus. */
const JANELA_RENOVACAO = 30;
const RECENTES = 6;

export function createPainelService({ db, agora, painel, listAbertos, escopoDe }: Deps) {
  return {
    getResumo(chamador: Chamador): Promise<ResumoPainel> {
      const { usuarioId } = escopoDe(chamador.sessao);
      const escopo: EscopoPainel = { usuarioId, produtorId: usuarioId ? (chamador.sessao.produtorId ?? null) : null };
      const hoje = hojeEm(agora());
      const janela = { de: addDias(hoje, -JANELA_RENOVACAO), hoje, ate: addDias(hoje, JANELA_RENOVACAO) };
      return db.tenant(chamador, async (tx) => {
        const numeros = await painel.countOrcamentos(tx, escopo, `${hoje.slice(0, 8)}01`);
        const decididos = numeros.fechadosMes + numeros.perdidosMes;
        return {
          orcamentosAbertos: {
            total: numeros.abertos,
            aguardandoCliente: numeros.aguardandoCliente,
            ...(await listAbertos(tx, escopo, { limite: RECENTES, agora: agora() })),
          },
          renovacoes: await painel.sumRenovacoes(tx, escopo, janela),
          mes: {
            orcamentos: numeros.orcamentosMes,
            fechados: numeros.fechadosMes,
            premioFechadoCentavos: numeros.premioFechadoCentavos,
            decididos,
            conversaoBps: decididos === 0 ? null : Math.round((numeros.fechadosMes * 10_000) / decididos),
          },
          // the list of sales is of who may read it
          divergentes: chamador.sessao.acessoGestao === false ? null : await painel.countDivergentes(tx, escopo),
          ritmo: await painel.ritmo(tx, escopo, hoje),
          atividades: (await painel.listAtividades(tx, escopo)).map((row) => ({
            id: row.id,
            em: row.em.toISOString(),
            tipo: row.tipo,
            descricao: describeAtividade(row),
            usuario: row.usuario,
            orcamentoId: row.orcamentoId,
          })),
        };
      });
    },
  };
}
