import {
  ConsultaLancamentos,
  type DadosLancamento,
  DadosRecorrencia,
  type DadosSerie,
  type FichaLancamento,
  type OpcoesLancamento,
  TipoLancamento,
} from '@balcao/contracts';
import { formatCentavos, formatData, listaNoEndereco, validateLancamento, validateRecorrencia } from '@balcao/domain';
import * as z from 'zod/mini';
import { copy } from './lancamentos.copy.ts';

/** The list's address. */
export const endereco = listaNoEndereco({
  schema: ConsultaLancamentos,
  filtros: ['q', 'tipo', 'status', 'categoria', 'centro', 'conta', 'serie', 'quando', 'de', 'ate'],
  ordem: '-vencimento',
  padrao: { quando: 'VENCIMENTO' },
});

const texto = z.nullable(z.string());
/** An entry as typed; its recurrence stands beside it. */
export const Digitado = z.object({
  tipo: TipoLancamento,
  descricao: z.string(),
  pessoa: z.string(),
  documento: z.string(),
  categoriaId: texto,
  centroId: texto,
  contaId: texto,
  destinoId: texto,
  competencia: texto,
  vencimento: texto,
  valorCentavos: z.nullable(z.int()),
  pagoEm: texto,
  observacao: z.string(),
  repete: z.boolean(),
  'recorrencia.frequencia': DadosRecorrencia.shape.frequencia,
  'recorrencia.intervalo': z.nullable(z.int()),
  'recorrencia.ate': texto,
  'recorrencia.vezes': z.nullable(z.int()),
  'recorrencia.isUltimoDiaDoMes': z.boolean(),
  alcance: z.enum(['ESTE', 'PROXIMOS']),
});
export type Digitado = z.infer<typeof Digitado>;
export type Campo = keyof Digitado;

/** Reads a form that was kept as it was typed. */
export const parseDigitado = (valor: unknown): Digitado | null => Digitado.safeParse(valor).data ?? null;

/** The form of an entry, or of a new one of a day. */
export const digitadoDe = (ficha: FichaLancamento | null, hoje: string): Digitado => ({
  tipo: ficha?.tipo ?? 'DESPESA',
  descricao: ficha?.descricao ?? '',
  pessoa: ficha?.pessoa ?? '',
  documento: ficha?.documento ?? '',
  categoriaId: ficha?.categoriaId ?? null,
  centroId: ficha?.centroId ?? null,
  contaId: ficha?.contaId ?? null,
  destinoId: ficha?.destinoId ?? null,
  competencia: ficha?.competencia ?? hoje,
  vencimento: ficha?.vencimento ?? hoje,
  valorCentavos: ficha?.valorCentavos ?? null,
  pagoEm: ficha?.pagoEm ?? null,
  observacao: ficha?.observacao ?? '',
  repete: false,
  'recorrencia.frequencia': 'MENSAL',
  'recorrencia.intervalo': 1,
  'recorrencia.ate': null,
  'recorrencia.vezes': null,
  'recorrencia.isUltimoDiaDoMes': false,
  alcance: 'ESTE',
});

/** What is sent of an entry. */
export const dadosDe = (typed: Digitado): DadosLancamento & { pagoEm: string | null } => ({
  tipo: typed.tipo,
  descricao: typed.descricao.trim(),
  pessoa: typed.pessoa.trim() || null,
  documento: typed.documento.trim() || null,
  categoriaId: typed.tipo === 'TRANSFERENCIA' ? null : typed.categoriaId,
  centroId: typed.centroId,
  contaId: typed.contaId,
  destinoId: typed.tipo === 'TRANSFERENCIA' ? typed.destinoId : null,
  competencia: typed.competencia ?? '',
  vencimento: typed.vencimento ?? '',
  valorCentavos: typed.valorCentavos ?? 0,
  pagoEm: typed.repete ? null : typed.pagoEm,
  observacao: typed.observacao.trim() || null,
});

/** What is sent of when it comes again. */
export const recorrenciaDe = (typed: Digitado): DadosSerie['recorrencia'] => ({
  frequencia: typed['recorrencia.frequencia'],
  intervalo: typed['recorrencia.intervalo'] ?? 1,
  ate: typed['recorrencia.ate'],
  vezes: typed['recorrencia.vezes'],
  isUltimoDiaDoMes: typed['recorrencia.frequencia'] === 'MENSAL' && typed['recorrencia.isUltimoDiaDoMes'],
});

/** What keeps it from being sent, by field. */
export function errosOf(typed: Digitado, hoje: string): Partial<Record<string, string>> {
  const dados = dadosDe(typed);
  const erros = [
    ...validateLancamento(dados, { pagoEm: dados.pagoEm, hoje }),
    ...(typed.repete ? validateRecorrencia({ vencimento: dados.vencimento, recorrencia: recorrenciaDe(typed) }) : []),
  ];
  return Object.fromEntries(erros.map(({ campo, mensagem }) => [campo, mensagem]));
}

/** Fields in the order of the form. */
export const camposOf = (): readonly string[] => Object.keys(Digitado.shape);

const named = (itens: readonly { id: string; nome: string }[]) => (id: string | null) => itens.find((um) => um.id === id)?.nome ?? '';

/** Where what stands and what was typed are not the same, in words. */
export function diferencasDe(gravada: FichaLancamento, typed: Digitado, opcoes: OpcoesLancamento | undefined) {
  const deles = digitadoDe(gravada, gravada.vencimento);
  const { contas = [], categorias = [], centros = [] } = opcoes ?? {};
  const say = (campo: Campo, valor: Digitado[Campo]): string => {
    if (valor === null || typeof valor === 'boolean') return '';
    if (campo === 'valorCentavos') return formatCentavos(Number(valor));
    if (campo === 'vencimento' || campo === 'competencia' || campo === 'pagoEm') return formatData(String(valor));
    if (campo === 'categoriaId') return named(categorias)(String(valor));
    if (campo === 'centroId') return named(centros)(String(valor));
    if (campo === 'contaId' || campo === 'destinoId') return named(contas)(String(valor));
    if (campo === 'tipo') return copy.tipo[valor as Digitado['tipo']];
    return String(valor);
  };
  return (Object.keys(Digitado.shape) as Campo[])
    .filter((campo) => campo !== 'alcance' && deles[campo] !== typed[campo])
    .map((campo) => ({ rotulo: copy.campos[campo] ?? campo, deles: say(campo, deles[campo]), meu: say(campo, typed[campo]) }));
}

/** Expected before a day, and not done. */
export const isAtrasado = ({ status, vencimento }: Pick<FichaLancamento, 'status' | 'vencimento'>, hoje: string): boolean =>
  status === 'PREVISTO' && vencimento < hoje;

/** When a series comes, in words. @example quandoDe({ frequencia: 'MENSAL', intervalo: 2, … }) // 'a cada 2 meses' */
export function quandoDe({ frequencia, intervalo, ate, vezes }: DadosRecorrencia): string {
  const { cadaN, ate: ateO, vezes: tantas } = copy.recorrentes;
  return [cadaN[frequencia](intervalo), ...(ate ? [ateO(ate)] : []), ...(vezes ? [tantas(vezes)] : [])].join(', ');
}
