import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { noFormato, ordemEntre, paginaDe } from '../envelope.ts';
import { consultaFiltravel } from '../filtro/consulta-filtravel.ts';
import { Bps, Data, Id, Instante, Nada } from '../formats.ts';
import { alvoDoLote, SEM_PAGINA } from '../lista/lote.contract.ts';
import { ContaProdutor, RegimeProdutor, TipoChavePix } from '../produtor/produtor.contract.ts';
import { MudancaRegistro, ResultadoRegistro, UsoRegistro } from '../registro/historia-registro.contract.ts';

const texto = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const opcional = (max: number) => z.nullable(texto(max));
/** Text that `validateCorretora` judges: empty is refused there, at its field. */
const parte = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const partes = <S extends z.ZodMiniType>(item: S, max: number) => z.array(item).check(z.maxLength(max));

/** A place of the brokerage. */
export const EnderecoCorretora = z.object({
  tipo: z.enum(['SEDE', 'FILIAL', 'CORRESPONDENCIA']),
  /** Eight digits. */
  cep: parte(9),
  logradouro: parte(120),
  numero: parte(20),
  complemento: z.nullable(parte(60)),
  bairro: parte(80),
  cidade: parte(80),
  uf: parte(2),
});
export type EnderecoCorretora = z.infer<typeof EnderecoCorretora>;

/** An account commissions are paid to, and a Pix key of it. */
export const ContaCorretora = z.object({
  ...ContaProdutor.shape,
  pix: z.nullable(z.object({ tipo: TipoChavePix, chave: z.string().check(z.maxLength(100)) })),
});
export type ContaCorretora = z.infer<typeof ContaCorretora>;

/** What a brokerage pays on commissions: withheld income tax, service tax of a municipality, or the single rate of Simples Nacional. */
export const TributoCorretora = z.enum(['IRRF', 'ISS', 'SIMPLES']);
export type TributoCorretora = z.infer<typeof TributoCorretora>;

/** A tax rate and the days it is in force; without `ate`, it still is. Two of the same tax and municipality never share a day. */
export const AliquotaCorretora = z.object({
  /** Absent of one that is new. */
  id: z.optional(z.nullable(Id)),
  tributo: TributoCorretora,
  /** Of ISS alone. */
  municipio: z.nullable(parte(80)),
  bps: Bps.check(z.gte(0), z.lte(10_000)),
  desde: Data,
  ate: z.nullable(Data),
});
export type AliquotaCorretora = z.infer<typeof AliquotaCorretora>;

/** Who answers for the brokerage before SUSEP. */
export const ResponsavelCorretora = z.object({ nome: parte(120), cpf: parte(20), susep: parte(30) });
export type ResponsavelCorretora = z.infer<typeof ResponsavelCorretora>;

/** Most characters of a logo as it is sent: a file of 300 KB as base64. */
export const LIMITE_LOGO = 420_000;

/** What may be written of a brokerage. Whether a document, an account, a key or a period is one, `validateCorretora` of domain says. */
export const DadosCorretora = z.object({
  fantasia: texto(120),
  razaoSocial: texto(120),
  /** Fourteen characters, of digits alone or alphanumeric. */
  cnpj: parte(20),
  susep: opcional(30),
  inscricaoMunicipal: opcional(30),
  emailIntranet: opcional(254),
  telefone: opcional(30),
  site: opcional(200),
  responsavel: z.nullable(ResponsavelCorretora),
  regime: RegimeProdutor,
  aliquotas: partes(AliquotaCorretora, 60),
  enderecos: partes(EnderecoCorretora, 20),
  contas: partes(ContaCorretora, 20),
  /** PNG, JPEG or SVG as a data URL. What is read back is the PNG that the gateway drew of it. */
  logo: z.nullable(z.string().check(z.maxLength(LIMITE_LOGO))),
  /** The standard one: exactly one of the subscription is. */
  principal: z.boolean(),
});
export type DadosCorretora = z.infer<typeof DadosCorretora>;

/** A brokerage whole. */
export const FichaCorretora = z.object({
  ...DadosCorretora.shape,
  id: Id,
  versao: z.int(),
  ativo: z.boolean(),
  criadoEm: Instante,
  alteradoEm: Instante,
  alteradoPor: z.nullable(z.string()),
});
export type FichaCorretora = z.infer<typeof FichaCorretora>;

/** A line of the list of brokerages. `nome`: the trade name. */
export const CorretoraResumo = z.object({
  id: Id,
  nome: z.string(),
  razaoSocial: z.string(),
  cnpj: z.string(),
  susep: z.nullable(z.string()),
  /** `Cidade/UF` of its first address. */
  cidade: z.nullable(z.string()),
  telefone: z.nullable(z.string()),
  regime: RegimeProdutor,
  principal: z.boolean(),
  ativo: z.boolean(),
  alteradoEm: Instante,
});
export type CorretoraResumo = z.infer<typeof CorretoraResumo>;

/** Question to the list of brokerages. */
export const ConsultaCorretoras = z.object({
  ...consultaFiltravel,
  ordenar: z._default(ordemEntre('nome', 'cnpj', 'alteradoEm'), 'nome'),
  regime: z.optional(RegimeProdutor),
  situacao: z.optional(z.enum(['ATIVO', 'INATIVO'])),
});
export type ConsultaCorretoras = z.infer<typeof ConsultaCorretoras>;

/** What the caller may do besides changing those they see. */
export const OpcoesCorretora = z.object({
  /** The caller sees every brokerage: they include others and choose the standard one. */
  isTodas: z.boolean(),
});
export type OpcoesCorretora = z.infer<typeof OpcoesCorretora>;

const B = '/c/api/v1/corretoras';
const umaCorretora = { corretoraId: Id };

/** Calls of the record of brokerages (domain design §2.1, §4.6). */
export const corretoraCalls = {
  listFichas: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Lista das corretoras da assinatura que o administrador vê.',
    administrador: true,
    input: ConsultaCorretoras,
    output: paginaDe(CorretoraResumo),
  }),
  exportFichas: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'A lista filtrada de corretoras, inteira, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    administrador: true,
    input: z.object({ ...ConsultaCorretoras.shape, ...noFormato }),
    output: z.string(),
  }),
  getOpcoes: defineCall({
    method: 'GET',
    path: `${B}/opcoes`,
    resumo: 'Se quem chama vê todas as corretoras da assinatura: só assim inclui outras e escolhe a padrão.',
    administrador: true,
    input: Nada,
    output: OpcoesCorretora,
  }),
  getFicha: defineCall({
    method: 'GET',
    path: `${B}/:corretoraId`,
    resumo: 'Uma corretora inteira.',
    administrador: true,
    input: z.object(umaCorretora),
    output: FichaCorretora,
  }),
  createFicha: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Inclui uma corretora; CNPJ que já existe é um 422.',
    administrador: true,
    idempotente: true,
    input: DadosCorretora,
    output: FichaCorretora,
  }),
  updateFicha: defineCall({
    method: 'PUT',
    path: `${B}/:corretoraId`,
    resumo: 'Muda uma corretora; `versao` é a que se leu, e outra gravada desde então é um 409 com ela.',
    administrador: true,
    input: z.object({ ...DadosCorretora.shape, ...umaCorretora, versao: z.int() }),
    output: FichaCorretora,
  }),
  setAtivos: defineCall({
    method: 'POST',
    path: `${B}/situacao`,
    resumo: 'Ativa ou desativa corretoras, nomeadas ou as de um filtro; diz de cada uma o que houve. A padrão não se desativa.',
    administrador: true,
    input: z.object({ ...alvoDoLote(z.omit(ConsultaCorretoras, SEM_PAGINA)), ativo: z.boolean() }),
    output: z.array(ResultadoRegistro),
  }),
  deleteFicha: defineCall({
    method: 'DELETE',
    path: `${B}/:corretoraId`,
    resumo: 'Exclui uma corretora que nada usa; a que está em uso é um 409 com a lista do que a usa, e a padrão não se exclui.',
    administrador: true,
    input: z.object({ ...umaCorretora, versao: z.coerce.number().check(z.int()) }),
    output: Nada,
  }),
  listUsos: defineCall({
    method: 'GET',
    path: `${B}/:corretoraId/usos`,
    resumo: 'O que usa uma corretora.',
    administrador: true,
    input: z.object(umaCorretora),
    output: z.array(UsoRegistro),
  }),
  listHistoria: defineCall({
    method: 'GET',
    path: `${B}/:corretoraId/historico`,
    resumo: 'As mudanças de uma corretora, as mais novas primeiro.',
    administrador: true,
    input: z.object(umaCorretora),
    output: z.array(MudancaRegistro),
  }),
};
