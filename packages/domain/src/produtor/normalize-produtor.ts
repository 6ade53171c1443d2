import type { DadosProdutor, RegraRepasse } from '@balcao/contracts';
import { normalizeConta } from '../conta-bancaria/conta-bancaria.ts';
import { normalizeDocumento } from '../documentos/format-documento.ts';
import { normalizeTelefone } from '../documentos/telefone.ts';
import { normalizeChavePix } from './chave-pix.ts';

/** A policy says all of what a sale is: what else was typed of it is nothing more. */
const normalizeRegra = (regra: RegraRepasse): RegraRepasse =>
  regra.alcance === 'VENDAS' ? { ...regra, apoliceId: null } : { ...regra, ramo: null, seguradora: null, negocio: null };

/**
 * What is written of a producer in the form it is stored: documents and telephones by their characters, e-mail in lower case.
 *
 * @example normalizeProdutor({ ...dados, documento: '111.444.777-35' }).documento // '11144477735'
 */
export const normalizeProdutor = (dados: DadosProdutor): DadosProdutor => ({
  ...dados,
  documento: normalizeDocumento(dados.documento),
  susep: dados.susep && dados.susep.replace(/[.\-/\s]/g, ''),
  email: dados.email && dados.email.toLowerCase(),
  telefone: dados.telefone && normalizeTelefone(dados.telefone),
  conta: dados.conta && {
    ...dados.conta,
    banco: dados.conta.banco.trim(),
    agencia: normalizeConta(dados.conta.agencia),
    conta: normalizeConta(dados.conta.conta),
  },
  retencoes: { ...dados.retencoes, isPelaTabela: dados.retencoes.isPelaTabela && dados.pessoa === 'PF' },
  repasses: dados.repasses.map(normalizeRegra),
  pix: dados.pix && { ...dados.pix, chave: normalizeChavePix(dados.pix.tipo, dados.pix.chave) },
});
