import { CampoDaLinha, CampoDoCabecalho, type MapeamentoExtrato } from '@balcao/contracts';
import { type Escolhidos, placesChosen } from '../mapeamento/lugares.model.ts';

/** The mapping of what was chosen; labels of the statement as they were typed. */
export function mappingOf(campos: Escolhidos, cabecalho: Escolhidos): MapeamentoExtrato {
  const typed = CampoDoCabecalho.options.flatMap((campo) => {
    const titulo = cabecalho[campo]?.trim();
    return titulo ? [[campo, { titulo }] as const] : [];
  });
  return { campos: placesChosen(CampoDaLinha.options, campos), cabecalho: Object.fromEntries(typed) };
}
