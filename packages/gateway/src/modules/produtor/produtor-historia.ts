import { formatBps, formatData, formatDocumento, formatTelefone } from '@balcao/domain';
import type { ColunasDaHistoria } from '../registro/index.ts';
import { copy } from './produtor.copy.ts';

const word =
  (palavras: Readonly<Record<string, string>>) =>
  (valor: unknown): string =>
    palavras[String(valor)] ?? String(valor);
const taxa = (valor: unknown): string => formatBps(Number(valor));

/** Names of what the trail keeps by its id. */
type Nomes = ReadonlyMap<string, string>;

export const colunasDoProdutor = (nomes: Nomes): ColunasDaHistoria => ({
  nome: ['Nome', String],
  tipo: ['Tipo', word(copy.tipo)],
  pessoa: ['Pessoa', word(copy.pessoa)],
  documento: ['Documento', (valor) => formatDocumento(String(valor))],
  susep: ['Registro na SUSEP', String],
  email: ['E-mail', String],
  celular: ['Telefone', (valor) => formatTelefone(String(valor))],
  regime: ['Regime tributário', word(copy.regime)],
  retencao_tabela: ['IR e INSS pelas tabelas do mês', (valor) => (valor === true ? copy.sim : copy.nao)],
  ir_bps: ['IR retido', taxa],
  iss_bps: ['ISS retido', taxa],
  inss_bps: ['INSS retido', taxa],
  conta: [
    'Conta bancária',
    (valor) => {
      const { banco, agencia, conta, tipo } = valor as Record<string, string>;
      return `Banco ${banco}, agência ${agencia}, conta ${word(copy.tipoConta)(tipo)} ${conta}`;
    },
  ],
  pix: [
    'Chave Pix',
    (valor) => {
      const { tipo, chave } = valor as Record<string, string>;
      return `${chave} (${word(copy.tipoPix)(tipo)})`;
    },
  ],
  supervisor_id: ['Supervisor', (valor) => nomes.get(String(valor)) ?? null],
  ativo: ['Situação', (valor) => (valor === true ? copy.ativo : copy.inativo)],
});

export const colunasDaRegra = (nomes: Nomes): ColunasDaHistoria => ({
  pct_bps: ['Porcentagem', taxa],
  base: ['Base', word(copy.base)],
  momento: ['Momento', word(copy.momento)],
  alcance: ['Vale para', word(copy.alcance)],
  apolice_id: ['Apólice', (valor) => nomes.get(String(valor)) ?? null],
  ramo: ['Ramo', (valor) => nomes.get(String(valor)) ?? String(valor)],
  seguradora: ['Seguradora', (valor) => nomes.get(String(valor)) ?? String(valor)],
  negocio: ['Negócio', word(copy.negocio)],
  desde: ['Desde', (valor) => formatData(String(valor))],
  ate: ['Até', (valor) => formatData(String(valor))],
  excluido_em: ['Retirada', () => copy.sim],
});
