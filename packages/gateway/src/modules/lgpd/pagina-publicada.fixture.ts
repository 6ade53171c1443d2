/** Writes a row and returns its id. */
type AddRow = (sql: string, params: readonly unknown[]) => Promise<string>;

/** A published version of an account's public page, which requests of clients come from. @returns its id */
export async function addPaginaPublicada(
  { assinaturaId, corretoraId }: { assinaturaId: string; corretoraId: string },
  addRow: AddRow,
): Promise<string> {
  const pagina = await addRow(
    "insert into balcao.pagina_publica (assinatura_id, slug, corretora_id, rascunho) values ($1, 'corretora', $2, '{}')",
    [assinaturaId, corretoraId],
  );
  return addRow(
    "insert into balcao.pagina_publicada (assinatura_id, pagina_id, numero, conteudo, consentimento_versao) values ($1, $2, 1, '{}', 1)",
    [assinaturaId, pagina],
  );
}
