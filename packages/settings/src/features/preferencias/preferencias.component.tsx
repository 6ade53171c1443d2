import type { Preferencias as Escolhas } from '@balcao/contracts';
import { showToast, Stack, Text, token, VisuallyHidden } from '@balcao/ui';
import { SegmentedControl, Switch } from '@balcao/ui/forms';
import { useState } from 'react';
import styled from 'styled-components';
import { Secao } from '../../secao.component.tsx';
import { copy } from './preferencias.copy.ts';
import { densidades, temas } from './preferencias.model.ts';
import { useGravador, usePreferencias } from './preferencias.resource.ts';

/** Measured at 1440 and 390 px. */
const ALTURA = { larga: 134, estreita: 260 };

/** How the product looks and behaves for this person, in force at once. */
export function Preferencias() {
  const preferencias = usePreferencias();
  return (
    <Secao id="preferencias" titulo={copy.titulo} leitura={preferencias} altura={ALTURA}>
      {(data) => <Escolher escolhas={data} />}
    </Secao>
  );
}

function Escolher({ escolhas }: { escolhas: Escolhas }) {
  const gravador = useGravador(escolhas);
  const [said, setSaid] = useState('');
  const change = async (mudanca: Partial<Escolhas>) => {
    setSaid('');
    const falha = await gravador.change(mudanca);
    if (falha === null) setSaid(copy.salvou);
    else showToast({ tone: 'perigo', titulo: copy.naoSalvou, texto: falha });
  };
  return (
    <Stack gap={4}>
      <Text isSoft>{copy.explica}</Text>
      <Pares>
        <SegmentedControl
          name="tema"
          label={copy.tema}
          options={temas}
          value={escolhas.tema}
          onChange={(tema) => void change({ tema: tema as Escolhas['tema'] })}
        />
        <SegmentedControl
          name="densidade"
          label={copy.densidade}
          options={densidades}
          value={escolhas.densidade}
          onChange={(densidade) => void change({ densidade: densidade as Escolhas['densidade'] })}
        />
      </Pares>
      <Pares>
        <Switch
          name="collapsedMenu"
          label={copy.collapsedMenu}
          value={escolhas.collapsedMenu}
          onChange={(collapsedMenu) => void change({ collapsedMenu })}
        />
        <Switch
          name="showTutorialPlugin"
          label={copy.showTutorialPlugin}
          value={escolhas.showTutorialPlugin}
          onChange={(showTutorialPlugin) => void change({ showTutorialPlugin })}
        />
      </Pares>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Stack>
  );
}

const Pares = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${token('espaco3')} ${token('espaco6')};
`;
