import { createHash } from 'node:crypto';
import {
  type DecisaoDoMovimento,
  type ExtratoImportado,
  type LeituraAConferir,
  type LeituraDoExtrato,
  MapeamentoBancario,
  MAX_NA_PREVIA,
  type SaldoDaConta,
} from '@balcao/contracts';
import { addDias, checkSaldo, judgeMovimentos, type MovimentoGuardado, type MovimentoJulgado } from '@balcao/domain';
import type { FilaDeExtratos } from '../../extratos/fila-extratos.ts';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { copy } from './extrato-bancario.copy.ts';
import {
  arquivoAusente,
  caixaSemExtrato,
  contaInativa,
  extratoADecidir,
  extratoConciliado,
  mapeamentoIncompleto,
} from './extrato-bancario.errors.ts';
import type { ContaDoExtrato, ExtratoRepository, LeituraGuardada } from './extrato.repository.ts';
import { type MovimentoLido, readArquivo } from './read-arquivo.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly newId: () => string;
  readonly fila: FilaDeExtratos;
  readonly extratos: ExtratoRepository;
}

/** A file held against its account: each movement with what it is to it. */
interface Conferencia {
  readonly movimentos: readonly MovimentoLido[];
  readonly guardados: ReadonlyMap<string, MovimentoGuardado>;
  readonly julgados: readonly MovimentoJulgado[];
  /** Places in the file of what the opening balance already counts. */
  readonly anteriores: ReadonlySet<number>;
}

const digestOf = (conteudo: Buffer | string): string => createHash('sha256').update(conteudo).digest('hex');

/** @throws {Recusa} 422 at `mapeamento` where it does not say a day, a text and an amount */
function parseMapeamento(json: string): MapeamentoBancario {
  const lido = MapeamentoBancario.safeParse(parseJson(json));
  const campos = lido.success ? lido.data : {};
  if (!campos.dia || !campos.memo || !(campos.valor || campos.entrada || campos.saida)) throw mapeamentoIncompleto();
  return campos;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // what is no JSON says no column either
    return null;
  }
}

export function createExtratoService({ db, newId, fila, extratos }: Deps) {
  async function confer(tx: Tx, conta: ContaDoExtrato, { movimentos }: LeituraGuardada): Promise<Conferencia> {
    const [primeiro, ultimo] = movimentos.reduce<[string, string]>(
      ([de, ate], { dia }) => [dia < de ? dia : de, dia > ate ? dia : ate],
      ['9999-12-31', '0001-01-01'],
    );
    const guardados = movimentos.length === 0 ? [] : await extratos.listGuardados(tx, conta.id, primeiro, ultimo);
    return {
      movimentos,
      guardados: new Map(guardados.map((um) => [um.id, um])),
      julgados: judgeMovimentos(movimentos, guardados),
      anteriores: new Set([...movimentos.entries()].flatMap(([indice, { dia }]) => (dia < conta.saldoInicialEm ? [indice] : []))),
    };
  }

  /** What of a file is new to its account, and what may be. */
  const openOf = ({ julgados, anteriores }: Conferencia, situacao: MovimentoJulgado['situacao']): MovimentoJulgado[] =>
    julgados.filter((um) => um.situacao === situacao && !anteriores.has(um.indice));

  async function shown(tx: Tx, conta: ContaDoExtrato, leitura: LeituraGuardada, conferido: Conferencia): Promise<LeituraDoExtrato> {
    const { movimentos, guardados, julgados, anteriores } = conferido;
    const at = ({ indice, isFitidRepetido }: MovimentoJulgado) => {
      const { fitid, dia, valorCentavos, memo } = movimentos[indice] as MovimentoLido;
      return { indice, fitid, dia, valorCentavos, memo, isFitidRepetido };
    };
    const novos = openOf(conferido, 'NOVO').map(at);
    const duvidosos = openOf(conferido, 'DUVIDOSO').flatMap((julgado) => {
      const guardado = guardados.get(julgado.guardadoId ?? '');
      const { duvida } = julgado;
      return guardado && duvida ? [{ ...at(julgado), duvida, porque: copy.duvida[duvida], guardado }] : [];
    });
    const sum = (isEntrada: boolean): number =>
      novos.reduce((soma, { valorCentavos }) => soma + (valorCentavos > 0 === isEntrada ? valorCentavos : 0), 0);
    return {
      id: leitura.id,
      contaId: conta.id,
      nome: leitura.nome,
      formato: leitura.formato,
      inicio: leitura.inicio,
      fim: leitura.fim,
      total: movimentos.length,
      novos: novos.length,
      conhecidos: julgados.filter(({ situacao, indice }) => situacao === 'CONHECIDO' && !anteriores.has(indice)).length,
      anteriores: anteriores.size,
      entradasCentavos: sum(true),
      saidasCentavos: sum(false),
      movimentos: novos.slice(0, MAX_NA_PREVIA),
      duvidosos,
      saldo: await saldoOf(tx, conta, leitura, novos),
      jaImportado: await extratos.findMesmo(tx, conta.id, leitura.sha256),
    };
  }

  /** The balance the file says, beside what the account would come to on that day. */
  async function saldoOf(
    tx: Tx,
    conta: ContaDoExtrato,
    { saldo }: LeituraGuardada,
    novos: readonly { readonly dia: string; readonly valorCentavos: number }[],
  ): Promise<LeituraDoExtrato['saldo']> {
    if (!saldo) return null;
    // the balance an account begins with is of before its first day
    const dia = addDias(conta.saldoInicialEm, -1);
    const { saldoInicialCentavos } = conta;
    const guardados = saldo.dia < dia ? 0 : await extratos.sumAte(tx, conta.id, dia, saldo.dia);
    const anterior = saldo.dia < dia ? null : { dia, saldoCentavos: saldoInicialCentavos + guardados };
    const { calculadoCentavos, diferencaCentavos, situacao } = checkSaldo({ informado: saldo, anterior, movimentos: novos });
    return { dia: saldo.dia, informadoCentavos: saldo.saldoCentavos, calculadoCentavos, diferencaCentavos, situacao };
  }

  async function findConta(tx: Tx, id: string): Promise<ContaDoExtrato> {
    const conta = await extratos.findConta(tx, id);
    if (!conta) throw naoEncontrado();
    return conta;
  }

  /** @throws {Recusa} 404, or 422 at `contaId` of one that has no statements */
  async function findContaDoBanco(tx: Tx, id: string): Promise<ContaDoExtrato> {
    const conta = await findConta(tx, id);
    if (conta.tipo === 'CAIXA') throw caixaSemExtrato();
    if (!conta.ativo) throw contaInativa();
    return conta;
  }

  async function findExtrato(tx: Tx, id: string): Promise<ExtratoImportado> {
    const extrato = await extratos.findExtrato(tx, id);
    if (!extrato) throw naoEncontrado();
    return extrato;
  }

  return {
    listSaldos: (chamador: Chamador): Promise<SaldoDaConta[]> => db.snapshot(chamador, (tx) => extratos.listSaldos(tx)),

    /** @throws {Recusa} 422 at `arquivo` or `contaId`; nothing is kept of what is refused */
    async read(
      { contaId, nome, bytes, mapeamento }: { contaId: string; nome: string; bytes: Buffer | null; mapeamento?: string | undefined },
      chamador: Chamador,
    ): Promise<LeituraDoExtrato> {
      const { conta, lembrados } = await db.tenant(chamador, async (tx) => ({
        conta: await findContaDoBanco(tx, contaId),
        lembrados: await extratos.listMapeamentos(tx, contaId),
      }));
      if (!bytes || bytes.length === 0) throw arquivoAusente();
      const dito = mapeamento === undefined ? null : parseMapeamento(mapeamento);
      const lido = await readArquivo(fila, { bytes, conta, dito, lembrados });
      const leitura = { ...lido, id: newId(), contaId, nome, sha256: digestOf(bytes) };
      return db.tenant(chamador, async (tx) => {
        const agora = await findContaDoBanco(tx, contaId);
        // what read a file is remembered of its account
        if (dito) await extratos.keepMapeamento(tx, chamador, { contaId, resumo: digestOf(JSON.stringify(dito)), mapeamento: dito });
        await extratos.keepLeitura(tx, chamador, leitura);
        return shown(tx, agora, leitura, await confer(tx, agora, leitura));
      });
    },

    /** What was read and waits, of all accounts in use or of one. */
    listLeituras: (contaId: string | undefined, chamador: Chamador): Promise<LeituraAConferir[]> =>
      db.tenant(chamador, (tx) => extratos.listLeituras(tx, contaId ?? null)),

    /** What a file read before would do to its account as it stands. @throws {Recusa} 404 once it counted or was discarded */
    getLeitura: (leituraId: string, chamador: Chamador): Promise<LeituraDoExtrato> =>
      db.tenant(chamador, async (tx) => {
        const leitura = await extratos.findLeitura(tx, leituraId);
        if (!leitura) throw naoEncontrado();
        const conta = await findConta(tx, leitura.contaId);
        return shown(tx, conta, leitura, await confer(tx, conta, leitura));
      }),

    /** @throws {Recusa} 404 once it counted or was discarded */
    discard: (leituraId: string, chamador: Chamador): Promise<Record<string, never>> =>
      db.tenant(chamador, async (tx) => {
        if ((await extratos.removeLeitura(tx, leituraId)) === 0) throw naoEncontrado();
        return {};
      }),

    /**
     * Makes a file count, in one transaction; asked again, it counted once.
     *
     * @throws {Recusa} 409 with what is read now, where a doubtful movement is not decided
     */
    confirm: (
      { leituraId, decisoes }: { leituraId: string; decisoes: readonly DecisaoDoMovimento[] },
      chamador: Chamador,
    ): Promise<ExtratoImportado> =>
      db.tenant(chamador, async (tx) => {
        const leitura = await extratos.lockLeitura(tx, leituraId);
        // a reading that is gone counted already, or never was
        if (!leitura) return findExtrato(tx, leituraId);
        await extratos.lockConta(tx, leitura.contaId);
        const conta = await findContaDoBanco(tx, leitura.contaId);
        const conferido = await confer(tx, conta, leitura);
        const acoes = new Map(decisoes.map(({ indice, acao }) => [indice, acao]));
        const duvidosos = openOf(conferido, 'DUVIDOSO');
        if (duvidosos.some(({ indice }) => !acoes.has(indice))) throw extratoADecidir(await shown(tx, conta, leitura, conferido));
        const contam = new Set([
          ...openOf(conferido, 'NOVO').map(({ indice }) => indice),
          ...duvidosos.flatMap(({ indice }) => (acoes.get(indice) === 'INCLUIR' ? [indice] : [])),
        ]);
        const novos = leitura.movimentos.flatMap((um, indice) => (contam.has(indice) ? [{ ...um, id: newId() }] : []));
        await extratos.insertExtrato(tx, chamador, leitura, novos.length);
        if (novos.length > 0) await extratos.insertMovimentos(tx, chamador, { contaId: conta.id, extratoId: leitura.id }, novos);
        await extratos.removeLeitura(tx, leitura.id);
        return findExtrato(tx, leitura.id);
      }),

    list: (contaId: string, chamador: Chamador): Promise<ExtratoImportado[]> =>
      db.tenant(chamador, async (tx) => {
        await findConta(tx, contaId);
        return extratos.listExtratos(tx, contaId);
      }),

    /** Asked twice, it is taken back once. @throws {Recusa} 409 while any of its movements is reconciled */
    undo: (extratoId: string, chamador: Chamador): Promise<ExtratoImportado> =>
      db.tenant(chamador, async (tx) => {
        const { contaId } = await findExtrato(tx, extratoId);
        await extratos.lockConta(tx, contaId);
        await extratos.lockMovimentos(tx, extratoId);
        const extrato = await findExtrato(tx, extratoId);
        if (extrato.desfeitoEm !== null) return extrato;
        if (extrato.conciliados > 0) throw extratoConciliado(extrato);
        await extratos.undoExtrato(tx, extratoId);
        return findExtrato(tx, extratoId);
      }),
  };
}

export type ExtratoService = ReturnType<typeof createExtratoService>;
