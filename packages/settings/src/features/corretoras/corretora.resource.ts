import { apoioCalls, LIMITE_LOGO } from '@balcao/contracts';
import { enderecoDoCep } from '@balcao/domain';
import { call } from '@balcao/shared';
import { defineFormulario } from '@balcao/shared/records';
import { camposOf, dadosDe, digitadoDe, type EnderecoDigitado, errosOf, parseDigitado } from './corretora.model.ts';
import { copy } from './corretoras.copy.ts';
import { corretoras } from './corretoras.resource.ts';

export const useFormCorretora = defineFormulario(corretoras, { digitadoDe, dadosDe, camposOf, judge: errosOf, parseDigitado });

/** What a postcode puts in an address, as `enderecoDoCep` says. */
export async function findEndereco(pedido: { cep: string; anterior: string }): Promise<Partial<EnderecoDigitado>> {
  // only saves typing: where nobody answers, the fields are filled by hand
  const found = await call(apoioCalls.findCep, { cep: pedido.cep }).catch(() => null);
  return Object.fromEntries(Object.entries(enderecoDoCep(found, pedido)).map(([parte, valor]) => [parte, valor ?? '']));
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
