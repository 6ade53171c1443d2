import { isCnpj, normalizeDocumento } from '@balcao/domain';
import type { FastifyInstance } from 'fastify';

/** Of a pretend company: what it does and where it is. */
const ATIVIDADES = [
  [4711302, 'Comércio varejista de mercadorias em geral, com predominância de produtos alimentícios - supermercados', 'Mercado'],
  [4721102, 'Padaria e confeitaria com predominância de revenda', 'Padaria'],
  [5611201, 'Restaurantes e similares', 'Restaurante'],
  [8112500, 'Condomínios prediais', 'Condomínio'],
  [6201501, 'Desenvolvimento de programas de computador sob encomenda', 'Sistemas'],
] as const;
const LUGARES = [
  { cep: 1310100, descricao_tipo_de_logradouro: 'AVENIDA', logradouro: 'PAULISTA', bairro: 'Bela Vista', municipio: 'SAO PAULO', uf: 'SP' },
  {
    cep: 20040002,
    descricao_tipo_de_logradouro: 'AVENIDA',
    logradouro: 'RIO BRANCO',
    bairro: 'Centro',
    municipio: 'RIO DE JANEIRO',
    uf: 'RJ',
  },
  {
    cep: 30130010,
    descricao_tipo_de_logradouro: 'PRACA',
    logradouro: 'SETE DE SETEMBRO',
    bairro: 'Centro',
    municipio: 'BELO HORIZONTE',
    uf: 'MG',
  },
] as const;

const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length] as T;

/**
 * A pretend register of companies, in the shape of the public look-ups: every valid CNPJ is a company, always the same one, except
 * those whose root ends in 999, which do not exist.
 */
export function receitaRoutes(app: FastifyInstance): void {
  app.get<{ Params: { cnpj: string } }>('/receita/cnpj/:cnpj', (request, reply) => {
    const cnpj = normalizeDocumento(request.params.cnpj);
    if (!isCnpj(cnpj)) return reply.code(400).send({ message: 'CNPJ inválido.' });
    if (cnpj.slice(5, 8) === '999') return reply.code(404).send({ message: 'CNPJ não encontrado.' });
    const seed = [...cnpj].reduce((sum, letra, index) => sum + letra.charCodeAt(0) * (index + 1), 0);
    const [cnae, atividade, ramo] = pick(ATIVIDADES, seed);
    return {
      cnpj,
      razao_social: `${ramo} ${cnpj.slice(0, 4)} de Demonstração Ltda`.toUpperCase(),
      nome_fantasia: `${ramo} ${cnpj.slice(0, 4)}`,
      cnae_fiscal: cnae,
      cnae_fiscal_descricao: atividade,
      data_inicio_atividade: `${1990 + (seed % 33)}-0${1 + (seed % 9)}-1${seed % 10}`,
      numero: String(1 + (seed % 900)),
      complemento: '',
      ...pick(LUGARES, seed),
    };
  });
}
