import { formatDataHora } from '@balcao/domain';
import type { FatoProvado, TrilhaDaVenda } from './provas.repository.ts';

/** Columns of every row that tell nothing of the case. */
const CALADAS = new Set([
  'id',
  'assinatura_id',
  'alterado_em',
  'alterado_por',
  'criado_em',
  'criado_por',
  'versao',
  'rascunho',
  'busca',
  'efeitos',
  // told by its name, where it ended a clock and as the fact of its link
  'documento_id',
]);
const MAXIMO = 160;

const nomes: Readonly<Record<string, string>> = {
  proposta: 'Proposta',
  apolice: 'Apólice',
  endosso: 'Endosso',
  parcela: 'Parcela',
  prazo: 'Prazo',
  divergencia_emissao: 'Divergência',
  movimento_apolice: 'Movimento da conta',
  sinistro: 'Sinistro',
};
const acoes: Readonly<Record<string, string>> = { INCLUSAO: 'incluído', ALTERACAO: 'alterado', EXCLUSAO: 'excluído' };

function sayValor(valor: unknown): string {
  const texto = typeof valor === 'object' && valor !== null ? JSON.stringify(valor) : String(valor ?? '');
  return texto.length > MAXIMO ? `${texto.slice(0, MAXIMO)}…` : texto;
}

/** `premio_total_centavos` as words. */
const sayCampo = (campo: string): string => campo.replaceAll('_', ' ');

/** One row of the trail as a fact: which fields took which values. */
export function factOf({ em, quem, entidade, acao, antes, depois }: TrilhaDaVenda): FatoProvado {
  const campos = Object.keys(depois ?? antes ?? {}).filter((campo) => !CALADAS.has(campo));
  const mudados = campos.filter((campo) => sayValor(antes?.[campo]) !== sayValor(depois?.[campo]));
  const partes = mudados.map((campo) =>
    acao === 'ALTERACAO'
      ? `${sayCampo(campo)}: ${sayValor(antes?.[campo]) || 'vazio'} passou a ${sayValor(depois?.[campo]) || 'vazio'}`
      : `${sayCampo(campo)}: ${sayValor((depois ?? antes)?.[campo])}`,
  );
  return {
    em: em.toISOString(),
    quem: quem ?? 'Sistema',
    fonte: `${nomes[entidade] ?? entidade} ${acoes[acao] ?? acao}`,
    texto: partes.join('; '),
  };
}

/** Every fact in the order it happened, each told once. */
export const orderFatos = (fatos: readonly FatoProvado[]): FatoProvado[] =>
  fatos.toSorted((a, b) => a.em.localeCompare(b.em) || a.fonte.localeCompare(b.fonte) || a.texto.localeCompare(b.texto));

/** The facts as the text whose digest proves them: one a line, nothing left to how it is drawn. */
export const textOf = (titulo: string, prazos: readonly string[], fatos: readonly FatoProvado[]): string =>
  [titulo, ...prazos, ...fatos.map((fato) => JSON.stringify([fato.em, fato.quem, fato.fonte, fato.texto]))].join('\n');

/** A fact as it is read. */
export const sayFato = ({ em, quem, fonte, texto }: FatoProvado): { readonly cabeca: string; readonly texto: string } => ({
  cabeca: `${formatDataHora(em)} · ${fonte} · ${quem}`,
  texto,
});
