const LIMITE = 6;

/** Names in a row; past a few, how many more. */
const listOf = (nomes: readonly string[]): string => {
  const shown = nomes.slice(0, LIMITE).join(', ');
  const left = nomes.length - LIMITE;
  if (left <= 0) return shown;
  return left === 1 ? `${shown} e mais um campo` : `${shown} e mais ${left} campos`;
};

/** Who saved the other version: the same user may, in another window. */
interface DeQuem {
  readonly isMinha: boolean;
}
const noutroLugar = ' em outra aba ou aparelho';

/** Sentences of saving. */
export const copy = {
  salvoAs: (hora: string) => `Salvo às ${hora}`,
  pendente: 'Alterações ainda não salvas',
  salvando: 'Salvando…',
  semConexao: 'Sem conexão: guardado neste navegador',
  encerrado: 'Somente leitura',
  tentarDeNovo: 'Tentar salvar de novo',
  conflito: ({ isMinha }: DeQuem) => `${isMinha ? 'Você' : 'Outra pessoa'} salvou este orçamento${isMinha ? noutroLugar : ''}`,
  recusado: 'Não foi possível salvar: guardado neste navegador',
  restaurado: 'Recuperamos o que você tinha digitado',
  restauradoTexto: 'As alterações que não tinham sido salvas voltaram para o formulário e já estão sendo salvas.',
  juntou: ({ isMinha }: DeQuem) => `${isMinha ? 'Você' : 'Outra pessoa'} também alterou este orçamento${isMinha ? noutroLugar : ''}`,
  juntouTexto: (campos: readonly string[]) =>
    `Juntamos as alterações das duas versões. ${campos.length === 1 ? 'Veio da outra' : 'Vieram da outra'}: ${listOf(campos)}.`,
  conflitoParado: 'Nada está sendo salvo até você escolher o que fica nos campos que os dois alteraram.',
  resolver: 'Comparar as versões',
  conflitoTexto: (hora: string, total: number) =>
    `A outra versão foi salva às ${hora}. ${
      total === 1 ? 'Um campo foi alterado' : `${total} campos foram alterados`
    } dos dois lados: escolha o que fica. O que só um lado alterou fica como está.`,
  campo: 'Campo',
  minha: 'A sua versão',
  deles: 'A outra versão',
  manterMinha: 'Ficar com a minha',
  usarDeles: 'Usar a outra versão',
  ficarComEscolhidas: 'Ficar com o que escolhi',
  ladoDe: (campo: string, lado: string, valor: string) => `${valor}: ${lado.toLowerCase()} de ${campo}`,
  trocou: 'Você ficou com a outra versão desses campos',
  trocouAlguns: (campos: readonly string[]) => `Você ficou com a outra versão de: ${listOf(campos)}`,
  desfazer: 'Voltar à minha versão',
  vazio: '—',
  sim: 'Sim',
  nao: 'Não',
  itens: (total: number) => (total === 1 ? '1 item' : `${total} itens`),
} as const;
