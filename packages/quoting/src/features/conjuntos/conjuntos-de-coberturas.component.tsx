import { type Conjunto, LinhaCotada, type RascunhoOrcamento } from '@balcao/contracts';
import { applyCoberturas, type Coberturas, coberturasDoConjunto, hojeEm } from '@balcao/domain';
import { useFormContext } from 'react-hook-form';
import { flushDigitados } from '../../digitacao/digitado.ts';
import { useLinha } from '../../linha-aberta.ts';
import { Conjuntos } from './conjuntos.component.tsx';
import { copy } from './conjuntos.copy.ts';
import type { Aplicacao } from './conjuntos.model.ts';

/** Sets of covers of the line on screen: applying one fills what the case takes, and leaves the other fields as they are. */
export function ConjuntosDeCoberturas() {
  const linha = useLinha();
  const { getValues, setValue, clearErrors } = useFormContext();
  const cotada = LinhaCotada.safeParse(linha.formulario);
  if (!cotada.success) return null;
  const readAtual = () => {
    flushDigitados();
    return { seguradoras: [], coberturas: { ...coberturasDoConjunto((getValues('risco.coberturas') ?? {}) as Coberturas) } };
  };
  const apply = ({ coberturas }: Conjunto): Aplicacao => {
    flushDigitados();
    const rascunho = getValues() as RascunhoOrcamento;
    const { aplicadas, recusadas } = applyCoberturas(linha, coberturas, { rascunho, hoje: hojeEm(new Date()), seguradoras: [] });
    for (const [campo, valor] of Object.entries(aplicadas)) {
      setValue(`risco.coberturas.${campo}`, valor, { shouldDirty: true });
      clearErrors(`risco.coberturas.${campo}`);
    }
    return {
      isAplicado: Object.keys(aplicadas).length > 0,
      deFora: recusadas.map(({ campo, mensagem }) => copy.recusada(linha.rotuloDe(campo) ?? copy.coberturaDesconhecida, mensagem)),
    };
  };
  return <Conjuntos tipo="COBERTURAS" linha={cotada.data} readAtual={readAtual} onApply={apply} />;
}
