import { type Anexo, anexoCalls, LIMITE_ANEXO, tiposAnexo } from '@balcao/contracts';
import { download, upload } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { saveFile } from '@balcao/shared/lists';

/** What an attachment may be, as a file field takes it. */
export const aceitos = tiposAnexo.join(',');

export const useAnexos = (orcamentoId: string) => useCall(anexoCalls.listAnexos, { orcamentoId }, { staleTime: 0 });

/** Why a file is not even sent; null when it is. */
export function recusaDoArquivo(file: Pick<File, 'type' | 'size'>): 'tipo' | 'tamanho' | null {
  if (!(tiposAnexo as readonly string[]).includes(file.type)) return 'tipo';
  return file.size > LIMITE_ANEXO ? 'tamanho' : null;
}

/** Attaches a file to an orçamento. Sent twice, it is one attachment. */
export async function addAnexo(orcamentoId: string, file: File): Promise<Anexo> {
  const anexo = await upload(anexoCalls.addAnexo, { orcamentoId, nome: file.name.slice(-200) || 'arquivo' }, file);
  await queryClient.invalidateQueries({ queryKey: keyOf(anexoCalls.listAnexos) });
  return anexo;
}

export async function saveAnexo(orcamentoId: string, { id, nome }: Pick<Anexo, 'id' | 'nome'>): Promise<void> {
  saveFile(await download(anexoCalls.downloadAnexo, { orcamentoId, anexoId: id }), nome);
}
