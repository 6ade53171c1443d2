import { LIMITE_LOGO } from '@balcao/contracts';
import { defineFormulario } from '@balcao/shared/records';
import { camposOf, dadosDe, digitadoDe, errosOf, parseDigitado } from './corretora.model.ts';
import { copy } from './corretoras.copy.ts';
import { corretoras } from './corretoras.resource.ts';

export const useFormCorretora = defineFormulario(corretoras, { digitadoDe, dadosDe, camposOf, judge: errosOf, parseDigitado });

/** Kinds of image a logo may be. */
export const tiposDeLogo = ['image/png', 'image/jpeg', 'image/svg+xml'] as const;

/** A file as it is sent. @throws {TypeError} with the sentence of what is wrong with it */
export async function readLogo(file: File): Promise<string> {
  if (!(tiposDeLogo as readonly string[]).includes(file.type)) throw new TypeError(copy.logo.tipo);
  const dataUrl = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new TypeError(copy.logo.ilegivel));
    reader.readAsDataURL(file);
  });
  if (dataUrl.length > LIMITE_LOGO) throw new TypeError(copy.logo.grande);
  return dataUrl;
}
