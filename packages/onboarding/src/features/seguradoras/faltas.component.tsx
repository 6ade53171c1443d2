import { Alert, Link, token } from '@balcao/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { nomesDasEtapas } from '../../cadastro.copy.ts';
import { enderecoDa, type Etapa } from '../../cadastro.model.ts';
import { remember } from '../../cadastro.store.ts';
import type { Falta } from '../../faltas.model.ts';
import { copy } from './seguradoras.copy.ts';

export interface FaltasProps {
  faltas: readonly Falta[];
}

/** What each step lacks, with links to them; typed values are kept. */
export function Faltas({ faltas }: FaltasProps) {
  const navigate = useNavigate();
  const go = (event: MouseEvent, etapa: Etapa) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // after filling that step the user returns here
    remember({ retorno: 'insuranceCompanies' });
    void navigate(enderecoDa(etapa));
  };
  return (
    <Alert tone="atencao" titulo={copy.faltas} isLive>
      <List>
        {faltas.map(({ etapa, campos }) => (
          <li key={etapa}>
            {nomesDasEtapas[etapa]}: {copy.campos(campos)}.{' '}
            <Link href={enderecoDa(etapa)} onClick={(event) => go(event, etapa)}>
              {copy.preencher(nomesDasEtapas[etapa])}
            </Link>
          </li>
        ))}
      </List>
    </Alert>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token('espaco1')};
  padding: 0;
  margin: 0;
  list-style: none;
`;
