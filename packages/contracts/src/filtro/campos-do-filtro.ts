import { Produtor, Linha } from '../registry/registry.contract.ts';
import { RegimeProdutor } from '../produtor/regime-produtor.ts';
import { PoliticaComissao } from '../quoting/politica-comissao.ts';
import { SituacaoUsuario } from '../usuario/situacao-usuario.ts';
import { StatusCotacao } from '../quoting/cotacao.contract.ts';
import { StatusOrcamento } from '../quoting/orcamento.contract.ts';
import { SituacaoRenovacao } from '../quoting/renovacao.contract.ts';
import { MotivoRecusa } from '../quoting/recusa.contract.ts';
import { StatusSolicitacao } from '../quoting/solicitacao.contract.ts';
import type { ListaFiltrada } from './filtro.contract.ts';
import type { OperadorFiltro } from './definicao-filtro.contract.ts';

/** Kind of a field: what may be asked of it, and how its value is written (`centavos` and `bps` are whole numbers). */
export type TipoCampoFiltro = 'texto' | 'codigo' | 'numero' | 'centavos' | 'bps' | 'data' | 'momento' | 'opcao';

/** A field a list lets a filter speak of. */
export interface CampoFiltro {
  readonly tipo: TipoCampoFiltro;
  /** As the list's own columns call it. */
  readonly rotulo: string;
  /** Values of an `opcao`. */
  readonly opcoes?: readonly string[];
}

/** Fields of a list by name. */
export type CamposFiltro = Readonly<Record<string, CampoFiltro>>;

const linha = { tipo: 'opcao', rotulo: 'Linha', opcoes: Linha.options } as const;
const alteradoEm = { tipo: 'momento', rotulo: 'Alterado em' } as const;
const situacao = { tipo: 'opcao', rotulo: 'Situação', opcoes: ['ATIVO', 'INATIVO'] } as const;
const segurado = { tipo: 'texto', rotulo: 'Segurado' } as const;
const seguradora = { tipo: 'texto', rotulo: 'Seguradora' } as const;
const premio = { tipo: 'centavos', rotulo: 'Prêmio' } as const;
const bem = { tipo: 'texto', rotulo: 'Bem' } as const;
const usuario = { tipo: 'texto', rotulo: 'Usuário' } as const;

/** Fields that the filters of each list may use; other fields are refused and never reach the database. */
export const camposDoFiltro = {
  ORCAMENTOS: {
    segurado,
    numero: { tipo: 'numero', rotulo: 'Número' },
    linha,
    status: { tipo: 'opcao', rotulo: 'Situação', opcoes: StatusOrcamento.options },
    bem,
    premio,
    seguradora,
    vigIni: { tipo: 'data', rotulo: 'Início da vigência' },
    criadoEm: { tipo: 'momento', rotulo: 'Criado em' },
    alteradoEm: { tipo: 'momento', rotulo: 'Alterado em' },
    produtor: { tipo: 'texto', rotulo: 'Produtor' },
    usuario,
  },
  COTACOES: {
    segurado,
    numero: { tipo: 'numero', rotulo: 'Orçamento' },
    linha,
    status: { tipo: 'opcao', rotulo: 'Situação', opcoes: StatusCotacao.options },
    bem,
    premio: { tipo: 'centavos', rotulo: 'Menor prêmio' },
    seguradora,
    criadoEm: { tipo: 'momento', rotulo: 'Calculado em' },
  },
  RENOVACOES: {
    segurado,
    numero: { tipo: 'codigo', rotulo: 'Apólice' },
    linha,
    bem,
    seguradora,
    premio: { tipo: 'centavos', rotulo: 'Prêmio atual' },
    bonus: { tipo: 'numero', rotulo: 'Bônus' },
    fim: { tipo: 'data', rotulo: 'Fim da vigência' },
    usuario,
  },
  PERDAS: {
    segurado,
    motivo: { tipo: 'opcao', rotulo: 'Motivo', opcoes: MotivoRecusa.options },
    linha,
    premio: { tipo: 'centavos', rotulo: 'Prêmio perdido' },
    perdidoEm: { tipo: 'momento', rotulo: 'Perdido em' },
  },
  SOLICITACOES: {
    nome: { tipo: 'texto', rotulo: 'Nome' },
    email: { tipo: 'texto', rotulo: 'E-mail' },
    celular: { tipo: 'codigo', rotulo: 'Celular' },
    linha,
    status: { tipo: 'opcao', rotulo: 'Situação', opcoes: StatusSolicitacao.options },
    criadoEm: { tipo: 'momento', rotulo: 'Recebida em' },
    responsavel: { tipo: 'texto', rotulo: 'Responsável' },
  },
  PRODUTORES: {
    nome: { tipo: 'texto', rotulo: 'Nome' },
    documento: { tipo: 'codigo', rotulo: 'Documento' },
    tipo: { tipo: 'opcao', rotulo: 'Tipo', opcoes: Produtor.shape.tipo.options },
    pessoa: { tipo: 'opcao', rotulo: 'Pessoa', opcoes: ['PF', 'PJ'] },
    susep: { tipo: 'codigo', rotulo: 'Registro SUSEP' },
    email: { tipo: 'texto', rotulo: 'E-mail' },
    telefone: { tipo: 'codigo', rotulo: 'Telefone' },
    supervisor: { tipo: 'texto', rotulo: 'Supervisor' },
    situacao,
    alteradoEm: { tipo: 'momento', rotulo: 'Alterado em' },
  },
  RAMOS: {
    codigo: { tipo: 'codigo', rotulo: 'Código' },
    nome: { tipo: 'texto', rotulo: 'Nome' },
    apelido: { tipo: 'texto', rotulo: 'Apelido' },
    linha,
    comissao: { tipo: 'bps', rotulo: 'Comissão padrão' },
    situacao,
  },
  CORRETORAS: {
    nome: { tipo: 'texto', rotulo: 'Nome' },
    razaoSocial: { tipo: 'texto', rotulo: 'Razão social' },
    cnpj: { tipo: 'codigo', rotulo: 'CNPJ' },
    susep: { tipo: 'codigo', rotulo: 'Registro na SUSEP' },
    cidade: { tipo: 'texto', rotulo: 'Cidade' },
    telefone: { tipo: 'codigo', rotulo: 'Telefone' },
    regime: { tipo: 'opcao', rotulo: 'Regime', opcoes: RegimeProdutor.options },
    situacao,
    alteradoEm,
  },
  SEGURADORAS: {
    nome: { tipo: 'texto', rotulo: 'Seguradora' },
    corretora: { tipo: 'texto', rotulo: 'Corretora' },
    codigo: { tipo: 'codigo', rotulo: 'Código do corretor' },
    politica: { tipo: 'opcao', rotulo: 'Pagamento da comissão', opcoes: PoliticaComissao.options },
    situacao,
    alteradoEm,
  },
  USUARIOS: {
    nome: { tipo: 'texto', rotulo: 'Nome' },
    email: { tipo: 'texto', rotulo: 'E-mail' },
    telefone: { tipo: 'codigo', rotulo: 'Telefone' },
    administrador: { tipo: 'opcao', rotulo: 'Administrador', opcoes: ['SIM', 'NAO'] },
    produtor: { tipo: 'texto', rotulo: 'Produtor' },
    situacao: { tipo: 'opcao', rotulo: 'Situação', opcoes: SituacaoUsuario.options },
    ultimoAcessoEm: { tipo: 'momento', rotulo: 'Último acesso' },
    alteradoEm,
  },
  SEGURADOS: {
    nome: { tipo: 'texto', rotulo: 'Nome' },
    documento: { tipo: 'codigo', rotulo: 'Documento' },
    pessoa: { tipo: 'opcao', rotulo: 'Pessoa', opcoes: ['PF', 'PJ'] },
    nascimento: { tipo: 'data', rotulo: 'Nascimento ou abertura' },
    email: { tipo: 'texto', rotulo: 'E-mail' },
    celular: { tipo: 'codigo', rotulo: 'Celular' },
    bairro: { tipo: 'texto', rotulo: 'Bairro' },
    cidade: { tipo: 'texto', rotulo: 'Cidade' },
    uf: { tipo: 'texto', rotulo: 'Estado' },
    profissao: { tipo: 'texto', rotulo: 'Profissão' },
    produtor: { tipo: 'texto', rotulo: 'Produtor' },
    situacao,
    criadoEm: { tipo: 'momento', rotulo: 'Incluído em' },
    alteradoEm: { tipo: 'momento', rotulo: 'Alterado em' },
  },
  VENDAS: {
    segurado,
    numero: { tipo: 'codigo', rotulo: 'Número' },
    tipo: { tipo: 'opcao', rotulo: 'Lista', opcoes: ['PROPOSTA', 'APOLICE', 'ENDOSSO'] },
    bem,
    seguradora,
    linha,
    produtor: { tipo: 'texto', rotulo: 'Produtor' },
    corretora: { tipo: 'texto', rotulo: 'Corretora' },
    premio,
    comissao: { tipo: 'centavos', rotulo: 'Comissão' },
    emissao: { tipo: 'data', rotulo: 'Emissão' },
    vigIni: { tipo: 'data', rotulo: 'Início da vigência' },
    vigFim: { tipo: 'data', rotulo: 'Fim da vigência' },
    renovacao: { tipo: 'opcao', rotulo: 'Renovação', opcoes: SituacaoRenovacao.options },
    usuario,
  },
} as const satisfies Record<ListaFiltrada, CamposFiltro>;

const QUALQUER = ['VAZIO', 'NAO_VAZIO'] as const;
const DE_TEXTO = ['CONTEM', 'NAO_CONTEM', 'COMECA_COM', 'E', 'NAO_E', ...QUALQUER] as const;
const DE_NUMERO = ['E', 'NAO_E', 'MENOR', 'MAIOR', 'ENTRE', ...QUALQUER] as const;
const DE_DIA = ['PROXIMOS_DIAS', 'ULTIMOS_DIAS', ...DE_NUMERO] as const;

/** What may be asked of each kind of field, the commonest first. */
export const operadoresDoCampo: Readonly<Record<TipoCampoFiltro, readonly OperadorFiltro[]>> = {
  texto: DE_TEXTO,
  codigo: DE_TEXTO,
  numero: DE_NUMERO,
  centavos: DE_NUMERO,
  bps: DE_NUMERO,
  data: DE_DIA,
  momento: DE_DIA,
  opcao: ['E', 'NAO_E', ...QUALQUER],
};
