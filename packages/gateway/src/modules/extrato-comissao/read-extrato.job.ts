import { createHash } from 'node:crypto';
import { Id, type EscritaExtrato, type MapeamentoExtrato } from '@balcao/contracts';
import { foldNumero, foldTexto } from '@balcao/domain';
import * as z from 'zod/mini';
import type { FilaDeExtratos } from '../../extratos/fila-extratos.ts';
import { layoutsConhecidos } from '../../extratos/comissao/layouts-conhecidos.ts';
import type { LeituraDeComissao, MapeamentoDeComissao } from '../../extratos/comissao/extrato-comissao.model.ts';
import { tabelaRecusada } from '../../extratos/extratos.errors.ts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { isBancoFora } from '../../plugins/error-handler.ts';
import type { Recusa } from '../../plugins/errors.ts';
import type { Recursos } from '../../plugins/ports.ts';
import type { ArquivoExtratoRepository, ArquivoNaFila } from './arquivo-extrato.repository.ts';
import { extratoRepetido, layoutDesconhecido, leituraFalhou, semNumero, semSeguradora } from './extrato-comissao.errors.ts';
import { writeExtrato } from './write-extrato.ts';

/** Name and body of the job that reads one statement. */
export const TAREFA_LER_EXTRATO = 'extrato.ler';
export const PedidoLerExtrato = z.object({ assinaturaId: Id, usuarioId: Id, arquivoId: Id });
export type PedidoLerExtrato = z.infer<typeof PedidoLerExtrato>;

/** As often as a file is tried before it is given up. */
const MAX_TENTATIVAS = 3;

interface Seguradora {
  readonly slug: string;
  readonly nome: string;
}
type Lida = Extract<LeituraDeComissao, { isLido: true }>;
/** A way to read a file: as an insurer's files were read before, or as those of a layout that is known of itself. */
interface Tentativa {
  readonly seguradora: string | null;
  readonly mapeamento: MapeamentoDeComissao;
}
interface Lido {
  readonly leitura: Lida;
  readonly seguradora: string | null;
}

interface Deps extends Pick<Recursos, 'db' | 'log'> {
  readonly arquivos: ArquivoExtratoRepository;
  readonly fila: Pick<FilaDeExtratos, 'read'>;
}

const plain = (texto: string): string =>
  foldTexto(texto)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The insurer a statement names, by its whole name or what it begins with. */
function insurerOf(nome: string | null, seguradoras: readonly Seguradora[]): string | null {
  const dito = plain(nome ?? '');
  if (dito === '') return null;
  const whole = seguradoras.find((uma) => plain(uma.nome) === dito);
  const starts = seguradoras.filter((uma) => dito.startsWith(`${plain(uma.nome)} `) || plain(uma.nome).startsWith(`${dito} `));
  return whole?.slug ?? (starts.length === 1 ? (starts[0]?.slug ?? null) : null);
}

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-');
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** The known layouts a file of these bytes may be in. */
function knownLayouts(bytes: Uint8Array): readonly MapeamentoDeComissao[] {
  const { ficha, colunas, registros, quadros } = layoutsConhecidos;
  if (isPdf(bytes)) return [ficha];
  return isZip(bytes) ? [quadros] : [colunas, registros];
}

/** The sentence of a refusal at its field. */
const sentenceOf = ({ errors, mensagem }: Recusa): string => errors?.[0]?.mensagem ?? mensagem;
/** Digest a mapping is known by. */
const resumoOf = (mapeamento: MapeamentoExtrato): string => createHash('sha256').update(JSON.stringify(mapeamento)).digest('hex');
const written = ({
  formato,
  codificacao,
  decimal = null,
}: {
  formato: EscritaExtrato['formato'];
  codificacao: string | null;
  decimal?: string | null;
}) => ({ formato, codificacao, decimal }) satisfies EscritaExtrato;

/**
 * Reads a file into a statement and matches its lines, in one transaction that ends with the state of the file: killed at any moment, none of
 * it was written, and the queue takes it up again.
 */
export function createReadExtratoJob({ db, log, arquivos, fila }: Deps) {
  /** Whether what was read is of this layout: lines were read, it has a number, and it names no other insurer than the layout is of. */
  function judge(leitura: LeituraDeComissao, tentativa: Tentativa, seguradoras: readonly Seguradora[]): Lido | null {
    if (!leitura.isLido || leitura.linhas.length === 0 || leitura.recusadas.length > leitura.linhas.length) return null;
    const dita = insurerOf(leitura.cabecalho.seguradora, seguradoras);
    if (dita !== null && tentativa.seguradora !== null && dita !== tentativa.seguradora) return null;
    if (leitura.cabecalho.numero === null) return null;
    return { leitura, seguradora: tentativa.seguradora ?? dita };
  }

  async function readByAny(arquivo: ArquivoNaFila, contexto: Contexto, seguradoras: readonly Seguradora[], signal: AbortSignal) {
    const lembrados = await db.tenant(contexto, (tx) => arquivos.listMapeamentos(tx, arquivo.seguradora));
    const tentativas: Tentativa[] = [
      ...lembrados.map(({ seguradora, mapeamento }) => ({ seguradora, mapeamento: mapeamento as MapeamentoDeComissao })),
      ...knownLayouts(arquivo.conteudo).map((mapeamento) => ({ seguradora: arquivo.seguradora, mapeamento })),
    ];
    for (const tentativa of tentativas) {
      const leitura = await fila.read({ como: 'COMISSAO', bytes: arquivo.conteudo, mapeamento: tentativa.mapeamento }, signal);
      const lido = judge(leitura, tentativa, seguradoras);
      if (lido) return lido;
    }
    return null;
  }

  /** Leaves the file to a person, with its first lines; one that no mapping helps is given up. */
  async function ask(
    contexto: Contexto,
    arquivo: ArquivoNaFila,
    { recusa, seguradora }: { recusa: string; seguradora: string | null },
    signal: AbortSignal,
  ) {
    const previa = await fila.read({ como: 'PREVIA', bytes: arquivo.conteudo }, signal);
    await db.tenant(contexto, (tx) =>
      previa.isLido
        ? arquivos.askMapeamento(tx, arquivo.id, {
            previa: {
              linhas: previa.linhas.map(({ linha, celulas }) => ({ linha, celulas: [...celulas] })),
              sugestao: previa.sugestao as MapeamentoExtrato | null,
            },
            escrita: written(previa.escrita),
            seguradora,
            recusa,
          })
        : arquivos.giveUp(tx, arquivo.id, { status: 'FALHOU', recusa: sentenceOf(tabelaRecusada(previa.motivo, previa.trecho)) }),
    );
  }

  async function write(
    tx: Tx,
    contexto: Contexto,
    arquivo: ArquivoNaFila,
    { lido, numero, seguradora }: { lido: Lida; numero: string; seguradora: string },
  ) {
    // given up while it was read
    if ((await arquivos.lock(tx, arquivo.id))?.status !== 'NA_FILA') return;
    const { cabecalho, linhas, avisos } = lido;
    const id = await writeExtrato(tx, contexto, {
      ...cabecalho,
      seguradora,
      corretoraId: arquivo.corretoraId,
      numero,
      creditoEm: cabecalho.creditoEm ?? arquivo.dito.creditoEm ?? null,
      brutoCentavos: cabecalho.brutoCentavos ?? linhas.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0),
      avisos,
      linhas,
    });
    if (id === null) {
      await arquivos.giveUp(tx, arquivo.id, { status: 'FALHOU', recusa: extratoRepetido(numero) });
      return;
    }
    await arquivos.conclude(tx, arquivo.id, { extratoId: id, seguradora, escrita: written(lido.escrita) });
    if (arquivo.mapeamento)
      await arquivos.keepMapeamento(tx, contexto, { seguradora, resumo: resumoOf(arquivo.mapeamento), mapeamento: arquivo.mapeamento });
  }

  /** By the mapping somebody made of it, else by any that is known. */
  async function readFile(
    arquivo: ArquivoNaFila,
    contexto: Contexto,
    seguradoras: readonly Seguradora[],
    signal: AbortSignal,
  ): Promise<Lido | string> {
    if (!arquivo.mapeamento) return (await readByAny(arquivo, contexto, seguradoras, signal)) ?? layoutDesconhecido;
    const leitura = await fila.read(
      { como: 'COMISSAO', bytes: arquivo.conteudo, mapeamento: arquivo.mapeamento as MapeamentoDeComissao },
      signal,
    );
    if (!leitura.isLido) return sentenceOf(tabelaRecusada(leitura.motivo, leitura.trecho));
    return leitura.linhas.length === 0 ? layoutDesconhecido : { leitura, seguradora: arquivo.seguradora };
  }

  async function follow({ arquivoId, ...contexto }: PedidoLerExtrato, signal: AbortSignal): Promise<void> {
    const [arquivo, seguradoras] = await db.tenant(
      contexto,
      async (tx) => [await arquivos.findNaFila(tx, arquivoId), await arquivos.listSeguradoras(tx)] as const,
    );
    if (!arquivo) return;
    const lido = await readFile(arquivo, contexto, seguradoras, signal);
    if (typeof lido === 'string') return ask(contexto, arquivo, { recusa: lido, seguradora: null }, signal);
    const { leitura, seguradora } = lido;
    const numero = leitura.cabecalho.numero ?? arquivo.dito.numero ?? null;
    if (seguradora === null) return ask(contexto, arquivo, { recusa: semSeguradora, seguradora }, signal);
    if (numero === null || foldNumero(numero) === '') return ask(contexto, arquivo, { recusa: semNumero, seguradora }, signal);
    await db.tenant(contexto, (tx) => write(tx, contexto, arquivo, { lido: leitura, numero, seguradora }));
  }

  return async (payload: unknown, { tentativa, signal }: { tentativa: number; signal: AbortSignal }): Promise<void> => {
    const pedido = PedidoLerExtrato.parse(payload);
    try {
      await follow(pedido, signal);
    } catch (error) {
      // while the database is away the job waits for it; any other failure that repeats is shown to who waits
      if (signal.aborted || isBancoFora(error) || tentativa < MAX_TENTATIVAS) throw error;
      log.error({ err: error, arquivoId: pedido.arquivoId }, 'a leitura do extrato falhou');
      await db.tenant(pedido, (tx) => arquivos.giveUp(tx, pedido.arquivoId, { status: 'FALHOU', recusa: leituraFalhou }));
    }
  };
}
