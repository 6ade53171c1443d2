import { Button } from '@balcao/ui';
import { useFormContext } from 'react-hook-form';
import { useValor } from '../../digitacao/use-campo.ts';
import { isPesquisavel } from './apoio.resource.ts';
import { Linha, NoFimDoGrupo } from './grupo.component.tsx';
import { copy } from './secoes.copy.ts';
import { useFill } from './use-fill.ts';

/** Takes the postcode of the insured with one press, while it is another. */
export function OutroCep({ nome, outro }: { nome: string; outro: string }) {
  const { put } = useFill();
  const { getValues } = useFormContext();
  const cep = useValor<string>(nome);
  const other = useValor<string>(outro);
  if (!isPesquisavel.cep(other ?? '') || other === cep) return null;
  return (
    <NoFimDoGrupo>
      <Linha>
        <Button size="sm" variant="quiet" onClick={() => put(nome, getValues(outro))}>
          {copy.usarCepSegurado}
        </Button>
      </Linha>
    </NoFimDoGrupo>
  );
}
