import type { FormatoDosDados, PedidoTitular } from '@balcao/contracts';
import type { Arquivo } from '../../plugins/serve.ts';
import { drawDossie } from './dossie.pdf.ts';
import { copy } from './titular.copy.ts';
import type { Dossie } from './titular.repository.ts';

interface DadosDoTitular {
  readonly pedido: Pick<PedidoTitular, 'nome' | 'documento'>;
  readonly dossie: Dossie;
  readonly geradoEm: Date;
}

/** What is kept of a person as the file they are given: to be read by them, or by another system. */
export async function writeDossie(
  formato: FormatoDosDados,
  { pedido: { nome, documento }, dossie, geradoEm }: DadosDoTitular,
): Promise<Arquivo> {
  const arquivo = `${copy.arquivo}.${formato}`;
  if (formato === 'pdf')
    return { tipo: 'application/pdf', nome: arquivo, conteudo: await drawDossie({ nome, documento, geradoEm, dossie }) };
  const conteudo = JSON.stringify({ titular: { nome, documento }, geradoEm, dados: dossie }, null, 2);
  return { tipo: 'application/json; charset=utf-8', nome: arquivo, conteudo };
}
