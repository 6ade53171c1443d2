import { Button, Checkbox, Dropdown, IconButton, IconeAbaixo, IconeAcima, IconeColunas, token } from '@balcao/ui';
import type { Column } from '@balcao/ui/tables';
import styled from 'styled-components';
import { type Arranjo, inOrder, SEM_ARRANJO } from './arrange-columns.ts';
import { copy } from './lists.copy.ts';

export interface ColunasDaListaProps<Row> {
  columns: readonly Column<Row>[];
  arranjo: Arranjo;
  onChange: (arranjo: Arranjo) => void;
}

/** Which columns a list shows, and in which order: the one that names each record stays first. */
export function ColunasDaLista<Row>({ columns, arranjo, onChange }: ColunasDaListaProps<Row>) {
  const [, ...others] = inOrder(columns, arranjo.ordem);
  const ids = others.map(({ id }) => id);
  const isShown = (id: string) => !arranjo.ocultas.includes(id);
  const show = (id: string, isOn: boolean) =>
    onChange({ ...arranjo, ocultas: isOn ? arranjo.ocultas.filter((other) => other !== id) : [...arranjo.ocultas, id] });
  const move = (index: number, passo: 1 | -1) => {
    const ordem = [...ids];
    ordem.splice(index + passo, 0, ...ordem.splice(index, 1));
    onChange({ ...arranjo, ordem });
  };
  return (
    <Dropdown
      label={copy.colunas}
      trigger={(props) => (
        <Button {...props} icon={<IconeColunas size={16} aria-hidden />}>
          {copy.colunas}
        </Button>
      )}
    >
      {() => (
        <>
          <Opcoes>
            {others.map(({ id, header }, index) => (
              <li key={id}>
                <Checkbox name={`coluna-${id}`} label={header} value={isShown(id)} onChange={(isOn) => show(id, isOn)} />
                <IconButton
                  size="sm"
                  label={copy.antes(header)}
                  icon={<IconeAcima size={16} aria-hidden />}
                  isDisabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  size="sm"
                  label={copy.depois(header)}
                  icon={<IconeAbaixo size={16} aria-hidden />}
                  isDisabled={index === others.length - 1}
                  onClick={() => move(index, 1)}
                />
              </li>
            ))}
          </Opcoes>
          <Button size="sm" variant="quiet" onClick={() => onChange(SEM_ARRANJO)}>
            {copy.restaurar}
          </Button>
        </>
      )}
    </Dropdown>
  );
}

const Opcoes = styled.ul`
  margin: 0;
  padding: ${token('espaco2')};
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: ${token('espaco1')};
    min-height: ${token('controleBaixo')};
  }
  li > :first-child {
    flex: 1 1 auto;
    margin-inline-end: ${token('espaco4')};
  }
`;
