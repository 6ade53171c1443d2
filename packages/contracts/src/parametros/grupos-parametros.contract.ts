import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Bps, Data, Instante, Nada } from '../formats.ts';
import { ConteudoDaPagina } from '../pagina-publica/pagina-publica.contract.ts';
import { BaseRepasse, MomentoRepasse } from '../produtor/produtor.contract.ts';

const dias = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

/** A holiday of the subscription's own: of the town, of the state, of the brokerage. */
export const FeriadoProprio = z.object({
  dia: Data,
  nome: z.string().check(z.trim(), z.minLength(2, 'Dê um nome ao feriado.'), z.maxLength(60, 'Use até 60 letras.')),
  /** Comes back every year on the same day and month. */
  todoAno: z.boolean(),
});
export type FeriadoProprio = z.infer<typeof FeriadoProprio>;

/** How users enter. */
export const ParametrosAcesso = z.object({
  /** Whoever has no second factor enrols at the next sign-in; nobody is excepted. */
  exigeSegundoFator: z.boolean(),
  /** On a holiday the hours of access are those of Sunday. */
  feriadoComoDomingo: z.boolean(),
});
export type ParametrosAcesso = z.infer<typeof ParametrosAcesso>;

/** The days on which the brokerage does not open, besides the national ones. */
export const ParametrosCalendario = z.object({ feriados: z.array(FeriadoProprio).check(z.maxLength(40)) });
export type ParametrosCalendario = z.infer<typeof ParametrosCalendario>;

/** The windows of a renewal (domain design §5.7), in days before the end of the policy; the last two after it. */
export const ParametrosRenovacao = z.object({
  listarDias: dias(1, 180),
  cotarDias: dias(1, 180),
  enviarDias: dias(1, 180),
  ligarDias: dias(1, 180),
  urgenteDias: dias(0, 180),
  vencidaDias: dias(1, 180),
  perdidaDias: dias(1, 365),
});
export type ParametrosRenovacao = z.infer<typeof ParametrosRenovacao>;

/** When the brokerage works. What is not an hour, `validateGrupo` of domain judges. */
export const ParametrosExpediente = z.object({
  horarios: ConteudoDaPagina.shape.horarios,
  /** Working hours within which a client is promised an answer; null: nothing is promised. */
  respostaHoras: z.nullable(z.int().check(z.gte(1), z.lte(80))),
});
export type ParametrosExpediente = z.infer<typeof ParametrosExpediente>;

/** What a client who pays late owes besides the instalment: a fine once, and simple interest for each day. */
export const ParametrosAtraso = z.object({
  multaBps: Bps.check(z.gte(0), z.lte(200)),
  /** Of a month of thirty days. */
  jurosMesBps: Bps.check(z.gte(0), z.lte(200)),
});
export type ParametrosAtraso = z.infer<typeof ParametrosAtraso>;

/** What a new rule of a producer's share begins with, and how shares are paid. */
export const ParametrosRepasse = z.object({
  base: BaseRepasse,
  momento: MomentoRepasse,
  /** A lot is approved by somebody else than who made it. */
  aprovacaoPorOutro: z.boolean(),
  /** Of a producer's share, what their supervisor takes. */
  supervisorBps: Bps.check(z.gte(0), z.lte(10_000)),
});
export type ParametrosRepasse = z.infer<typeof ParametrosRepasse>;

const prefixo = z.string().check(z.trim(), z.maxLength(6));
const salto = z.nullable(z.int().check(z.gte(1), z.lte(9_999_999)));
/** How clients read the number of a quote, and from where quotes and proposals count on. The numbers only go up, each series on its own. */
export const ParametrosNumeracao = z.object({
  orcamentoPrefixo: prefixo,
  /** Whether the year it was opened goes after the number. */
  orcamentoAno: z.boolean(),
  /** The next one takes this number; null: the one after the last. Never in what is in force: it is done once. */
  orcamentoPularPara: salto,
  propostaPularPara: salto,
});
export type ParametrosNumeracao = z.infer<typeof ParametrosNumeracao>;

const meses = z.int().check(z.gte(1), z.lte(240));
/** For how many months data is kept; the least that the law asks of the first three, `validateGrupo` of domain knows. */
export const ParametrosRetencao = z.object({
  /** Transmitted proposals, policies, instalments, commissions and claims, from the end of the policy. */
  contratoMeses: meses,
  /** Proof of what a client permitted or took back. */
  consentimentoMeses: meses,
  /** Requests of holders of data, and their answers. */
  pedidoMeses: meses,
  /** Files of cases that ended without a sale, from the day they ended. */
  arquivosMeses: meses,
  /** Requests for quotes that were discarded, from the day they were. */
  solicitacoesMeses: meses,
});
export type ParametrosRetencao = z.infer<typeof ParametrosRetencao>;

/** How e-mails to clients are signed. What is no address, `validateGrupo` of domain judges. */
export const ParametrosRemetente = z.object({
  /** The name shown; empty: the brokerage's own. */
  nome: z.string().check(z.trim(), z.maxLength(60)),
  /** Who is answered; null: the user who sent it. */
  responderPara: z.nullable(z.string().check(z.trim(), z.maxLength(254))),
  /** Sent from this address once its domain is verified; null: from the product's. */
  endereco: z.nullable(z.string().check(z.trim(), z.maxLength(254))),
});
export type ParametrosRemetente = z.infer<typeof ParametrosRemetente>;

/** Every group of parameters of a subscription, besides those of quoting. */
export const GruposParametros = z.object({
  acesso: ParametrosAcesso,
  calendario: ParametrosCalendario,
  renovacao: ParametrosRenovacao,
  expediente: ParametrosExpediente,
  atraso: ParametrosAtraso,
  repasse: ParametrosRepasse,
  numeracao: ParametrosNumeracao,
  retencao: ParametrosRetencao,
  remetente: ParametrosRemetente,
});
export type GruposParametros = z.infer<typeof GruposParametros>;
export type GrupoParametros = keyof GruposParametros;

/** When a group was chosen and by whom; version 0 while nothing was chosen. */
const carimbo = { versao: z.int(), alteradoEm: z.nullable(Instante), alteradoPor: z.nullable(z.string()) };
/** What is in force of a group. */
export type GrupoEmVigor<G extends GrupoParametros> = GruposParametros[G] & {
  readonly versao: number;
  readonly alteradoEm: string | null;
  readonly alteradoPor: string | null;
};
export const AcessoEmVigor = z.object({ ...ParametrosAcesso.shape, ...carimbo });
export const CalendarioEmVigor = z.object({ ...ParametrosCalendario.shape, ...carimbo });
export const RenovacaoEmVigor = z.object({ ...ParametrosRenovacao.shape, ...carimbo });
export const ExpedienteEmVigor = z.object({ ...ParametrosExpediente.shape, ...carimbo });
export const AtrasoEmVigor = z.object({ ...ParametrosAtraso.shape, ...carimbo });
export const RepasseEmVigor = z.object({ ...ParametrosRepasse.shape, ...carimbo });
export const NumeracaoEmVigor = z.object({
  ...ParametrosNumeracao.shape,
  ...carimbo,
  /** The numbers that the next quote and the next proposal take, unless somebody opens one first. */
  proximoOrcamento: z.int(),
  proximaProposta: z.int(),
});
export type NumeracaoEmVigor = z.infer<typeof NumeracaoEmVigor>;
export const RetencaoEmVigor = z.object({ ...ParametrosRetencao.shape, ...carimbo });
export const RemetenteEmVigor = z.object({ ...ParametrosRemetente.shape, ...carimbo });
export const GruposEmVigor = z.object({
  acesso: AcessoEmVigor,
  calendario: CalendarioEmVigor,
  renovacao: RenovacaoEmVigor,
  expediente: ExpedienteEmVigor,
  atraso: AtrasoEmVigor,
  repasse: RepasseEmVigor,
  numeracao: NumeracaoEmVigor,
  retencao: RetencaoEmVigor,
  remetente: RemetenteEmVigor,
});
export type GruposEmVigor = z.infer<typeof GruposEmVigor>;

const B = '/c/api/v1/parametros';
const daVersao = { versao: z.int() };

/** Calls of the groups of parameters (domain design §4.6). Each group is written alone, over the version that was read. */
export const gruposParametrosCalls = {
  getGrupos: defineCall({
    method: 'GET',
    path: `${B}/grupos`,
    resumo: 'Os grupos de parâmetros da assinatura, cada um com a sua versão.',
    administrador: true,
    input: Nada,
    output: GruposEmVigor,
  }),
  saveAcesso: defineCall({
    method: 'PUT',
    path: `${B}/acesso`,
    resumo: 'Muda como os usuários entram; `versao` é a que se leu, e outra gravada desde então é um 409 com ela.',
    administrador: true,
    input: z.object({ ...ParametrosAcesso.shape, ...daVersao }),
    output: AcessoEmVigor,
  }),
  saveCalendario: defineCall({
    method: 'PUT',
    path: `${B}/calendario`,
    resumo: 'Muda os feriados próprios da assinatura; `versao` como nos outros grupos.',
    administrador: true,
    input: z.object({ ...ParametrosCalendario.shape, ...daVersao }),
    output: CalendarioEmVigor,
  }),
  saveRenovacao: defineCall({
    method: 'PUT',
    path: `${B}/renovacao`,
    resumo: 'Muda as janelas da renovação; `versao` como nos outros grupos.',
    administrador: true,
    input: z.object({ ...ParametrosRenovacao.shape, ...daVersao }),
    output: RenovacaoEmVigor,
  }),
  saveExpediente: defineCall({
    method: 'PUT',
    path: `${B}/expediente`,
    resumo: 'Muda quando a corretora trabalha e em quanto tempo responde; `versao` como nos outros grupos.',
    administrador: true,
    input: z.object({ ...ParametrosExpediente.shape, ...daVersao }),
    output: ExpedienteEmVigor,
  }),
  saveAtraso: defineCall({
    method: 'PUT',
    path: `${B}/atraso`,
    resumo: 'Muda a multa e os juros de quem paga com atraso; `versao` como nos outros grupos.',
    administrador: true,
    input: z.object({ ...ParametrosAtraso.shape, ...daVersao }),
    output: AtrasoEmVigor,
  }),
  saveRepasse: defineCall({
    method: 'PUT',
    path: `${B}/repasse`,
    resumo: 'Muda a base e o momento com que começa uma regra de repasse, e como os repasses são pagos; `versao` como nos outros grupos.',
    administrador: true,
    input: z.object({ ...ParametrosRepasse.shape, ...daVersao }),
    output: RepasseEmVigor,
  }),
  saveNumeracao: defineCall({
    method: 'PUT',
    path: `${B}/numeracao`,
    resumo:
      'Muda o prefixo e o ano dos números, ou pula para um número maior; um já usado é um 422 no campo; `versao` como nos outros grupos.',
    administrador: true,
    input: z.object({ ...ParametrosNumeracao.shape, ...daVersao }),
    output: NumeracaoEmVigor,
  }),
  saveRetencao: defineCall({
    method: 'PUT',
    path: `${B}/retencao`,
    resumo: 'Muda por quantos meses se guarda cada coisa; menos que a lei manda é um 422 no campo; `versao` como nos outros grupos.',
    administrador: true,
    input: z.object({ ...ParametrosRetencao.shape, ...daVersao }),
    output: RetencaoEmVigor,
  }),
  saveRemetente: defineCall({
    method: 'PUT',
    path: `${B}/remetente`,
    resumo: 'Muda quem assina os e-mails aos clientes; um endereço de outro domínio ganha chave e registros próprios.',
    administrador: true,
    input: z.object({ ...ParametrosRemetente.shape, ...daVersao }),
    output: RemetenteEmVigor,
  }),
};
