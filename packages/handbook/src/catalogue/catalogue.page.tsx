import { above, Cluster, Page, ThemeRoot, ToastRegion, token } from '@balcao/ui';
import { SegmentedControl } from '@balcao/ui/forms';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { ActionsSection } from './actions.section.tsx';
import { ChartsSection } from './charts.section.tsx';
import { ChoicesSection } from './choices.section.tsx';
import { FeedbackSection } from './feedback.section.tsx';
import { FormSectionsSection } from './form-sections.section.tsx';
import { OverlaysSection } from './overlays.section.tsx';
import { TablesSection } from './tables.section.tsx';
import { TextSection } from './text.section.tsx';
import { ThemeSection } from './theme.section.tsx';
import { TypedFieldsSection } from './typed-fields.section.tsx';

const sections = [
  { id: 'tema', titulo: 'Tema', Section: ThemeSection },
  { id: 'texto', titulo: 'Texto e valores', Section: TextSection },
  { id: 'acoes', titulo: 'Ações', Section: ActionsSection },
  { id: 'campos', titulo: 'Campos digitados', Section: TypedFieldsSection },
  { id: 'escolhas', titulo: 'Escolhas e datas', Section: ChoicesSection },
  { id: 'formularios', titulo: 'Formulários', Section: FormSectionsSection },
  { id: 'mensagens', titulo: 'Mensagens e estados', Section: FeedbackSection },
  { id: 'janelas', titulo: 'Janelas', Section: OverlaysSection },
  { id: 'tabelas', titulo: 'Tabelas', Section: TablesSection },
  { id: 'figuras', titulo: 'Figuras', Section: ChartsSection },
];

const temas = [
  { value: 'claro', label: 'Claro' },
  { value: 'escuro', label: 'Escuro' },
];

/** Every primitive of the house in every state. `?tema=escuro` opens it dark. */
export function CataloguePage() {
  const [tema, setTema] = useState(() => new URLSearchParams(window.location.search).get('tema') ?? 'claro');
  useEffect(() => {
    document.documentElement.dataset['tema'] = tema;
  }, [tema]);
  return (
    <ThemeRoot>
      <Page
        routeId="catalogo"
        titulo="Catálogo"
        descricao="Todos os componentes de @balcao/ui, em todos os estados."
        actions={
          <SegmentedControl
            name="tema"
            label="Tema"
            isLabelHidden
            options={temas}
            value={tema}
            onChange={(next) => next && setTema(next)}
          />
        }
      >
        <Index aria-label="Seções">
          <Cluster gap={4}>
            {sections.map(({ id, titulo }) => (
              <a key={id} href={`#${id}`}>
                {titulo}
              </a>
            ))}
          </Cluster>
        </Index>
        {sections.map(({ id, titulo, Section }) => (
          <Block key={id} id={id} aria-labelledby={`${id}-titulo`}>
            <h2 id={`${id}-titulo`}>{titulo}</h2>
            <Section />
          </Block>
        ))}
      </Page>
      <ToastRegion />
    </ThemeRoot>
  );
}

const Index = styled.nav`
  font-size: ${token('texto13')};
`;

const Block = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco4')};
  min-width: 0;
  padding-top: ${token('espaco4')};
  > h2 {
    font-size: ${token('texto18')};
    font-weight: ${token('pesoForte')};
    letter-spacing: -0.01em;
  }
  ${above(992)} {
    padding-top: ${token('espaco6')};
  }
`;
