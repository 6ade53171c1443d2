import type { CorretoraDoCliente, FormatoDosDados, PedidoTitular } from '@balcao/contracts';
import type { Arquivo } from '../../plugins/serve.ts';
import { drawDossie } from './dossie.pdf.ts';
import { copy } from './titular.copy.ts';
import type { Dossie } from './titular.repository.ts';

/** What is kept of a person, and who kept it. */
export interface DadosDoTitular {
  readonly corretora: CorretoraDoCliente;
  readonly pedido: Pick<PedidoTitular, 'nome' | 'documento'>;
  readonly dossie: Dossie;
  readonly geradoEm: Date;
}

/** What is kept of a person as the file they are given: to be read by them, or by another system. */
export async function writeDossie(
  formato: FormatoDosDados,
  { corretora, pedido: { nome, documento }, dossie, geradoEm }: DadosDoTitular,
): Promise<Arquivo> {
  const arquivo = `${copy.arquivo}.${formato}`;
  if (formato === 'pdf')
    return { tipo: 'application/pdf', nome: arquivo, conteudo: await drawDossie({ corretora, nome, documento, geradoEm, dossie }) };
  const conteudo = JSON.stringify(
    { corretora: { nome: corretora.nome, cnpj: corretora.cnpj }, titular: { nome, documento }, geradoEm, dados: dossie },
    null,
    2,
  );
  return { tipo: 'application/json; charset=utf-8', nome: arquivo, conteudo };
}
