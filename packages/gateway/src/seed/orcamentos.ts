import type { Atividade, Formulario, Linha, RascunhoOrcamento, StatusOrcamento } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { deriveFrom, linhaDo } from '../modules/orcamento/orcamento.model.ts';
import type { AssinaturaDemo } from './assinaturas.ts';
import { comercialDemo, type PedidoRodada, RESPOSTAS_AUTO, type RodadaDemo, rodadaDemo } from './cotacoes.ts';
import type { TableRow } from './insert-rows.ts';
import { after, type Mundo } from './mundo.ts';
import { rascunhoDemo } from './rascunho-demo.ts';
import type { SeguradoDemo } from './registro.ts';
import type { VeiculoDemo } from './veiculos.ts';

/** A case, its runs and what the home tells of it. */
export interface OrcamentoDemo {
  readonly id: string;
  readonly status: StatusOrcamento;
  readonly usuarioId: string;
  readonly dono: SeguradoDemo;
  /** Who is insured is not in the registry yet: a prospect, until something is sold. */
  readonly isProspecto: boolean;
  readonly placa: string | null;
  readonly linha: TableRow;
  readonly rodadas: readonly RodadaDemo[];
  readonly atividades: readonly TableRow[];
}

/** A filled form and whose it is. */
export interface PreenchidoDemo {
  readonly rascunho: RascunhoOrcamento;
  readonly dono: SeguradoDemo;
  readonly isProspecto: boolean;
  readonly placa: string | null;
  readonly linha: Linha;
}

/** What makes the cases of one form unlike those of another. */
export interface ReceitaDemo {
  readonly formulario: Formulario;
  fillForm(quando: { dia: string; isRascunho: boolean }): PreenchidoDemo;
  /** A draft that was left half way. */
  interromper(rascunho: RascunhoOrcamento): RascunhoOrcamento;
  /** The same question to other insurers, for another run. */
  requote(rascunho: RascunhoOrcamento): RascunhoOrcamento;
  run(pedido: PedidoRodada): RodadaDemo;
}

type Pesos = readonly (readonly [StatusOrcamento, number])[];

/** A case to be drawn: how old it is and how it may have ended. */
export interface CasoDemo {
  readonly dias: number;
  readonly pesos: Pesos;
  readonly usuarios: AssinaturaDemo['usuarios'];
  /** Most days until it was decided; what would fall after now is of this moment. */
  readonly decideAteDias: number;
}

/** The older a case, the likelier it has been decided. None is calculating: nobody would ever finish it. */
function statusPesos(dias: number): Pesos {
  if (dias < 1)
    return [
      ['RASCUNHO', 40],
      ['CALCULADO', 40],
      ['ENVIADO', 20],
    ];
  if (dias < 15)
    return [
      ['RASCUNHO', 12],
      ['CALCULADO', 28],
      ['ENVIADO', 26],
      ['FECHADO', 24],
      ['RECUSADO', 10],
    ];
  if (dias < 60)
    return [
      ['RASCUNHO', 4],
      ['CALCULADO', 7],
      ['ENVIADO', 7],
      ['FECHADO', 42],
      ['RECUSADO', 27],
      ['EXPIRADO', 13],
    ];
  return [
    ['FECHADO', 40],
    ['RECUSADO', 36],
    ['EXPIRADO', 24],
  ];
}

const MOTIVOS = [
  ['PRECO', 38],
  ['CONCORRENTE', 18],
  ['SEM_RETORNO', 14],
  ['DESISTIU', 9],
  ['BANCO_DIRETO', 7],
  ['COBERTURA', 5],
  ['ACEITACAO', 4],
  ['ATRASO', 3],
  ['DUPLICADO', 2],
] as const;

const FATO: Partial<Record<StatusOrcamento, Atividade['tipo']>> = { FECHADO: 'ORCAMENTO_FECHADO', RECUSADO: 'ORCAMENTO_RECUSADO' };

/** A case is decided within so many days of its opening. */
export const DECIDE_ATE_DIAS = 9;

/** Days since it was opened, recent ones more often: a broker's list is young. */
export const ageOf = ({ sorteio }: Mundo, max: number): number => Math.floor(max * (sorteio.inteiro(0, 9_999) / 10_000) ** 1.6);

const quantasRodadas = ({ sorteio }: Mundo, status: StatusOrcamento): number =>
  status === 'RASCUNHO'
    ? 0
    : sorteio.pesado([
        [1, 72],
        [2, 21],
        [3, 7],
      ] as const);

/** Draws one case: its form, its runs, how it stands and what was told of it. Its number comes with those of the others. */
export function orcamentoDemo(
  mundo: Mundo,
  assinatura: AssinaturaDemo,
  receita: ReceitaDemo,
  { dias, pesos, usuarios, decideAteDias }: CasoDemo,
): OrcamentoDemo {
  const { sorteio, agora } = mundo;
  const usuarioId = sorteio.pesado(usuarios.map(({ id, peso }) => [id, peso] as const));
  const aberto = mundo.diasAtras(dias);
  const id = mundo.id(aberto);
  const status = sorteio.pesado(pesos);
  const dia = hojeEm(aberto);
  const { rascunho: inteiro, dono, isProspecto, placa, linha } = receita.fillForm({ dia, isRascunho: status === 'RASCUNHO' });
  // a draft is often left half way
  const rascunho = status === 'RASCUNHO' && sorteio.chance(0.5) ? receita.interromper(inteiro) : inteiro;

  const quantas = quantasRodadas(mundo, status);
  const rodadas = Array.from({ length: quantas }, (_, index) => {
    const quando = after(aberto, 0.005 + index * 0.04, agora);
    const asked = index === 0 ? rascunho : receita.requote(rascunho);
    return receita.run({ orcamentoId: id, usuarioId, numero: index + 1, quando, dia, rascunho: asked });
  });
  const last = rodadas.at(-1);
  const decidido = after(aberto, sorteio.inteiro(1, decideAteDias), agora);
  const alterado = ['RASCUNHO', 'CALCULADO'].includes(status) ? after(aberto, 0.1 * Math.max(quantas, 1), agora) : decidido;
  const { formulario } = receita;
  const { schemaVersao } = linhaDo(formulario);
  const { segurado, documento, bem, tipo, vigIni, vigFim } = deriveFrom(linhaDo(formulario), rascunho);
  const base = { assinatura_id: assinatura.id, criado_por: usuarioId };
  const atividade = (em: Date, fato: Atividade['tipo']): TableRow => ({
    id: mundo.id(em),
    ...base,
    em: em.toISOString(),
    criado_em: em.toISOString(),
    tipo: fato,
    usuario_id: usuarioId,
    orcamento_id: id,
  });
  const fim = FATO[status];
  return {
    id,
    status,
    usuarioId,
    dono,
    isProspecto,
    placa,
    rodadas,
    linha: {
      id,
      ...base,
      criado_em: aberto.toISOString(),
      alterado_em: alterado.toISOString(),
      alterado_por: usuarioId,
      linha,
      formulario,
      origem: formulario === 'MANUAL' ? 'MANUAL' : 'INTERNO',
      schema_versao: schemaVersao,
      tipo,
      status,
      usuario_id: usuarioId,
      segurado_id: isProspecto && status !== 'FECHADO' ? null : dono.id,
      segurado_nome: segurado,
      segurado_documento: documento,
      bem,
      vig_ini: vigIni,
      vig_fim: vigFim,
      rascunho,
      rascunho_versao: sorteio.inteiro(2, 9),
      cotacao_id: last?.id ?? null,
      melhor_premio_centavos: last?.melhor?.premioCentavos ?? null,
      melhor_seguradora: last?.melhor?.seguradora ?? null,
      escolha_premio_centavos: null,
      escolha_seguradora: null,
      escolha_de: null,
      fechado_em: status === 'FECHADO' ? decidido.toISOString() : null,
      motivo_recusa: status === 'RECUSADO' ? sorteio.pesado(MOTIVOS) : null,
    },
    atividades: [
      atividade(aberto, 'ORCAMENTO_ABERTO'),
      ...rodadas.map(({ cotacao }) => atividade(new Date(String(cotacao['concluida_em'])), 'COTACAO_CONCLUIDA')),
      ...(fim ? [atividade(decidido, fim)] : []),
    ],
  };
}

/** Cars, each of somebody in the registry. */
function receitaAuto(mundo: Mundo, assinatura: AssinaturaDemo, veiculos: readonly VeiculoDemo[]): ReceitaDemo {
  return {
    formulario: 'AUTO',
    fillForm({ dia }) {
      const veiculo = mundo.sorteio.um(veiculos);
      const { risco } = rascunhoDemo(mundo, veiculo, { dia, corretoraId: assinatura.corretoraId });
      const rascunho = { risco, comercial: comercialDemo(mundo, assinatura) };
      return { rascunho, dono: veiculo.dono, isProspecto: false, placa: veiculo.placa, linha: 'AUTO' };
    },
    interromper: ({ risco, comercial }) => ({ comercial, risco: { ...risco, pernoite: {}, uso: {}, condutor: {} } }),
    requote: ({ risco }) => ({ risco, comercial: comercialDemo(mundo, assinatura) }),
    run: (pedido) => rodadaDemo(mundo, assinatura, RESPOSTAS_AUTO, pedido),
  };
}

/** The car cases of a subscription, oldest first. */
export function orcamentosAuto(mundo: Mundo, assinatura: AssinaturaDemo, veiculos: readonly VeiculoDemo[]): OrcamentoDemo[] {
  const { orcamentos, diasOrcamentos } = assinatura.volumes;
  const { usuarios } = assinatura;
  const receita = receitaAuto(mundo, assinatura, veiculos);
  const ages = Array.from({ length: orcamentos }, () => ageOf(mundo, diasOrcamentos)).sort((a, b) => b - a);
  return ages.map((dias) =>
    orcamentoDemo(mundo, assinatura, receita, { dias, pesos: statusPesos(dias), usuarios, decideAteDias: DECIDE_ATE_DIAS }),
  );
}

/** All cases of a subscription, whatever their form, numbered in the order they were opened. */
export const numerados = (orcamentos: readonly OrcamentoDemo[]): OrcamentoDemo[] =>
  orcamentos
    .toSorted((a, b) => String(a.linha['criado_em']).localeCompare(String(b.linha['criado_em'])))
    .map((orcamento, index) => ({ ...orcamento, linha: { ...orcamento.linha, numero: index + 1 } }));
