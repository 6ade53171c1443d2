import type { FaturaDaApolice } from '@balcao/contracts';
import { hojeEm, mensalDaFaixa, mudancasDeFaixa, nomeDaFaixa, type VidaGuardada } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador } from '../../plugins/ports.ts';
import { escopoDe } from '../escopo/index.ts';
import type { FaturaVistaRepository, FaturaVistaRow } from './fatura-vista.repository.ts';
import { copy } from './fatura.copy.ts';
import type { FechamentoRepository, ImpedimentosDaFatura } from './fechamento.repository.ts';
import type { FaturaDaApoliceRow, GrupoRepository } from './grupo.repository.ts';
import { planOf } from './refresh-faturas.ts';

/** How far ahead a change of band is told. */
export const ANTECEDENCIA_DIAS = 60;

/** Why a closed bill cannot be reopened, in words; null where it can. */
export function reasonNotToReopen({ competencia }: { competencia: string }, impedimentos: ImpedimentosDaFatura): string | null {
  const { parcela, comissoesRecebidas, extratos, ultimaFechada } = impedimentos;
  if (ultimaFechada !== null && ultimaFechada > competencia) return copy.depoisDela(ultimaFechada);
  if (parcela?.isPaga) return copy.parcelaPaga(parcela.numero);
  if (parcela && !['ABERTA', 'VENCIDA', 'EM_COBRANCA'].includes(parcela.status)) return copy.parcelaEncerrada(parcela.numero);
  if (comissoesRecebidas > 0) return copy.comissaoRecebida;
  return extratos.length > 0 ? copy.comissaoEmExtrato(extratos) : null;
}

/** Why an open bill cannot be closed yet, in words; null where it can. */
export function reasonNotToClose(faturas: readonly FaturaDaApoliceRow[], competencia: string): string | null {
  const antes = faturas.find((outra) => outra.status !== 'FECHADA' && outra.competencia < competencia);
  return antes ? copy.antesDela(antes.competencia) : null;
}

/** Lives that pass to a dearer band within sixty days. */
export function dearerSoon(vidas: readonly VidaGuardada[], grupo: FaturaDaApolice['grupo'], hoje: string): FaturaDaApolice['mudancas'] {
  const ativas = vidas.filter(({ fim }) => fim === null);
  return mudancasDeFaixa(
    ativas.map(({ nascimento }) => nascimento),
    hoje,
    ANTECEDENCIA_DIAS,
  ).flatMap(({ indice, em, de, para }) => {
    const vida = ativas[indice];
    if (!vida) return [];
    const [deCentavos, paraCentavos] = [mensalDaFaixa(grupo, de, vida.capitalCentavos), mensalDaFaixa(grupo, para, vida.capitalCentavos)];
    if (paraCentavos <= deCentavos) return [];
    return [{ vidaId: vida.id, nome: vida.nome, em, de: nomeDaFaixa(de), para: nomeDaFaixa(para), deCentavos, paraCentavos }];
  });
}

interface Deps {
  readonly agora: () => Date;
  readonly vistas: FaturaVistaRepository;
  readonly grupos: GrupoRepository;
  readonly fechamentos: FechamentoRepository;
}

/** Reads bills whole, for whoever may see them. */
export function createSeeFatura({ agora, vistas, grupos, fechamentos }: Deps) {
  /** @throws {Recusa} 404 */
  async function find(tx: Tx, id: string, chamador: Chamador): Promise<FaturaVistaRow> {
    const vista = await vistas.find(tx, id, escopoDe(chamador.sessao));
    if (!vista) throw naoEncontrado();
    return vista;
  }

  async function closingOf(tx: Tx, vista: FaturaVistaRow, vidas: readonly VidaGuardada[]): Promise<FaturaDaApolice['fechamento']> {
    const faturas = await grupos.listFaturas(tx, vista.apoliceId);
    const aberta = faturas.find(({ id }) => id === vista.id);
    if (!aberta) return null;
    const { plano, comissoes } = planOf(aberta, { faturas, vidas, grupo: vista.grupo });
    const { liquidoCentavos, iofCentavos } = plano.devido;
    const { vencimento } = vista;
    return {
      parcela: plano.isCobrada ? { valorCentavos: liquidoCentavos + iofCentavos, iofCentavos, vencimento } : null,
      comissoes: [...comissoes],
      impedimento: reasonNotToClose(faturas, vista.competencia),
    };
  }

  return {
    find,

    /** @throws {Recusa} 404 */
    async see(tx: Tx, id: string, chamador: Chamador): Promise<FaturaDaApolice> {
      const vista = await find(tx, id, chamador);
      const vidas = await grupos.listVidas(tx, vista.apoliceId);
      const isFechada = vista.status === 'FECHADA';
      return {
        ...vista,
        fechamento: isFechada ? null : await closingOf(tx, vista, vidas),
        impedimentoDaReabertura: isFechada ? reasonNotToReopen(vista, await fechamentos.readImpedimentos(tx, id)) : null,
        mudancas: dearerSoon(vidas, vista.grupo, hojeEm(agora())),
      };
    },
  };
}

export type SeeFatura = ReturnType<typeof createSeeFatura>;
