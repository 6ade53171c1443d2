import type { Readable } from 'node:stream';
import { compareOfertas, formatData, formatDataHora, type GrupoComparativo } from '@balcao/domain';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { comparativoCopy as copy } from './comparativo.copy.ts';
import { type ComparativoImpresso, drawComparativo } from './comparativo.pdf.ts';
import type { ComparativoRepository, OfertaEscolhida } from './comparativo.repository.ts';
import { deriveFrom, linhaDo } from './orcamento.model.ts';
import type { OrcamentoRepository, OrcamentoRow } from './orcamento.repository.ts';
import { ofertasInvalidas } from './quoting.errors.ts';
import { escopoDe } from './quoting.policy.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly orcamentos: OrcamentoRepository;
  readonly comparativos: ComparativoRepository;
}

/** What the grid of offers does not say and a client must know: which calculation, and until when it holds. */
function conditionsOf(escolhidas: readonly OfertaEscolhida[]): GrupoComparativo {
  const linha = (rotulo: string, valores: string[]) => ({ rotulo, valores, isDiferente: new Set(valores).size > 1 });
  return {
    titulo: copy.proposta,
    linhas: [
      linha(
        copy.validade,
        escolhidas.map(({ validade }) => (validade ? formatData(validade) : copy.sem)),
      ),
      {
        ...linha(
          copy.calculo,
          escolhidas.map(({ numeroCalculo }) => numeroCalculo ?? copy.sem),
        ),
        isDiferente: false,
      },
    ],
  };
}

function impressoOf(
  orcamento: OrcamentoRow,
  escolhidas: readonly [OfertaEscolhida, ...OfertaEscolhida[]],
  emitidoEm: string,
): ComparativoImpresso {
  const { segurado, bem, vigIni, vigFim } = deriveFrom(linhaDo(orcamento.formulario), orcamento.rascunho);
  const grade = compareOfertas(escolhidas);
  return {
    corretora: escolhidas[0].corretor,
    numero: orcamento.numero,
    segurado,
    bem,
    vigencia: vigIni && vigFim ? { de: vigIni, ate: vigFim } : null,
    emitidoEm,
    grade: { ...grade, grupos: [...grade.grupos, conditionsOf(escolhidas)] },
  };
}

/** The chosen offers on paper, one alone too. */
export const drawOfertas = (
  orcamento: OrcamentoRow,
  escolhidas: readonly [OfertaEscolhida, ...OfertaEscolhida[]],
  agora: Date,
): { nome: string; conteudo: Readable } => ({
  nome: copy.arquivo(orcamento.numero),
  conteudo: drawComparativo(impressoOf(orcamento, escolhidas, formatDataHora(agora.toISOString()))) as unknown as Readable,
});

export function createComparativoService({ db, agora, orcamentos, comparativos }: Deps) {
  return {
    /** The chosen offers side by side, as a file to print or send. */
    async draw(orcamentoId: string, ofertas: string, chamador: Chamador): Promise<{ nome: string; conteudo: Readable }> {
      const ids = [...new Set(ofertas.split(','))];
      const { orcamento, escolhidas } = await db.tenant(chamador, async (tx) => {
        const found = await orcamentos.find(tx, orcamentoId, escopoDe(chamador.sessao));
        if (!found) throw naoEncontrado();
        return { orcamento: found, escolhidas: await comparativos.listOfertas(tx, orcamentoId, ids) };
      });
      const [first, ...rest] = escolhidas;
      if (!first || escolhidas.length !== ids.length || ids.length < 2 || ids.length > 5) throw ofertasInvalidas();
      return drawOfertas(orcamento, [first, ...rest], agora());
    },
  };
}

export type ComparativoService = ReturnType<typeof createComparativoService>;
