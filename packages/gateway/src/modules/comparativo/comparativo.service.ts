import type { ApoliceAtual } from '@balcao/contracts';
import { compareOfertas, formatData, formatDataHora, type GrupoComparativo, hojeEm, validadeDoEnvio } from '@balcao/domain';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Tx } from '../../plugins/db.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { comparativoCopy as copy } from './comparativo.copy.ts';
import type { FilaDeDesenho } from './comparativo-fila.ts';
import type { ComparativoImpresso } from './comparativo.pdf.ts';
import type { ComparativoRepository, OfertaEscolhida } from './comparativo.repository.ts';
import type { MarcaDaCorretora, RegistryPort } from '../registry/index.ts';
import { deriveFrom, linhaDo, type OrcamentoPort, type OrcamentoRow } from '../orcamento/index.ts';
import { writeNumero } from '../parametros/index.ts';
import { ofertasInvalidas } from './comparativo.errors.ts';
import { escopoDe } from '../escopo/index.ts';
import type { ApoliceAtualRepository } from './apolice-atual.repository.ts';
import { findApoliceAtual } from './resultados.service.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly orcamentos: OrcamentoPort;
  readonly comparativos: ComparativoRepository;
  readonly apolices: ApoliceAtualRepository;
  readonly registry: Pick<RegistryPort, 'findMarca' | 'findRemetente'>;
  readonly fila: FilaDeDesenho;
}

const MAX_OFERTAS = 5;

/** What the grid of offers does not say and a client must know: which calculation, and until when it holds. */
function conditionsOf(escolhidas: readonly OfertaEscolhida[], atual: ApoliceAtual | null): GrupoComparativo {
  const before = atual ? [copy.sem] : [];
  const linha = (rotulo: string, valores: string[]) => ({
    rotulo,
    valores: [...before, ...valores],
    isDiferente: new Set(valores).size > 1,
  });
  return {
    titulo: copy.proposta,
    linhas: [
      linha(
        copy.validade,
        escolhidas.map(({ validade }) => (validade ? formatData(validade) : copy.sem)),
      ),
      {
        ...linha(
          copy.numero,
          escolhidas.map(({ numeroCalculo }) => numeroCalculo ?? copy.sem),
        ),
        isDiferente: false,
      },
    ],
  };
}

/** What is printed around the grid. */
type Vista = Pick<ComparativoImpresso, 'numero' | 'emitidoEm' | 'corretor' | 'validade'> & {
  atual: ApoliceAtual | null;
  marca: MarcaDaCorretora | null;
};

function impressoOf(
  orcamento: OrcamentoRow,
  escolhidas: readonly [OfertaEscolhida, ...OfertaEscolhida[]],
  { numero, emitidoEm, atual, marca, corretor, validade }: Vista,
): ComparativoImpresso {
  const { segurado, bem, vigIni, vigFim } = deriveFrom(linhaDo(orcamento.formulario), orcamento.rascunho);
  const grade = compareOfertas(escolhidas, atual);
  return {
    // as it is called today; one that left stays as the quote knew it
    corretora: { ...escolhidas[0].corretor, telefone: '', logo: null, ...marca },
    corretor,
    validade,
    numero,
    segurado,
    bem,
    vigencia: vigIni && vigFim ? { de: vigIni, ate: vigFim } : null,
    emitidoEm,
    grade: { ...grade, grupos: [...grade.grupos, conditionsOf(escolhidas, atual)] },
    // changes are of what is known: of a policy without its covers nothing is claimed
    notaAtual: atual && (atual.coberturas ? copy.atual : copy.atualSemCoberturas),
  };
}

interface Pedido {
  readonly orcamento: OrcamentoRow;
  readonly escolhidas: readonly [OfertaEscolhida, ...OfertaEscolhida[]];
  /** Who prints or sends them, and when the client's link closes, if there is one. */
  readonly de: { readonly usuarioId: string; readonly expiraEm?: Date };
}

/** The chosen offers on paper, one alone too, in the name of their brokerage. */
export const printOfertas = async (
  tx: Tx,
  { apolices, registry, agora }: Pick<Deps, 'apolices' | 'registry' | 'agora'>,
  { orcamento, escolhidas, de }: Pedido,
): Promise<{ nome: string; impresso: ComparativoImpresso }> => {
  const atual = await findApoliceAtual(tx, orcamento, apolices);
  const marca = await registry.findMarca(tx, escolhidas[0].corretor.cnpj);
  const emitidoEm = formatDataHora(agora().toISOString());
  const corretor = await registry.findRemetente(tx, de.usuarioId);
  // the same day that the message and the client's page say
  const numero = await writeNumero(tx, orcamento);
  const validade = validadeDoEnvio(escolhidas, de.expiraEm ? hojeEm(de.expiraEm) : null);
  return {
    nome: copy.arquivo(orcamento.numero),
    impresso: impressoOf(orcamento, escolhidas, { numero, emitidoEm, atual, marca, corretor, validade }),
  };
};

export function createComparativoService({ db, agora, orcamentos, comparativos, apolices, registry, fila }: Deps) {
  return {
    /** The chosen offers side by side, as a file to print or send; given up when `signal` aborts. */
    async draw(
      { orcamentoId, ofertas }: { orcamentoId: string; ofertas: string },
      chamador: Chamador,
      signal?: AbortSignal,
    ): Promise<{ nome: string; conteudo: Buffer }> {
      const ids = [...new Set(ofertas.split(','))];
      const { nome, impresso } = await db.tenant(chamador, async (tx) => {
        const orcamento = await orcamentos.find(tx, orcamentoId, escopoDe(chamador.sessao));
        if (!orcamento) throw naoEncontrado();
        const [first, ...rest] = await comparativos.listOfertas(tx, orcamentoId, ids);
        if (!first || rest.length + 1 !== ids.length || ids.length > MAX_OFERTAS) throw ofertasInvalidas();
        return printOfertas(tx, { apolices, registry, agora }, { orcamento, escolhidas: [first, ...rest], de: chamador });
      });
      return { nome, conteudo: await fila.draw(impresso, signal) };
    },
  };
}

export type ComparativoService = ReturnType<typeof createComparativoService>;
