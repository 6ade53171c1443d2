import {
  type ImagensDaPagina,
  LIMITE_IMAGEM_DA_PAGINA,
  PaginaPublica,
  paginaPublicaCalls as calls,
  type UsoDaImagem,
} from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useFicha } from '@balcao/shared/forms';
import { keyOf, queryClient, useCall, useCommand } from '@balcao/shared/query';
import { focusCampo } from '@balcao/ui';
import { copy } from './pagina-publica.copy.ts';
import { camposOf, dadosDe, type Digitado, digitadoDe, errosOf, parseDigitado } from './pagina-publica.model.ts';

export const usePagina = () => useCall(calls.getPagina, {});
export const useOpcoes = () => useCall(calls.getOpcoes, {});
export const useVersoes = () => useCall(calls.listVersoes, {});
export const useVersao = (versaoId: string) => useCall(calls.getVersao, { versaoId });

const keep = (atual: PaginaPublica) => queryClient.setQueryData(keyOf(calls.getPagina, {}), atual);

/** The form over what is stored; what somebody else saved meanwhile is shown before it may be written over. */
export const useEdicao = (gravada: PaginaPublica, onSent: () => void) =>
  useFicha<PaginaPublica, Digitado>({
    gravada,
    digitadoDe: (atual) => digitadoDe(atual ?? gravada),
    schema: PaginaPublica,
    camposOf,
    judge: errosOf,
    goTo: focusCampo,
    guardada: { nome: 'pagina-publica', parse: parseDigitado },
    send: async (typed, base) => {
      const saved = await call(calls.savePagina, { ...dadosDe(typed), versao: base?.versao ?? gravada.versao });
      keep(saved);
      return saved;
    },
    onSent,
  });

const onDone = { invalidates: [calls.listVersoes] };
export const usePublish = () => useCommand(calls.publishPagina, onDone);
export const useUnpublish = () => useCommand(calls.unpublishPagina, onDone);
export const useRestore = () => useCommand(calls.restoreVersao);
export { keep as keepPagina };

/** Longest side of a photograph as it is sent: larger than any place it is shown at. */
const LADO_MAXIMO = 1_600;
const DE_CAMERA = ['image/png', 'image/jpeg'] as const;
const TIPOS = { LOGO: [...DE_CAMERA, 'image/svg+xml'], FOTO: DE_CAMERA, RETRATO: DE_CAMERA } as const;
export const tiposDe = (uso: UsoDaImagem): readonly string[] => TIPOS[uso];

const readDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new TypeError(copy.imagem.ilegivel));
    reader.readAsDataURL(file);
  });

/** A photograph of a camera is far larger than its place on the page, and than what a call carries. */
async function shrink(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new TypeError(copy.imagem.ilegivel);
  });
  const scale = Math.min(1, LADO_MAXIMO / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return drawn ?? file;
}

/** Sends an image, and answers its name and how it looks. @throws {TypeError} with the sentence of what is wrong with the file */
export async function sendImagem(uso: UsoDaImagem, file: File): Promise<{ sha256: string; imagem: ImagensDaPagina[string] }> {
  if (!tiposDe(uso).includes(file.type)) throw new TypeError(uso === 'LOGO' ? copy.imagem.tipoLogo : copy.imagem.tipoFoto);
  const imagem = await readDataUrl(uso === 'LOGO' ? file : await shrink(file));
  if (imagem.length > LIMITE_IMAGEM_DA_PAGINA) throw new TypeError(copy.imagem.grande);
  const { sha256, ...drawn } = await call(calls.saveImagem, { uso, imagem });
  return { sha256, imagem: drawn };
}
