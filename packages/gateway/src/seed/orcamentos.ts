import type { Atividade, StatusOrcamento } from '@balcao/contracts';
import { hojeEm, linhaAuto } from '@balcao/domain';
import { deriveFrom } from '../modules/quoting/orcamento.model.ts';
import type { AssinaturaDemo } from './assinaturas.ts';
import { comercialDemo, type RodadaDemo, rodadaDemo } from './cotacoes.ts';
import type { LinhaTabela } from './insert-rows.ts';
import { after, type Mundo } from './mundo.ts';
import { rascunhoDemo } from './rascunho-demo.ts';
import type { VeiculoDemo } from './veiculos.ts';

/** A case, its runs and what the home tells of it. */
export interface OrcamentoDemo {
  readonly id: string;
  readonly status: StatusOrcamento;
  readonly usuarioId: string;
  readonly veiculo: VeiculoDemo;
  readonly linha: LinhaTabela;
  readonly rodadas: readonly RodadaDemo[];
  readonly atividades: readonly LinhaTabela[];
}

type Pesos = readonly (readonly [StatusOrcamento, number])[];

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

/** Days since it was opened, recent ones more often: a broker's list is young. */
const ageOf = ({ sorteio }: Mundo, max: number): number => Math.floor(max * (sorteio.inteiro(0, 9_999) / 10_000) ** 1.6);

function orcamentoDemo(
  mundo: Mundo,
  assinatura: AssinaturaDemo,
  veiculos: readonly VeiculoDemo[],
  { numero, dias }: { numero: number; dias: number },
): OrcamentoDemo {
  const { sorteio, agora } = mundo;
  const usuarioId = sorteio.pesado(assinatura.usuarios.map(({ id, peso }) => [id, peso] as const));
  const aberto = mundo.diasAtras(dias);
  const id = mundo.id(aberto);
  const status = sorteio.pesado(statusPesos(dias));
  const veiculo = sorteio.um(veiculos);
  const dia = hojeEm(aberto);
  const rascunho = {
    ...rascunhoDemo(mundo, veiculo, { dia, corretoraId: assinatura.corretoraId }),
    comercial: comercialDemo(mundo, assinatura),
  };
  // a draft is often left half way
  if (status === 'RASCUNHO' && sorteio.chance(0.5)) rascunho.risco = { ...rascunho.risco, pernoite: {}, uso: {}, condutor: {} };

  const quantas =
    status === 'RASCUNHO'
      ? 0
      : sorteio.pesado([
          [1, 72],
          [2, 21],
          [3, 7],
        ] as const);
  const rodadas = Array.from({ length: quantas }, (_, index) => {
    const quando = after(aberto, 0.005 + index * 0.04, agora);
    return rodadaDemo(mundo, assinatura, {
      orcamentoId: id,
      usuarioId,
      numero: index + 1,
      quando,
      dia,
      rascunho: index === 0 ? rascunho : { ...rascunho, comercial: comercialDemo(mundo, assinatura) },
    });
  });
  const last = rodadas.at(-1);
  const decidido = after(aberto, sorteio.inteiro(1, 9), agora);
  const alterado = ['RASCUNHO', 'CALCULADO'].includes(status) ? after(aberto, 0.1 * Math.max(quantas, 1), agora) : decidido;
  const { segurado, documento, bem, tipo, vigIni, vigFim } = deriveFrom(linhaAuto, rascunho);
  const base = { assinatura_id: assinatura.id, criado_por: usuarioId };
  const atividade = (em: Date, fato: Atividade['tipo']): LinhaTabela => ({
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
    veiculo,
    rodadas,
    linha: {
      id,
      ...base,
      criado_em: aberto.toISOString(),
      alterado_em: alterado.toISOString(),
      alterado_por: usuarioId,
      numero,
      linha: 'AUTO',
      formulario: 'AUTO',
      tipo,
      status,
      usuario_id: usuarioId,
      segurado_id: veiculo.dono.id,
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

/** The cases of a subscription, numbered in the order they were opened. */
export function orcamentosDemo(mundo: Mundo, assinatura: AssinaturaDemo, veiculos: readonly VeiculoDemo[]): OrcamentoDemo[] {
  const { orcamentos, diasOrcamentos } = assinatura.volumes;
  const ages = Array.from({ length: orcamentos }, () => ageOf(mundo, diasOrcamentos)).sort((a, b) => b - a);
  return ages.map((dias, index) => orcamentoDemo(mundo, assinatura, veiculos, { numero: index + 1, dias }));
}
