import type { AliquotaCorretora, ContaCorretora, DadosCorretora, EnderecoCorretora } from '@balcao/contracts';
import { normalizeConta } from '../conta-bancaria/conta-bancaria.ts';
import { normalizeDocumento } from '../documentos/format-documento.ts';
import { normalizeTelefone } from '../documentos/telefone.ts';
import { normalizeChavePix } from '../produtor/chave-pix.ts';

const digitsOf = (texto: string): string => texto.replace(/\D/g, '');
const normalizeSusep = (susep: string): string => susep.replace(/[.\-/\s]/g, '');
/** An address of the web with its protocol: `corretora.com.br` is one too. */
const normalizeSite = (site: string): string => (/^[a-z]+:\/\//i.test(site) ? site : `https://${site}`);

const normalizeEndereco = ({ cep, uf, complemento, ...endereco }: EnderecoCorretora): EnderecoCorretora => ({
  ...endereco,
  cep: digitsOf(cep),
  uf: uf.toUpperCase(),
  complemento: complemento || null,
});

const normalizeContaCorretora = ({ banco, agencia, conta, pix, ...resto }: ContaCorretora): ContaCorretora => ({
  ...resto,
  banco: banco.trim(),
  agencia: normalizeConta(agencia),
  conta: normalizeConta(conta),
  pix: pix && { ...pix, chave: normalizeChavePix(pix.tipo, pix.chave) },
});

const normalizeAliquota = ({ municipio, ...aliquota }: AliquotaCorretora): AliquotaCorretora => ({
  ...aliquota,
  municipio: aliquota.tributo === 'ISS' ? (municipio?.trim().replace(/\s+/g, ' ') ?? null) : null,
});

/**
 * What is written of a brokerage in the form it is stored: documents and telephones by their characters, e-mail in lower case, the site
 * with its protocol.
 *
 * @example normalizeCorretora({ ...dados, cnpj: '12.abc.345/01de-35' }).cnpj // '12ABC34501DE35'
 */
export const normalizeCorretora = (dados: DadosCorretora): DadosCorretora => ({
  ...dados,
  cnpj: normalizeDocumento(dados.cnpj),
  susep: dados.susep && normalizeSusep(dados.susep),
  emailIntranet: dados.emailIntranet && dados.emailIntranet.toLowerCase(),
  telefone: dados.telefone && normalizeTelefone(dados.telefone),
  site: dados.site && normalizeSite(dados.site.trim()),
  responsavel: dados.responsavel && {
    nome: dados.responsavel.nome.trim(),
    cpf: normalizeDocumento(dados.responsavel.cpf),
    susep: normalizeSusep(dados.responsavel.susep),
  },
  aliquotas: dados.aliquotas.map(normalizeAliquota),
  enderecos: dados.enderecos.map(normalizeEndereco),
  contas: dados.contas.map(normalizeContaCorretora),
});
