import { apoioCalls, LIMITE_LOGO } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { defineFormulario } from '@balcao/shared/records';
import { camposOf, dadosDe, digitadoDe, type EnderecoDigitado, errosOf, parseDigitado } from './corretora.model.ts';
import { copy } from './corretoras.copy.ts';
import { corretoras } from './corretoras.resource.ts';

export const useFormCorretora = defineFormulario(corretoras, { digitadoDe, dadosDe, camposOf, judge: errosOf, parseDigitado });

/** What is known of a postcode, in the words of an address; nothing when it is not known. */
export async function findEndereco(cep: string): Promise<Partial<EnderecoDigitado>> {
  try {
    const found = await call(apoioCalls.findCep, { cep });
    return found ? { logradouro: found.logradouro ?? '', bairro: found.bairro ?? '', cidade: found.cidade, uf: found.uf } : {};
  } catch {
    // only saves typing: without it the fields are filled by hand
    return {};
  }
}

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
