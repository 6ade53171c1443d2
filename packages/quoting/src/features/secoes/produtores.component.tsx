import { rotulosCampos } from '@balcao/domain';
import { below, Button, campoId, FieldMessages, IconButton, IconeFechar, Stack, token } from '@balcao/ui';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { PercentField, Select } from '@balcao/ui/forms';
import styled from 'styled-components';
import { Conjunto, TituloDoConjunto } from '../../conjunto.ts';
import { followItens } from '../../follow-itens.ts';
import { useCampo } from '../../use-campo.ts';
import { useOpcoesDeProdutores } from './vendedores.resource.ts';
import { copy } from './secoes.copy.ts';

interface Participacao {
  id?: string | null;
  pctBps?: number | null;
}

const NOME = 'risco.seguro.produtores';
const INTEIRO_BPS = 10_000;

/** Who sells, and with which share of the whole. */
export function Produtores() {
  const campo = useCampo<Participacao[]>(NOME, []);
  const options = useOpcoesDeProdutores(campo.value.map(({ id }) => id));
  const set = (next: Participacao[]) => {
    campo.onChange(next);
    campo.onCommit(next);
    followItens(NOME, { antes: campo.value.length, depois: next.length });
  };
  const change = (index: number, part: Participacao) => set(campo.value.map((item, at) => (at === index ? { ...item, ...part } : item)));
  const resto = INTEIRO_BPS - campo.value.reduce((sum, { pctBps }) => sum + (pctBps ?? 0), 0);
  return (
    <Conjunto id={campoId(NOME)} tabIndex={-1} aria-label={rotulosCampos[NOME]}>
      <TituloDoConjunto>{copy.produtores}</TituloDoConjunto>
      <Stack gap={3}>
        {campo.value.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place until a producer is chosen
          <Linha key={index}>
            <Select
              name={`${NOME}.${index}.id`}
              label={copy.produtor(index + 1)}
              options={options}
              value={item.id ?? null}
              onChange={(id) => change(index, { id })}
            />
            <PercentField
              name={`${NOME}.${index}.pctBps`}
              label={copy.participacao(index + 1)}
              value={item.pctBps ?? null}
              onChange={(pctBps) => change(index, { pctBps })}
            />
            <IconButton
              label={copy.removerProdutor(index + 1)}
              icon={<IconeFechar size={16} aria-hidden />}
              onClick={() => set(campo.value.filter((_, at) => at !== index))}
            />
          </Linha>
        ))}
        <FieldMessages name={NOME} error={campo.error} description={campo.value.length > 0 ? copy.produtoresAjuda : undefined} />
        <div>
          <Button
            size="sm"
            icon={<IconeAdicionar size={14} aria-hidden />}
            onClick={() => set([...campo.value, { id: null, pctBps: Math.max(resto, 0) }])}
          >
            {copy.adicionarProdutor}
          </Button>
        </div>
      </Stack>
    </Conjunto>
  );
}

const Linha = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;
  gap: ${token('espaco3')};
  align-items: end;
  max-width: 640px;
  ${below(576)} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
