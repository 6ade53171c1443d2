import { IconeDocumento, IconeSucesso, Text, token } from '@balcao/ui';
import { IconePessoa } from '@balcao/ui/screen-icons';
import styled from 'styled-components';
import { copy } from './tour.copy.ts';

const desenhos = [IconePessoa, IconeDocumento, IconeSucesso];

/** Introduces the product in three ideas, where there is no video. */
export function Ideias() {
  return (
    <div>
      <Text isSoft>{copy.videoTexto}</Text>
      <List>
        {copy.videoIdeias.map(({ titulo, texto }, index) => {
          const Desenho = desenhos[index] ?? IconeSucesso;
          return (
            <Idea key={titulo}>
              <Sign>
                <Desenho size={28} aria-hidden />
              </Sign>
              <Text isStrong>{titulo}</Text>
              <Text isSoft>{texto}</Text>
            </Idea>
          );
        })}
      </List>
    </div>
  );
}

const List = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${token('espaco4')};
  padding: 0;
  margin: ${token('espaco3')} 0 0;
  list-style: none;
`;

const Idea = styled.li`
  padding: ${token('espaco4')};
  background: ${token('superficieSuave')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  margin-bottom: ${token('espaco3')};
  color: ${token('primariaTexto')};
  background: ${token('primariaSuave')};
  border-radius: 50%;
`;
