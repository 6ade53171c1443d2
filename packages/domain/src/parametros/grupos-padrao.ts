import type {
  ErroCampo,
  GrupoParametros,
  GruposParametros,
  ParametrosCalendario,
  ParametrosRenovacao,
  ParametrosRetencao,
} from '@balcao/contracts';
import { type Feriados, feriadosCom } from '../datas/dia-util.ts';
import { isData } from '../datas/parse-data.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import { judgeHorarios } from './expediente.ts';
import { judgeNumeracao } from './numeracao.ts';
import { judgeRemetente } from './remetente.ts';

/** What a subscription that chose nothing works by: nobody is made to enrol, the windows of domain design §5.7, the fees of §5.6. */
export const gruposPadrao: GruposParametros = {
  acesso: { exigeSegundoFator: false, feriadoComoDomingo: true },
  calendario: { feriados: [] },
  renovacao: { listarDias: 60, cotarDias: 45, enviarDias: 30, ligarDias: 15, urgenteDias: 5, vencidaDias: 30, perdidaDias: 60 },
  expediente: { horarios: { uteis: { de: '09:00', ate: '18:00' }, sabado: null, domingo: null }, respostaHoras: null },
  atraso: { multaBps: 200, jurosMesBps: 100 },
  repasse: { base: 'COMISSAO_BRUTA', momento: 'RECEBIMENTO', aprovacaoPorOutro: false, supervisorBps: 0 },
  numeracao: {
    orcamentoPrefixo: '',
    orcamentoAno: false,
    orcamentoPularPara: null,
    propostaPularPara: null,
  },
  retencao: { contratoMeses: 60, consentimentoMeses: 60, pedidoMeses: 60, arquivosMeses: 60, solicitacoesMeses: 60 },
  remetente: { nome: '', responderPara: null, endereco: null },
};

/** The least that is kept of each thing, in months; those of the law are the rows of `regra_retencao`, which a test compares with these. */
export const minimosDaRetencao: ParametrosRetencao = {
  contratoMeses: 60,
  consentimentoMeses: 60,
  pedidoMeses: 60,
  arquivosMeses: 6,
  solicitacoesMeses: 1,
};

/**
 * The holidays that the hours of access are judged by; null where a holiday is a day like any other.
 *
 * @param acesso what the subscription chose; absent is the default
 */
export function feriadosDoAcesso(
  acesso: Partial<GruposParametros['acesso']> | null,
  calendario: Partial<ParametrosCalendario> | null,
): Feriados | null {
  const { feriadoComoDomingo } = { ...gruposPadrao.acesso, ...acesso };
  return feriadoComoDomingo ? feriadosCom(calendario?.feriados ?? []) : null;
}

const ANTES = ['urgenteDias', 'ligarDias', 'enviarDias', 'cotarDias', 'listarDias'] as const;
const DEPOIS = ['vencidaDias', 'perdidaDias'] as const;

function* judgeOrdem(janelas: ParametrosRenovacao, ordem: readonly (keyof ParametrosRenovacao)[]): Generator<ErroCampo> {
  for (const [index, campo] of ordem.entries()) {
    const anterior = ordem[index - 1];
    if (anterior && janelas[campo] <= janelas[anterior])
      yield erroCampo(campo, 'invalido', `Use mais que ${janelas[anterior]} dias: cada janela começa antes da seguinte.`);
  }
}

/** Own holidays of one year: more than any town keeps, and few enough that no charge waits on them for long. */
const FERIADOS_POR_ANO = 15;

function* judgeFeriados(feriados: ParametrosCalendario['feriados']): Generator<ErroCampo> {
  const keyOf = ({ dia, todoAno }: ParametrosCalendario['feriados'][number]) => (todoAno ? dia.slice(5) : dia);
  for (const [index, feriado] of feriados.entries()) {
    if (feriado.nome.trim().length < 2) yield erroCampo(`feriados.${index}.nome`, 'obrigatorio', 'Dê um nome ao feriado.');
    if (!isData(feriado.dia)) yield erroCampo(`feriados.${index}.dia`, 'invalido', 'Informe o dia.');
    else if (feriados.slice(0, index).some((outro) => keyOf(outro) === keyOf(feriado)))
      yield erroCampo(`feriados.${index}.dia`, 'conflito', 'Este dia já está na lista.');
    const doAno = feriados
      .slice(0, index)
      .filter((outro) => outro.todoAno || feriado.todoAno || outro.dia.slice(0, 4) === feriado.dia.slice(0, 4));
    if (doAno.length >= FERIADOS_POR_ANO)
      yield erroCampo(`feriados.${index}.dia`, 'foraDaFaixa', `São no máximo ${FERIADOS_POR_ANO} feriados próprios por ano.`);
  }
}

function* judgeRetencao(retencao: ParametrosRetencao): Generator<ErroCampo> {
  for (const [campo, minimo] of Object.entries(minimosDaRetencao) as [keyof ParametrosRetencao, number][])
    if (retencao[campo] < minimo)
      yield erroCampo(campo, 'foraDaFaixa', `Guarde por ao menos ${minimo === 1 ? '1 mês' : `${minimo} meses`}.`);
}

const juizes: { readonly [G in GrupoParametros]: (valor: GruposParametros[G]) => ErroCampo[] } = {
  acesso: () => [],
  calendario: ({ feriados }) => [...judgeFeriados(feriados)],
  renovacao: (janelas) => [...judgeOrdem(janelas, ANTES), ...judgeOrdem(janelas, DEPOIS)],
  expediente: ({ horarios }) => [...judgeHorarios(horarios, 'horarios')],
  atraso: () => [],
  repasse: () => [],
  numeracao: (numeracao) => [...judgeNumeracao(numeracao)],
  retencao: (retencao) => [...judgeRetencao(retencao)],
  remetente: (remetente) => [...judgeRemetente(remetente)],
};

/**
 * What is wrong with a group of parameters as typed, at its fields.
 *
 * @example validateGrupo('renovacao', { ...gruposPadrao.renovacao, ligarDias: 5 }).map(({ campo }) => campo) // ['ligarDias']
 */
export const validateGrupo = <G extends GrupoParametros>(grupo: G, valor: GruposParametros[G]): ErroCampo[] => juizes[grupo](valor);
