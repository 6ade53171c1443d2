import { rotulosInicio } from '@balcao/domain';
import { below, Button, campoId, FieldMessages, IconButton, IconeFechar, Stack, token } from '@balcao/ui';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { PercentField, Select } from '@balcao/ui/forms';
import styled from 'styled-components';
import { Conjunto, TituloDoConjunto } from '../../digitacao/conjunto.ts';
import { useItens } from '../../digitacao/use-itens.ts';
import { useOpcoesDeProdutores } from './vendedores.resource.ts';
import { copy } from './secoes.copy.ts';

interface Participacao {
  id?: string | null;
  pctBps?: number | null;
}

const vazia: Participacao = { id: null, pctBps: null };
const NOME = 'risco.seguro.produtores';
const INTEIRO_BPS = 10_000;

/** Who sells, and with which share of the whole. */
export function Produtores() {
  const { itens, error, change, remove } = useItens<Participacao>(NOME, vazia);
  const options = useOpcoesDeProdutores(itens.map(({ id }) => id));
  const set = (index: number, part: Participacao) => change((agora) => agora.with(index, { ...agora[index], ...part }));
  const resto = INTEIRO_BPS - itens.reduce((sum, { pctBps }) => sum + (pctBps ?? 0), 0);
  return (
    <Conjunto id={campoId(NOME)} tabIndex={-1} aria-label={rotulosInicio[NOME]}>
      <TituloDoConjunto>{copy.produtores}</TituloDoConjunto>
      <Stack gap={3}>
        {itens.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place until a producer is chosen
          <Linha key={index}>
            <Select
              name={`${NOME}.${index}.id`}
              label={copy.produtor(index + 1)}
              options={options}
              value={item.id ?? null}
              onChange={(id) => set(index, { id })}
            />
            <PercentField
              name={`${NOME}.${index}.pctBps`}
              label={copy.participacao(index + 1)}
              value={item.pctBps ?? null}
              onChange={(pctBps) => set(index, { pctBps })}
            />
            <IconButton
              label={copy.removerProdutor(index + 1)}
              icon={<IconeFechar size={16} aria-hidden />}
              onClick={() => remove(index)}
            />
          </Linha>
        ))}
        <FieldMessages name={NOME} error={error} description={itens.length > 0 ? copy.produtoresAjuda : undefined} />
        <div>
          <Button
            size="sm"
            icon={<IconeAdicionar size={14} aria-hidden />}
            onClick={() => change((agora) => [...agora, { id: null, pctBps: Math.max(resto, 0) }])}
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
