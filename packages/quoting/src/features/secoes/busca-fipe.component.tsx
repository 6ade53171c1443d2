import type { RiscoAuto, VeiculoFipe } from '@balcao/contracts';
import { ComboBox, type LoadOptions } from '@balcao/ui/forms';
import { useCallback, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useValor } from '../../digitacao/use-campo.ts';
import { searchFipe } from './apoio.resource.ts';
import type { CampoDefinidoProps } from './campo-definido.component.tsx';
import { CampoMascara } from './campos.component.tsx';
import { copy } from './secoes.copy.ts';
import { chaveFipe, optionOf, preenchimentoDoVeiculo, secaoDoCampo } from './secoes.model.ts';
import { useFill } from './use-fill.ts';

const MIN_LETRAS = 2;

/** A car of the FIPE table: found by words, which fills its whole section, or told by its code. */
export const CampoFipe = ({ campo: { nome, rotulo }, isRequired, ajuda }: CampoDefinidoProps) => (
  <>
    <BuscaFipe secao={secaoDoCampo(nome)} />
    <CampoMascara {...{ nome, isRequired }} label={rotulo} description={ajuda} mask="fipe" />
  </>
);

function BuscaFipe({ secao }: { secao: string }) {
  const { replace } = useFill();
  const found = useRef(new Map<string, VeiculoFipe>());
  const loadOptions = useCallback<LoadOptions>(async (texto, signal) => {
    const veiculos = await searchFipe(texto, signal);
    for (const veiculo of veiculos) found.current.set(chaveFipe(veiculo), veiculo);
    return veiculos.map(optionOf);
  }, []);
  const choose = (chave: string | null) => {
    const veiculo = chave && found.current.get(chave);
    if (veiculo) replace(preenchimentoDoVeiculo(veiculo, secao));
  };
  return (
    <ComboBox
      name="busca-fipe"
      label={copy.buscaFipe}
      description={copy.buscaFipeAjuda}
      loadOptions={loadOptions}
      minChars={MIN_LETRAS}
      {...useEscolhido(secao)}
      onChange={choose}
    />
  );
}

/** The car now in the form, however it came there: by plate, by choice or typed. */
function useEscolhido(secao: string): { value: string | null; valueLabel: string | undefined } {
  const fipe = useValor<string>(`risco.${secao}.fipe`);
  useValor(`risco.${secao}.anoModelo`);
  useValor(`risco.${secao}.combustivel`);
  const veiculo = useFormContext().getValues(`risco.${secao}`) as Partial<RiscoAuto['veiculo']> | undefined;
  if (!fipe || !veiculo?.modelo) return { value: null, valueLabel: undefined };
  const { marca, modelo, anoModelo, combustivel } = veiculo;
  return {
    value: chaveFipe({ fipe, anoModelo: anoModelo ?? 0, combustivel: combustivel ?? '' }),
    valueLabel: [marca, modelo, anoModelo].filter(Boolean).join(' '),
  };
}
