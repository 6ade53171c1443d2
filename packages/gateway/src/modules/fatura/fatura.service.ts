import type {
  ApoliceColetiva,
  ConsultaFaturasColetivas,
  ConsultaVidas,
  DadosGrupoColetivo,
  FaturaDaApolice,
  NoFormato,
  NovaFaturaColetiva,
  OpcoesFaturasColetivas,
  TotaisFaturasColetivas,
} from '@balcao/contracts';
import { faixaDoNascimento, palavrasDaBusca, type PrecoDoMes, validateGrupoColetivo, vencimentoDaFatura } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Arquivo } from '../../plugins/serve.ts';
import { escopoDe } from '../escopo/index.ts';
import { padraoDa } from '../lista/index.ts';
import { createListaService } from '../registro/index.ts';
import { faturasArquivo, vidasArquivo } from './fatura-arquivo.ts';
import {
  antesDaUltima,
  apoliceDesconhecida,
  faturaExiste,
  faturaFechada,
  faturaMovimentada,
  faturaMudou,
  foraDaVigencia,
  grupoInvalido,
  grupoObrigatorio,
  parcelasPorFora,
} from './fatura.errors.ts';
import type { FaturaRepository } from './fatura.repository.ts';
import type { FaturaTravada, GrupoRepository } from './grupo.repository.ts';
import { refreshFaturas } from './refresh-faturas.ts';
import type { SeeFatura } from './see-fatura.ts';
import type { VidaRow, vidaRepository } from './vida.repository.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly newId: () => string;
  readonly faturas: FaturaRepository;
  readonly grupos: GrupoRepository;
  readonly vidas: typeof vidaRepository;
  readonly seeFatura: SeeFatura;
}

/** How a month is reckoned, of what its group says now; the rate of IOF is read when it is. */
const priceOf = ({ preco, baseCentavos, tabela, cobranca, comissaoBps }: DadosGrupoColetivo): PrecoDoMes => ({
  preco,
  baseCentavos,
  tabela,
  cobranca,
  comissaoBps,
  iofBps: 0,
});

/** Holds a bill that somebody read, with its policy. @throws {Recusa} 404; 409 when somebody changed it since */
export async function lockFatura(
  tx: Tx,
  { grupos, chamador }: { grupos: GrupoRepository; chamador: Chamador },
  { faturaId, versao }: { faturaId: string; versao?: number },
): Promise<FaturaTravada> {
  const fatura = await grupos.lock(tx, faturaId, escopoDe(chamador.sessao));
  if (!fatura) throw naoEncontrado();
  if (versao !== undefined && fatura.versao !== versao) throw faturaMudou(fatura.versao);
  return fatura;
}

export function createFaturaService({ db, newId, faturas, grupos, vidas, seeFatura }: Deps) {
  const lista = createListaService({ db, repository: faturas, arquivo: faturasArquivo });
  const ofCaller = <C extends object>(consulta: C, { sessao }: Chamador): C & { dono?: string } => {
    const { usuarioId } = escopoDe(sessao);
    return { ...consulta, ...(usuarioId !== null && { dono: usuarioId }) };
  };

  /** @throws {Recusa} 422 at `apoliceId` */
  async function findApolice(tx: Tx, id: string, chamador: Chamador): Promise<ApoliceColetiva> {
    const escopo = escopoDe(chamador.sessao);
    await grupos.lockApolice(tx, id, escopo);
    const [apolice] = await faturas.listApolices(tx, { padroes: [], id }, escopo);
    if (!apolice) throw apoliceDesconhecida();
    return apolice;
  }

  /** The group of a policy, made with its first bill. @throws {Recusa} 422 at `grupo` or `cancelaParcelas` */
  async function ensureGrupo(tx: Tx, contexto: Contexto, apolice: ApoliceColetiva, { grupo, cancelaParcelas }: NovaFaturaColetiva) {
    if (apolice.grupo) return apolice.grupo;
    if (!grupo) throw grupoObrigatorio();
    const errors = validateGrupoColetivo(grupo, apolice.linha);
    if (errors.length > 0) throw grupoInvalido(errors);
    if (apolice.parcelasAbertas > 0) {
      if (!cancelaParcelas) throw parcelasPorFora(apolice.parcelasAbertas);
      await grupos.cancelParcelas(tx, apolice.id);
    }
    await grupos.saveGrupo(tx, contexto, apolice.id, grupo);
    return grupo;
  }

  function assertMes({ vigIni, vigFim }: ApoliceColetiva, competencia: string, ultima: string | undefined): void {
    if (competencia < vigIni.slice(0, 7) || competencia > vigFim.slice(0, 7)) throw foraDaVigencia(vigIni, vigFim);
    if (ultima !== undefined && competencia < ultima) throw antesDaUltima(ultima);
  }

  /** Lives of the policy of a bill, each in its band on the first day of its month. @throws {Recusa} 404 */
  async function askVidas(tx: Tx, consulta: ConsultaVidas, chamador: Chamador) {
    const fatura = await seeFatura.find(tx, consulta.faturaId, chamador);
    const primeiro = `${fatura.competencia}-01`;
    const asked = { ...consulta, apolice: fatura.apoliceId, ...(consulta.situacao === 'NO_MES' && { primeiro }) };
    const shown = (vida: VidaRow) => ({
      ...vida,
      faixa: faixaDoNascimento(vida.nascimento, vida.inicio > primeiro ? vida.inicio : primeiro),
    });
    return { asked, shown };
  }

  return {
    list: (consulta: ConsultaFaturasColetivas, chamador: Chamador) => lista.list(ofCaller(consulta, chamador), chamador),
    exportFile: (consulta: NoFormato<ConsultaFaturasColetivas>, chamador: Chamador) =>
      lista.exportFile(ofCaller(consulta, chamador), chamador),
    sum: (
      consulta: Omit<ConsultaFaturasColetivas, 'pagina' | 'tamanho' | 'ordenar'>,
      chamador: Chamador,
    ): Promise<TotaisFaturasColetivas> =>
      db.tenant(chamador, (tx) => faturas.sum(tx, ofCaller({ ...consulta, pagina: 1, tamanho: 1, ordenar: '' }, chamador))),
    readOpcoes: (chamador: Chamador): Promise<OpcoesFaturasColetivas> =>
      db.tenant(chamador, (tx) => faturas.readOpcoes(tx, escopoDe(chamador.sessao).usuarioId)),
    listApolices: (q: string | undefined, chamador: Chamador): Promise<ApoliceColetiva[]> =>
      db.tenant(chamador, (tx) => faturas.listApolices(tx, { padroes: palavrasDaBusca(q).map(padraoDa) }, escopoDe(chamador.sessao))),
    get: (id: string, chamador: Chamador): Promise<FaturaDaApolice> => db.snapshot(chamador, (tx) => seeFatura.see(tx, id, chamador)),

    /** @throws {Recusa} 422 at `apoliceId`, `competencia`, `grupo` or `cancelaParcelas` */
    create: (pedido: NovaFaturaColetiva, chamador: Chamador): Promise<FaturaDaApolice> =>
      db.tenant(chamador, async (tx) => {
        const apolice = await findApolice(tx, pedido.apoliceId, chamador);
        const { competencia } = pedido;
        assertMes(apolice, competencia, (await grupos.listFaturas(tx, apolice.id)).at(-1)?.competencia);
        const grupo = await ensureGrupo(tx, chamador, apolice, pedido);
        const nova = { id: newId(), apoliceId: apolice.id, competencia, vencimento: vencimentoDaFatura(competencia, grupo.diaVencimento) };
        if (!(await grupos.insertFatura(tx, chamador, { ...nova, preco: priceOf(grupo) }))) throw faturaExiste(competencia);
        await refreshFaturas(tx, chamador, { grupos, apoliceId: apolice.id, grupo: { ...grupo, versao: 1 } });
        await grupos.insertAto(tx, chamador, { faturaId: nova.id, tipo: 'ABERTURA' });
        return seeFatura.see(tx, nova.id, chamador);
      }),

    /** @throws {Recusa} 404; 409 of one that moved anything */
    remove: (pedido: { faturaId: string; versao: number }, chamador: Chamador): Promise<Record<string, never>> =>
      db.tenant(chamador, async (tx) => {
        const fatura = await lockFatura(tx, { grupos, chamador }, pedido);
        if (fatura.status !== 'ABERTA' || (await grupos.hasHistoria(tx, fatura.id))) throw faturaMovimentada();
        await grupos.deleteFatura(tx, fatura.id);
        await refreshFaturas(tx, chamador, { grupos, apoliceId: fatura.apoliceId, grupo: fatura.grupo });
        return {};
      }),

    /** @throws {Recusa} 404; 409 of a closed one; 422 at `grupo` */
    updateGrupo: ({ grupo, ...pedido }: { faturaId: string; versao: number; grupo: DadosGrupoColetivo }, chamador: Chamador) =>
      db.tenant(chamador, async (tx) => {
        const fatura = await lockFatura(tx, { grupos, chamador }, pedido);
        if (fatura.status === 'FECHADA') throw faturaFechada();
        const { linha } = await findApolice(tx, fatura.apoliceId, chamador);
        const errors = validateGrupoColetivo(grupo, linha);
        if (errors.length > 0) throw grupoInvalido(errors);
        await grupos.saveGrupo(tx, chamador, fatura.apoliceId, grupo);
        for (const { id, status, competencia } of await grupos.listFaturas(tx, fatura.apoliceId))
          if (status !== 'FECHADA') await grupos.setPreco(tx, id, priceOf(grupo), vencimentoDaFatura(competencia, grupo.diaVencimento));
        await refreshFaturas(tx, chamador, { grupos, apoliceId: fatura.apoliceId, grupo: { ...grupo, versao: fatura.grupo.versao } });
        await grupos.insertAto(tx, chamador, { faturaId: fatura.id, tipo: 'PRECO' });
        return seeFatura.see(tx, fatura.id, chamador);
      }),

    listVidas: (consulta: ConsultaVidas, chamador: Chamador) =>
      db.snapshot(chamador, async (tx) => {
        const { asked, shown } = await askVidas(tx, consulta, chamador);
        const pagina = await vidas.page(tx, asked);
        return { ...pagina, itens: pagina.itens.map(shown) };
      }),

    exportVidas: async ({ formato, ...consulta }: NoFormato<ConsultaVidas>, chamador: Chamador): Promise<Arquivo> => {
      const { asked, shown } = await db.tenant(chamador, (tx) => askVidas(tx, consulta, chamador));
      return vidasArquivo(formato, {
        listKeys: () => db.tenant(chamador, (tx) => vidas.listIds(tx, asked)),
        read: async (ids) => (await db.tenant(chamador, (tx) => vidas.listByIds(tx, ids))).map(shown),
      });
    },
  };
}
