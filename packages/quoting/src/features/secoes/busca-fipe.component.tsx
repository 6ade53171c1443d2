import type { RascunhoAuto, VeiculoFipe } from '@balcao/contracts';
import { ComboBox, type LoadOptions } from '@balcao/ui/forms';
import { useCallback, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useValor } from '../../use-campo.ts';
import { searchFipe } from './apoio.resource.ts';
import { copy } from './secoes.copy.ts';
import { chaveFipe, optionOf, preenchimentoDoVeiculo } from './secoes.model.ts';
import { usePreencher } from './use-preencher.ts';

const MIN_LETRAS = 2;

/** Finds a car in the FIPE table; choosing one fills the vehicle. */
export function BuscaFipe() {
  const { replace } = usePreencher();
  const found = useRef(new Map<string, VeiculoFipe>());
  const loadOptions = useCallback<LoadOptions>(async (texto, signal) => {
    const veiculos = await searchFipe(texto, signal);
    for (const veiculo of veiculos) found.current.set(chaveFipe(veiculo), veiculo);
    return veiculos.map(optionOf);
  }, []);
  const choose = (chave: string | null) => {
    const veiculo = chave && found.current.get(chave);
    if (veiculo) replace(preenchimentoDoVeiculo(veiculo));
  };
  return (
    <ComboBox
      name="busca-fipe"
      label={copy.buscaFipe}
      description={copy.buscaFipeAjuda}
      loadOptions={loadOptions}
      minChars={MIN_LETRAS}
      {...useEscolhido()}
      onChange={choose}
    />
  );
}

/** The car now in the form, however it came there: by plate, by choice or typed. */
function useEscolhido(): { value: string | null; valueLabel: string | undefined } {
  const fipe = useValor<string>('risco.veiculo.fipe');
  useValor('risco.veiculo.anoModelo');
  useValor('risco.veiculo.combustivel');
  const { getValues } = useFormContext<RascunhoAuto>();
  const veiculo = getValues('risco.veiculo');
  if (!fipe || !veiculo?.modelo) return { value: null, valueLabel: undefined };
  const { marca, modelo, anoModelo, combustivel } = veiculo;
  return {
    value: chaveFipe({ fipe, anoModelo: anoModelo ?? 0, combustivel: combustivel ?? '' }),
    valueLabel: [marca, modelo, anoModelo].filter(Boolean).join(' '),
  };
}
