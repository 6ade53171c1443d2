import { type Consulta, findEndereco, isPesquisavel, isSemRua, useConsulta } from './apoio.resource.ts';
import { preenchimentoDoCep } from './secoes.model.ts';
import { useFill } from './use-fill.ts';

/**
 * The postcode of a section's address: once it is whole it fills the address, and nothing of that of another postcode stays; what was typed
 * while the answer was on its way is of the new postcode.
 */
export function useCep(secao: string): Consulta {
  const { fillFound } = useFill();
  return useConsulta({
    find: findEndereco,
    isWhole: isPesquisavel.cep,
    isEmParte: isSemRua,
    onAnswer: (achado, { chave: cep, anterior }, antes) => fillFound(preenchimentoDoCep(achado, { cep, anterior }, secao), antes),
  });
}
