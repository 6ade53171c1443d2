import { parametrosManual } from '@balcao/domain';
import { above, Button, campoId, FieldMessages, IconButton, IconeFechar, Stack, token } from '@balcao/ui';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import styled from 'styled-components';
import { useItens } from '../../digitacao/use-itens.ts';
import { CampoDinheiro, CampoTexto } from './campos.component.tsx';
import { copy } from './manual.copy.ts';

const vazia = { nome: '', lmiCentavos: null, franquiaCentavos: null };

/** Covers of one offer, in the words of its paper. */
export function CoberturasManuais({ nome }: { nome: string }) {
  const { itens, error, change, remove } = useItens(nome, vazia);
  return (
    <Conjunto id={campoId(nome)} tabIndex={-1}>
      <legend>{copy.coberturas}</legend>
      <Stack gap={3}>
        {itens.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cover is its place
          <Fileira key={index}>
            <CampoTexto nome={`${nome}.${index}.nome`} label={copy.cobertura(index + 1)} maxLength={120} isRequired />
            <CampoDinheiro nome={`${nome}.${index}.lmiCentavos`} label={copy.limite} />
            <CampoDinheiro nome={`${nome}.${index}.franquiaCentavos`} label={copy.franquia} />
            <IconButton
              label={copy.removerCobertura(index + 1)}
              icon={<IconeFechar size={16} aria-hidden />}
              onClick={() => remove(index)}
            />
          </Fileira>
        ))}
        <FieldMessages name={nome} error={error} />
        {itens.length < parametrosManual.coberturas.max && (
          <div>
            <Button size="sm" icon={<IconeAdicionar size={14} aria-hidden />} onClick={() => change((agora) => [...agora, vazia])}>
              {copy.adicionarCobertura}
            </Button>
          </div>
        )}
      </Stack>
    </Conjunto>
  );
}

const Conjunto = styled.fieldset`
  > legend {
    padding: 0;
    margin-bottom: ${token('espaco2')};
    font-size: ${token('texto13')};
    font-weight: ${token('pesoForte')};
  }
`;

const Fileira = styled.div`
  display: grid;
  gap: ${token('espaco3')};
  align-items: end;
  ${above(768)} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto;
  }
`;
