import type { ContaCorretora, EnderecoCorretora, RegimeProdutor, ResponsavelCorretora, TributoCorretora } from '@balcao/contracts';
import {
  formatBps,
  formatData,
  formatDocumento,
  formatTelefone,
  rotulosDoTributo,
  sayConta,
  sayEndereco,
  sayResponsavel,
} from '@balcao/domain';
import type { ColunasDaHistoria } from '../registro/index.ts';
import { copy } from './corretora.copy.ts';

/** A list kept in one column, one line of words; null of an empty one. */
const lines =
  <T>(say: (item: T) => string) =>
  (valor: unknown): string | null =>
    (valor as readonly T[]).map(say).join('; ') || null;

export const colunasDaCorretora: ColunasDaHistoria = {
  fantasia: ['Nome fantasia', String],
  razao_social: ['Razão social', String],
  cnpj: ['CNPJ', (valor) => formatDocumento(String(valor))],
  susep: ['Registro na SUSEP', String],
  inscricao_municipal: ['Inscrição municipal', String],
  email_intranet: ['E-mail', String],
  telefone: ['Telefone', (valor) => formatTelefone(String(valor))],
  site: ['Site', String],
  responsavel: ['Corretor responsável', (valor) => sayResponsavel(valor as ResponsavelCorretora)],
  regime: ['Regime tributário', (valor) => copy.regime[valor as RegimeProdutor] ?? String(valor)],
  enderecos: ['Endereços', lines<EnderecoCorretora>(sayEndereco)],
  contas: ['Contas bancárias', lines<ContaCorretora>(sayConta)],
  logo_sha256: ['Logo', (valor) => copy.imagem(String(valor))],
  principal: ['Padrão', (valor) => (valor === true ? copy.sim : copy.nao)],
  ativo: ['Situação', (valor) => (valor === true ? copy.ativa : copy.inativa)],
};

/** A rate by its columns. */
export const colunasDaAliquota: ColunasDaHistoria = {
  bps: ['Taxa', (valor) => formatBps(Number(valor))],
  desde: ['Desde', (valor) => formatData(String(valor))],
  ate: ['Até', (valor) => formatData(String(valor))],
  excluido_em: ['Retirada', () => copy.sim],
};

/** Which rate a change is of. */
export const prefixoDaAliquota = ({ tributo, municipio }: Readonly<Record<string, unknown>>): string =>
  `${copy.aliquota} · ${[rotulosDoTributo[tributo as TributoCorretora], municipio].filter(Boolean).join(' · ')} · `;
