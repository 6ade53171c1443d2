import type { AjusteFatura, CobrancaPix, ConsultaFaturas, FaturaDetalhe, FaturaResumo, Pagador, ProximaFatura } from '@balcao/contracts';
import { formatDocumento, hojeEm } from '@balcao/domain';
import { renderSVG } from 'uqr';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Arquivo } from '../../plugins/serve.ts';
import { type CobrancaPort, PspIndisponivel, PspRecusou } from '../../psp/cobranca.port.ts';
import { type AjustePendente, ajusteRepository as ajustes } from './ajuste.repository.ts';
import { impressa } from './cobranca.copy.ts';
import { pagamentoForaDoAr } from './cobranca.errors.ts';
import { faturaOf, isDevida, nextVencimento, termosDe, valorDaCobranca } from './cobranca.model.ts';
import type { CobrancaRepository, FaturaMostrada } from './cobranca.repository.ts';
import type { CobrancaService } from './cobranca.service.ts';
import { drawFatura } from './fatura.pdf.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'log'> {
  readonly cobrancas: CobrancaRepository;
  readonly service: CobrancaService;
  readonly psp: Pick<CobrancaPort, 'copiaECola'>;
}

/** Somebody is looking at a page. */
const LIMITE_MS = 12_000;

type Linha = Pick<FaturaMostrada, 'pagoEm'> & Omit<FaturaResumo, 'pagoEm'>;
const toResumo = ({ id, competencia, plano, valorCentavos, vencimento, status, pagoCentavos, pagoEm }: Linha): FaturaResumo => ({
  id,
  competencia,
  plano,
  valorCentavos,
  vencimento,
  status,
  pagoCentavos,
  pagoEm: pagoEm?.toISOString() ?? null,
});

const toAjuste = ({ tipo, descricao, valorCentavos }: AjustePendente): AjusteFatura => ({ tipo, descricao, valorCentavos });

export function createFaturaService({ db, agora, log, cobrancas, service, psp }: Deps) {
  /** What settles an invoice today: its charge in force says so, or the one that would be issued. */
  async function readDetalhe(tx: Tx, id: string): Promise<FaturaDetalhe> {
    const hoje = hojeEm(agora());
    const fatura = await cobrancas.find(tx, id, hoje);
    if (!fatura) throw naoEncontrado();
    const [todas, pagamentos] = [await cobrancas.listCobrancas(tx, id), await cobrancas.listPagamentos(tx, id)];
    const emPe = todas.find(({ status }) => status === 'NOVA' || status === 'ATIVA');
    const { totalCentavos } = isDevida(fatura)
      ? valorDaCobranca(emPe ?? termosDe(fatura, { cobrancas: todas, pagamentos, hoje }), hoje)
      : { totalCentavos: 0 };
    const falta = Math.max(0, fatura.valorCentavos - fatura.pagoCentavos);
    return {
      ...toResumo({ ...fatura, plano: fatura.plano as FaturaResumo['plano'] }),
      encargosCentavos: fatura.encargosCentavos,
      excedenteCentavos: fatura.excedenteCentavos,
      hoje: { encargosCentavos: Math.max(0, totalCentavos - falta), totalCentavos },
      ajustes: (await ajustes.listDaFatura(tx, id)).map(toAjuste),
      pagamentos: pagamentos.map(({ cobrancaId: _, horario, ...pagamento }) => ({ ...pagamento, horario: horario.toISOString() })),
    };
  }

  return {
    list: (chamador: Chamador, consulta: ConsultaFaturas) =>
      db.tenant(chamador, async (tx) => {
        const { rows, total } = await cobrancas.list(tx, hojeEm(agora()), consulta);
        return { itens: rows.map(toResumo), total, pagina: consulta.pagina, tamanho: consulta.tamanho };
      }),

    get: (chamador: Chamador, id: string): Promise<FaturaDetalhe> => db.tenant(chamador, (tx) => readDetalhe(tx, id)),

    getProxima: (chamador: Chamador): Promise<{ proxima: ProximaFatura }> =>
      db.tenant(chamador, async (tx) => {
        const ciclo = await cobrancas.findCiclo(tx, chamador, { isHeld: false });
        if (!ciclo) return { proxima: null };
        const pendentes = await ajustes.listPendentes(tx);
        const { plano, mensalCentavos, primeira, ultima } = ciclo;
        const conta = faturaOf(mensalCentavos, pendentes);
        return {
          proxima: { plano, mensalCentavos, vencimento: nextVencimento(primeira, ultima), ajustes: pendentes.map(toAjuste), ...conta },
        };
      }),

    getPagador: (chamador: Chamador): Promise<{ pagador: Pagador }> =>
      db.tenant(chamador, async (tx) => ({ pagador: await cobrancas.findDevedor(tx) })),

    /** @throws {Recusa} 404, 409 when nothing is owed, 502 when the provider does not answer */
    async charge(chamador: Chamador, id: string): Promise<CobrancaPix> {
      try {
        const cobranca = await service.charge(chamador, id, AbortSignal.timeout(LIMITE_MS));
        return { ...cobranca, qr: renderSVG(cobranca.copiaECola, { border: 2 }) };
      } catch (error) {
        if (!(error instanceof PspIndisponivel || error instanceof PspRecusou)) throw error;
        log.warn({ causa: error.causa }, 'o PSP não deu a cobrança');
        throw pagamentoForaDoAr();
      }
    },

    print: (chamador: Chamador, id: string): Promise<Arquivo> =>
      db.tenant(chamador, async (tx) => {
        const detalhe = await readDetalhe(tx, id);
        const fatura = await cobrancas.find(tx, id, hojeEm(agora()));
        const devedor = await cobrancas.findDevedor(tx);
        const emPe = (await cobrancas.listCobrancas(tx, id)).find(({ status }) => status === 'ATIVA');
        const conteudo = await drawFatura({
          ...detalhe,
          plano: await cobrancas.findNomePlano(tx, detalhe.plano),
          emitidaEm: hojeEm(fatura?.criadoEm ?? agora()),
          assinante: devedor && { nome: devedor.nome, cnpj: formatDocumento(devedor.cnpj) },
          copiaECola: emPe?.location ? psp.copiaECola(emPe.location) : null,
        });
        return { tipo: 'application/pdf', nome: impressa.arquivo(detalhe.competencia), conteudo };
      }),
  };
}

export type FaturaService = ReturnType<typeof createFaturaService>;
