import { apoioCalls } from '@balcao/contracts';
import { enderecoDoCep, isCep, type ParteDoCep } from '@balcao/domain';
import { useEffect, useRef } from 'react';
import { call } from '@balcao/shared';

/** An address as a form holds it: its postcode, and the parts that follow from it. */
export type EnderecoDaLista = { readonly cep: string } & Readonly<Record<ParteDoCep, string | null>>;

/**
 * Fills the addresses of a form's list by their postcodes. A postcode puts what is known of it in its own address, and nothing of that of
 * another postcode stays; what was typed while the answer was on its way is of the new one. Where nobody answers, the fields are filled by hand.
 *
 * @param vazio what each part is when it is empty
 * @returns to be called once a postcode is whole; `anterior`: the whole one before it, '' when none
 * @example const fill = useEnderecos({ enderecos, vazio: enderecoNovo, onChange }); <MaskedField mask="cep" onCommit={(cep, _, anterior) => void fill(index, cep, anterior)} />
 */
export function useEnderecos<E extends EnderecoDaLista>({
  enderecos,
  vazio,
  onChange,
}: {
  readonly enderecos: readonly E[];
  readonly vazio: E;
  readonly onChange: (enderecos: readonly E[], campo: string) => void;
}): (index: number, cep: string, anterior: string) => Promise<void> {
  // an answer arrives after other keys were pressed: it fills what stands then
  const atuais = useRef(enderecos);
  useEffect(() => {
    atuais.current = enderecos;
  });
  return async (index, cep, anterior) => {
    if (!isCep(cep)) return;
    const before = atuais.current[index];
    const found = await call(apoioCalls.findCep, { cep }).catch(() => null);
    const now = atuais.current[index];
    if (now?.cep !== cep) return;
    const partes = Object.entries(enderecoDoCep(found, { cep, anterior })) as [ParteDoCep, string | null][];
    const changed = partes.filter(([parte]) => now[parte] === before?.[parte]).map(([parte, valor]) => [parte, valor ?? vazio[parte]]);
    if (changed.length > 0) onChange(atuais.current.with(index, { ...now, ...Object.fromEntries(changed) }), `enderecos.${index}.cep`);
  };
}
