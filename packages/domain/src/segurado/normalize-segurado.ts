import type { DadosSegurado, EnderecoSegurado } from '@balcao/contracts';
import { foldTexto } from '../busca/palavras-da-busca.ts';
import { normalizeDocumento } from '../documentos/format-documento.ts';
import { normalizeTelefone } from '../documentos/telefone.ts';

const valorDe = (tipo: DadosSegurado['contatos'][number]['tipo'], valor: string): string =>
  tipo === 'EMAIL' ? valor.trim().toLowerCase() : normalizeTelefone(valor);

/** Whether nothing is said of an address. @example enderecoEmBranco({ cep: null, … }) // true */
export const enderecoEmBranco = (endereco: EnderecoSegurado): boolean => Object.values(endereco).every((valor) => !valor);

/** Labels once each, whatever their case and accents, as first written. */
const onlyOnce = (tags: readonly string[]): string[] =>
  [
    ...new Map(
      tags
        .map((tag) => tag.trim())
        .map((tag) => [foldTexto(tag), tag] as const)
        .toReversed(),
    ).values(),
  ].toReversed();

/**
 * What is written of a client in the form it is stored: documents, telephones and postcodes by their characters, e-mails in lower case; places
 * of which nothing is said are left out; what a company has not, gone.
 *
 * @example normalizeSegurado({ ...dados, documento: '111.444.777-35' }).documento // '11144477735'
 */
export function normalizeSegurado(dados: DadosSegurado): DadosSegurado {
  const isPessoa = dados.pessoa === 'PF';
  return {
    ...dados,
    documento: normalizeDocumento(dados.documento),
    sexo: isPessoa ? dados.sexo : null,
    estadoCivil: isPessoa ? dados.estadoCivil : null,
    profissao: isPessoa ? dados.profissao : null,
    email: dados.email && valorDe('EMAIL', dados.email),
    celular: dados.celular && valorDe('CELULAR', dados.celular),
    contatos: dados.contatos.map((contato) => ({ ...contato, valor: valorDe(contato.tipo, contato.valor) })),
    dependentes: isPessoa ? dados.dependentes.map((um) => ({ ...um, documento: um.documento && normalizeDocumento(um.documento) })) : [],
    representantes: isPessoa
      ? []
      : dados.representantes.map((um) => ({ ...um, documento: um.documento && normalizeDocumento(um.documento) })),
    enderecos: dados.enderecos
      .filter((endereco) => !enderecoEmBranco(endereco))
      .map((endereco) => ({
        ...endereco,
        cep: endereco.cep && endereco.cep.replace(/\D/g, ''),
        uf: endereco.uf && endereco.uf.toUpperCase(),
      })),
    tags: onlyOnce(dados.tags),
  };
}
