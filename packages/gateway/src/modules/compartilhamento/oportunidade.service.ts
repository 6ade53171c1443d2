import { Formulario, type Linha, type RascunhoOrcamento } from '@balcao/contracts';
import { hojeEm, type LinhaQuotavel, renewRascunho } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { assertMayQuote, escopoDe } from '../escopo/index.ts';
import {
  type AtividadePort,
  type CorretoraDoCaso,
  deriveFrom,
  type EventoPort,
  linhaDo,
  type OrcamentoPort,
  readComercialInicial,
} from '../orcamento/index.ts';
import type { RegistryPort } from '../registry/index.ts';
import type { ApoliceExternaRepository, ExternaRow } from './apolice-externa.repository.ts';
import { copy } from './compartilhamento.copy.ts';
import { jaECliente, riscoIlegivel } from './compartilhamento.errors.ts';
import { coversOfDraft } from './covers-of-draft.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly externas: ApoliceExternaRepository;
  readonly orcamentos: OrcamentoPort;
  readonly atividades: AtividadePort;
  readonly eventos: Pick<EventoPort, 'add'>;
  readonly registry: Pick<RegistryPort, 'listDaCorretora'>;
  readonly corretoraDoCaso: CorretoraDoCaso;
}

type Bloco = Readonly<Record<string, unknown>>;
const isFilled = ([, value]: readonly [string, unknown]): boolean => value !== null && value !== '';

/** Policies of other brokerages that could come here, and the quote each begins. */
export function createOportunidadeService({
  db,
  agora,
  newId,
  externas,
  orcamentos,
  atividades,
  eventos,
  registry,
  corretoraDoCaso,
}: Deps) {
  async function vehicleOf(tx: Tx, { veiculo }: ExternaRow): Promise<{ bloco: Bloco; valorFipeCentavos: number | null }> {
    if (!veiculo) return { bloco: {}, valorFipeCentavos: null };
    const { fipe, anoModelo, placa } = veiculo;
    const known = await externas.findVeiculo(tx, veiculo);
    const { valor = null, ...modelo } = known ?? {};
    return { bloco: { fipe, anoModelo, anoFabricacao: anoModelo, ...(placa && { placa }), ...modelo }, valorFipeCentavos: valor };
  }

  /** The draft with all that was read: who is insured, the car, the covers, and the policy that ends, which is column zero. */
  async function draftOf(
    tx: Tx,
    linha: LinhaQuotavel,
    { externa, corretoraId }: { externa: ExternaRow; corretoraId: string },
    chamador: Chamador,
  ) {
    const formulario = Formulario.parse(externa.linha);
    const { risco, comercial } = linha.inicial({ hoje: hojeEm(agora()), corretoraId });
    const inicial = await readComercialInicial(tx, { orcamentos, registry }, { usuarioId: chamador.usuarioId, formulario, corretoraId });
    const { bloco, valorFipeCentavos } = await vehicleOf(tx, externa);
    const known = Object.entries((await externas.findSegurado(tx, externa.seguradoId)) ?? {}).filter(isFilled);
    const filled: RascunhoOrcamento = {
      comercial: inicial ?? comercial,
      risco: {
        ...risco,
        segurado: { ...(risco['segurado'] as Bloco), ...Object.fromEntries(known) },
        ...(formulario === 'AUTO' && { veiculo: { ...(risco['veiculo'] as Bloco), ...bloco } }),
        coberturas: { ...(risco['coberturas'] as Bloco), ...coversOfDraft(externa.linha, externa.coberturas) },
      },
    };
    return linha.read(
      renewRascunho(filled, {
        formulario,
        apolice: { ...externa, seguradora: externa.seguradoraNome, ci: null },
        hoje: hojeEm(agora()),
        tipo: 'RENOVACAO_CONGENERE',
        corretoraId,
        valorFipeCentavos,
      }),
    );
  }

  async function open(tx: Tx, externa: ExternaRow, chamador: Chamador) {
    const formulario = Formulario.safeParse(externa.linha);
    if (!formulario.success) throw riscoIlegivel();
    assertMayQuote(chamador.sessao, formulario.data);
    const linha = linhaDo(formulario.data);
    const { id: corretoraId } = await corretoraDoCaso(tx, null, chamador.usuarioId);
    const rascunho = await draftOf(tx, linha, { externa, corretoraId }, chamador);
    if (!rascunho) throw riscoIlegivel();
    const id = newId();
    const numero = await orcamentos.nextNumero(tx, chamador);
    await orcamentos.insert(tx, chamador, {
      id,
      numero,
      linha: externa.linha,
      formulario: formulario.data,
      origem: 'RENOVACAO',
      rascunho,
      schemaVersao: linha.schemaVersao,
      derivados: deriveFrom(linha, rascunho),
    });
    await externas.link(tx, externa, id);
    await eventos.add(tx, chamador, { orcamentoId: id, tipo: 'RENOVADO', texto: copy.traz(externa) });
    await atividades.add(tx, chamador, { tipo: 'ORCAMENTO_ABERTO', usuarioId: chamador.usuarioId, orcamentoId: id });
    return { id, numero, formulario: formulario.data };
  }

  return {
    list: ({ linha }: { linha?: Linha | undefined }, chamador: Chamador) =>
      db.tenant(chamador, (tx) =>
        externas.listOportunidades(tx, { escopo: escopoDe(chamador.sessao), hoje: hojeEm(agora()), linha: linha ?? null }),
      ),

    /** @throws {Recusa} 404 outside the caller's scope, 409 for a policy of ours, 403 or 409 when its line cannot be quoted */
    open: (id: string, chamador: Chamador) =>
      db.tenant(chamador, async (tx) => {
        const externa = await externas.lock(tx, id, escopoDe(chamador.sessao));
        if (!externa) throw naoEncontrado();
        const aberto = await externas.findAberto(tx, id);
        if (aberto) return aberto;
        if (externa.apoliceId) throw jaECliente();
        return open(tx, externa, chamador);
      }),
  };
}
export type OportunidadeService = ReturnType<typeof createOportunidadeService>;
