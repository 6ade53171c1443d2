import { parametrosManual } from '@balcao/domain';
import { Button, campoId, FieldMessages, Stack } from '@balcao/ui';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { useSearchParams } from 'react-router-dom';
import { useCampo } from '../../use-campo.ts';
import { CampoTextoLongo } from './campos.component.tsx';
import { copy } from './manual.copy.ts';
import { OfertaManual } from './oferta-manual.component.tsx';

const NOME = 'risco.ofertas';
const MAX_OBSERVACOES = 1_000;

/** The offers, typed one by one from what the insurers sent. */
export function PecaOfertas() {
  const [search] = useSearchParams();
  const campo = useCampo<object[]>(NOME, []);
  const set = (next: object[]) => {
    campo.onChange(next);
    campo.onCommit(next);
  };
  const remove = (index: number) => set(campo.value.filter((_, at) => at !== index));
  return (
    <Stack gap={4} id={campoId(NOME)}>
      {campo.value.map((_, index) => (
        <OfertaManual
          // biome-ignore lint/suspicious/noArrayIndexKey: an offer is its place
          key={index}
          nome={`${NOME}.${index}`}
          posicao={index + 1}
          orcamentoId={search.get('id') ?? ''}
          onRemove={() => remove(index)}
        />
      ))}
      <FieldMessages name={NOME} error={campo.error} />
      {campo.value.length < parametrosManual.ofertas.max && (
        <div>
          <Button
            size="sm"
            icon={<IconeAdicionar size={14} aria-hidden />}
            onClick={() => set([...campo.value, { pacote: copy.pacotePadrao, coberturas: [], parcelasSemJuros: 1, comissaoBps: 2_000 }])}
          >
            {copy.adicionar}
          </Button>
        </div>
      )}
      <CampoTextoLongo nome="risco.observacoes" rows={3} maxLength={MAX_OBSERVACOES} />
    </Stack>
  );
}
