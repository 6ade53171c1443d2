import {
  ContaProdutor,
  DadosProdutor,
  type FichaProdutor,
  type OpcoesProdutor,
  Produtor,
  RegimeProdutor,
  RegraRepasse,
  TipoChavePix,
} from '@balcao/contracts';
import { formatBps, formatDocumento, formatTelefone, gruposPadrao, validateProdutor } from '@balcao/domain';
import { type Erros, errosDe } from '@balcao/shared/forms';
import type { Diferenca } from '@balcao/ui/records';
import * as z from 'zod/mini';
import { copy } from './produtores.copy.ts';

/** A rule as typed: what is not filled yet is null. */
const RegraDigitada = z.extend(RegraRepasse, { pctBps: z.nullable(z.int()), desde: z.nullable(z.string()), ate: z.nullable(z.string()) });
export type RegraDigitada = Readonly<z.infer<typeof RegraDigitada>>;

const Bps = z.nullable(z.int());
const Escolhido = z.nullable(z.string());
/** The form as typed, by the gateway's own names; an empty text is '', a choice that was not made null. */
const Digitado = z.object({
  tipo: Produtor.shape.tipo,
  pessoa: DadosProdutor.shape.pessoa,
  nome: z.string(),
  documento: z.string(),
  susep: z.string(),
  email: z.string(),
  telefone: z.string(),
  regime: z.nullable(RegimeProdutor),
  'retencoes.isPelaTabela': z.boolean(),
  'retencoes.irBps': Bps,
  'retencoes.issBps': Bps,
  'retencoes.inssBps': Bps,
  'conta.banco': z.string(),
  'conta.agencia': z.string(),
  'conta.conta': z.string(),
  'conta.tipo': ContaProdutor.shape.tipo,
  'pix.tipo': z.nullable(TipoChavePix),
  'pix.chave': z.string(),
  repasses: z.readonly(z.array(RegraDigitada)),
  supervisorId: Escolhido,
  usuarioId: Escolhido,
});
export type Digitado = Readonly<z.infer<typeof Digitado>>;
export const parseDigitado = (valor: unknown): Digitado | null => Digitado.safeParse(valor).data ?? null;
/** A field of the form that is not a rule. */
export type Campo = Exclude<keyof Digitado, 'repasses'>;

export const tipos = Produtor.shape.tipo.options;
export const regimes = RegimeProdutor.options;
export const tiposDePix = TipoChavePix.options;
export const tiposDeConta = ContaProdutor.shape.tipo.options;

export const digitadoDe = (ficha: FichaProdutor | null): Digitado => ({
  tipo: ficha?.tipo ?? 'EXTERNO',
  pessoa: ficha?.pessoa ?? 'PF',
  nome: ficha?.nome ?? '',
  documento: ficha?.documento ?? '',
  susep: ficha?.susep ?? '',
  email: ficha?.email ?? '',
  telefone: formatTelefone(ficha?.telefone ?? ''),
  regime: ficha?.regime ?? null,
  'retencoes.isPelaTabela': ficha?.retencoes.isPelaTabela ?? true,
  'retencoes.irBps': ficha?.retencoes.irBps ?? 0,
  'retencoes.issBps': ficha?.retencoes.issBps ?? 0,
  'retencoes.inssBps': ficha?.retencoes.inssBps ?? 0,
  'conta.banco': ficha?.conta?.banco ?? '',
  'conta.agencia': ficha?.conta?.agencia ?? '',
  'conta.conta': ficha?.conta?.conta ?? '',
  'conta.tipo': ficha?.conta?.tipo ?? 'CORRENTE',
  'pix.tipo': ficha?.pix?.tipo ?? null,
  'pix.chave': ficha?.pix?.chave ?? '',
  repasses: ficha?.repasses ?? [],
  supervisorId: ficha?.supervisorId ?? null,
  usuarioId: ficha?.usuarioId ?? null,
});

const filled = (texto: string): string | null => texto.trim() || null;

/** What is sent. What is missing of a rule is left as the domain refuses it. */
export function dadosDe(digitado: Digitado): DadosProdutor {
  const { tipo, pessoa, nome, documento, regime, repasses, supervisorId, usuarioId } = digitado;
  const [banco, agencia, conta] = [digitado['conta.banco'], digitado['conta.agencia'], digitado['conta.conta']];
  return {
    tipo,
    pessoa,
    nome: nome.trim(),
    documento,
    susep: filled(digitado.susep),
    email: filled(digitado.email),
    telefone: filled(digitado.telefone),
    regime,
    retencoes: {
      isPelaTabela: digitado['retencoes.isPelaTabela'] && pessoa === 'PF',
      irBps: digitado['retencoes.irBps'] ?? 0,
      issBps: digitado['retencoes.issBps'] ?? 0,
      inssBps: digitado['retencoes.inssBps'] ?? 0,
    },
    conta: banco || agencia || conta ? { banco, agencia, conta, tipo: digitado['conta.tipo'] } : null,
    pix: digitado['pix.tipo'] ? { tipo: digitado['pix.tipo'], chave: digitado['pix.chave'] } : null,
    repasses: repasses.map((regra) => ({ ...regra, pctBps: regra.pctBps ?? 0, desde: regra.desde ?? '' })),
    supervisorId,
    usuarioId,
  };
}

const REGRA = ['pctBps', 'base', 'momento', 'alcance', 'apoliceId', 'ramo', 'seguradora', 'negocio', 'desde', 'ate'] as const;
const CAMPOS = Object.keys(digitadoDe(null)).filter((campo) => campo !== 'repasses');

/** Fields of the form, in its order: those of its rules come last. */
export const camposOf = ({ repasses }: Digitado): readonly string[] => [
  ...CAMPOS,
  ...repasses.flatMap((_, index) => REGRA.map((campo) => `repasses.${index}.${campo}`)),
];

/** What a field is called on screen; one of a rule says of which. */
export function rotuloDe(campo: string, pessoa: Digitado['pessoa']): string | undefined {
  const [, index, daRegra] = /^repasses\.(\d+)\.(\w+)$/.exec(campo) ?? [];
  if (daRegra) return `${copy.regra.titulo(Number(index) + 1)}, ${copy.regra[daRegra as (typeof REGRA)[number]]}`;
  if (pessoa === 'PJ' && campo === 'documento') return copy.cnpj;
  if (pessoa === 'PJ' && campo === 'nome') return copy.razaoSocial;
  return copy.rotulos[campo as keyof typeof copy.rotulos];
}

/** What keeps the form from being sent. */
export function errosOf(digitado: Digitado): Erros<string> {
  const missing = digitado.repasses.flatMap(({ desde }, index) =>
    desde === null ? [{ campo: `repasses.${index}.desde`, codigo: 'obrigatorio', mensagem: copy.obrigatorio }] : [],
  );
  return errosDe({ errors: [...missing, ...validateProdutor(dadosDe(digitado))] }, camposOf(digitado));
}

/** A rule of every sale from a day on, with the base and the moment that the subscription chose. */
export const regraNova = (hoje: string, { base, momento }: OpcoesProdutor['repasse'] = gruposPadrao.repasse): RegraDigitada => ({
  alcance: 'VENDAS',
  apoliceId: null,
  ramo: null,
  seguradora: null,
  negocio: null,
  base,
  pctBps: null,
  momento,
  desde: hoje,
  ate: null,
});

const regrasEmPalavras = (regras: readonly RegraDigitada[]): string =>
  regras.map(({ pctBps, base }) => `${formatBps(pctBps ?? 0)} · ${copy.base[base]}`).join('; ');

/** A value of the form as a person reads it. */
function emPalavras(campo: keyof Digitado, digitado: Digitado): string {
  const valor = digitado[campo];
  if (campo === 'repasses') return regrasEmPalavras(digitado.repasses);
  if (campo === 'documento') return formatDocumento(String(valor));
  if (valor === null || valor === '') return '';
  if (typeof valor === 'number') return formatBps(valor);
  if (typeof valor === 'boolean') return valor ? copy.sim : copy.nao;
  const palavras: Partial<Record<keyof Digitado, Readonly<Record<string, string>>>> = {
    tipo: copy.tipo,
    pessoa: copy.pessoa,
    regime: copy.regime,
    'conta.tipo': copy.tipoConta,
    'pix.tipo': copy.tipoPix,
  };
  return palavras[campo]?.[String(valor)] ?? String(valor);
}

/** Where what stands and what was typed are not the same, in words. */
export function diferencasDe(gravada: FichaProdutor, digitado: Digitado): Diferenca[] {
  const deles = digitadoDe(gravada);
  return (Object.keys(digitado) as (keyof Digitado)[])
    .filter((campo) => JSON.stringify(deles[campo]) !== JSON.stringify(digitado[campo]))
    .map((campo) => ({
      rotulo: copy.rotulos[campo],
      deles:
        campo === 'supervisorId' ? (gravada.supervisor ?? '') : campo === 'usuarioId' ? (gravada.usuario ?? '') : emPalavras(campo, deles),
      meu:
        campo === 'supervisorId' || campo === 'usuarioId'
          ? digitado[campo] === null
            ? ''
            : copy.rotulos[campo]
          : emPalavras(campo, digitado),
    }));
}
