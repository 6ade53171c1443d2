import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { noFormato, ordemEntre, paginaDe } from '../envelope.ts';
import { consultaFiltravel } from '../filtro/consulta-filtravel.ts';
import { Bps, CodigoRamo, Data, Instante } from '../formats.ts';
import { MudancaRegistro, UsoRegistro } from '../registro/historia-registro.contract.ts';
import { Linha } from '../registry/registry.contract.ts';

/** Settings of a subscription for a ramo of the shared catalogue; null uses the value of the catalogue. */
export const DadosRamo = z.object({
  /** The name it is called by here. */
  apelido: z.nullable(z.string().check(z.trim(), z.minLength(2), z.maxLength(80))),
  /** Offered where a ramo is chosen. */
  ativo: z.boolean(),
  /** Commission a manual offer begins with, bps. */
  comissaoPadraoBps: z.nullable(Bps.check(z.gte(0), z.lte(10_000))),
  /** Days before the end of a policy at which its renewal is announced. */
  avisoRenovacaoDias: z.nullable(z.array(z.int().check(z.gte(1), z.lte(365))).check(z.minLength(1), z.maxLength(10))),
});
export type DadosRamo = z.infer<typeof DadosRamo>;

/** A ramo as the subscription has it. `versao` is 0 while nothing was chosen. */
export const FichaRamo = z.object({
  ...DadosRamo.shape,
  codigo: CodigoRamo,
  codigoSusep: z.nullable(z.string()),
  nome: z.string(),
  linha: Linha,
  /** Default ramo for policies of its line. */
  principal: z.boolean(),
  avisoRenovacaoPadraoDias: z.array(z.int()),
  iof: z.array(z.object({ bps: Bps, desde: Data, ate: z.nullable(Data) })),
  versao: z.int(),
  alteradoEm: z.nullable(Instante),
  alteradoPor: z.nullable(z.string()),
});
export type FichaRamo = z.infer<typeof FichaRamo>;

/** Question to the list of ramos. */
export const ConsultaRamos = z.object({
  ...consultaFiltravel,
  ordenar: z._default(ordemEntre('codigo', 'nome', 'linha'), 'codigo'),
  linha: z.optional(Linha),
  situacao: z.optional(z.enum(['ATIVO', 'INATIVO'])),
});
export type ConsultaRamos = z.infer<typeof ConsultaRamos>;

const B = '/c/api/v1/ramos';
const umRamo = { ramo: CodigoRamo };

/** Calls of the ramos of a subscription: SUSEP's table, and what the brokerage chooses of each. */
export const ramoCalls = {
  listFichas: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Os ramos, com o que a assinatura escolheu de cada um.',
    administrador: true,
    input: ConsultaRamos,
    output: paginaDe(FichaRamo),
  }),
  exportFichas: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'A lista filtrada de ramos, inteira, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    administrador: true,
    input: z.object({ ...ConsultaRamos.shape, ...noFormato }),
    output: z.string(),
  }),
  getFicha: defineCall({
    method: 'GET',
    path: `${B}/:ramo`,
    resumo: 'Um ramo como a assinatura o tem.',
    administrador: true,
    input: z.object(umRamo),
    output: FichaRamo,
  }),
  updateFicha: defineCall({
    method: 'PUT',
    path: `${B}/:ramo`,
    resumo: 'Muda o que a assinatura escolhe de um ramo; `versao` é a que se leu, e outra gravada desde então é um 409 com ela.',
    administrador: true,
    input: z.object({ ...DadosRamo.shape, ...umRamo, versao: z.int() }),
    output: FichaRamo,
  }),
  listUsos: defineCall({
    method: 'GET',
    path: `${B}/:ramo/usos`,
    resumo: 'O que usa um ramo.',
    administrador: true,
    input: z.object(umRamo),
    output: z.array(UsoRegistro),
  }),
  listHistoria: defineCall({
    method: 'GET',
    path: `${B}/:ramo/historico`,
    resumo: 'As mudanças de um ramo, as mais novas primeiro.',
    administrador: true,
    input: z.object(umRamo),
    output: z.array(MudancaRegistro),
  }),
};
