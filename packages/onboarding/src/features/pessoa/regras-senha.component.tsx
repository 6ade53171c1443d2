import type { RegraSenha } from '@balcao/domain';
import { IconeConfere, token, VisuallyHidden } from '@balcao/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { copy } from './pessoa.copy.ts';

export interface RegrasSenhaProps {
  regras: readonly RegraSenha[];
}

const PAUSA_MS = 900;

/** What the password must hold, ticked off as it is typed, and how far it is; spoken only when the typing pauses. */
export function RegrasSenha({ regras }: RegrasSenhaProps) {
  const cumpridas = regras.filter(({ isCumprida }) => isCumprida).length;
  return (
    <div>
      <Meter aria-hidden>
        {regras.map(({ id }, index) => (
          <Bar key={id} $isOn={index < cumpridas} $isFull={cumpridas === regras.length} />
        ))}
        <span>{copy.forcas[cumpridas]}</span>
      </Meter>
      <Title>{copy.regras}</Title>
      <List>
        {regras.map(({ id, texto, isCumprida }) => (
          <Rule key={id} $isOn={isCumprida}>
            <IconeConfere size={14} aria-hidden />
            <span>
              {texto}
              <VisuallyHidden> ({isCumprida ? copy.cumprida : copy.pendente})</VisuallyHidden>
            </span>
          </Rule>
        ))}
      </List>
      <Spoken texto={cumpridas > 0 ? copy.cumpridas(cumpridas, regras.length) : ''} />
    </div>
  );
}

/** A live region that waits for a pause: each key pressed would chatter. */
function Spoken({ texto }: { texto: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(texto), PAUSA_MS);
    return () => clearTimeout(timer);
  }, [texto]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}

const Meter = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('espaco1')};
  margin-bottom: ${token('espaco2')};
  font-size: ${token('texto12')};
  color: ${token('textoSuave')};
  span {
    min-width: 64px;
    text-align: end;
  }
`;

const Bar = styled.i<{ $isOn: boolean; $isFull: boolean }>`
  flex: 1;
  height: 4px;
  background: ${({ $isOn, $isFull }) => token($isFull ? 'sucesso' : $isOn ? 'atencao' : 'borda')};
  border-radius: ${token('raioTotal')};
`;

const Title = styled.p`
  font-size: ${token('texto13')};
  font-weight: ${token('pesoMedio')};
`;

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${token('espacoMeio')} ${token('espaco4')};
  padding: 0;
  margin: ${token('espaco1')} 0 0;
  list-style: none;
`;

const Rule = styled.li<{ $isOn: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${token('espaco2')};
  font-size: ${token('texto13')};
  color: ${({ $isOn }) => token($isOn ? 'sucessoTexto' : 'textoSuave')};
  svg {
    flex: none;
    margin-top: 3px;
    opacity: ${({ $isOn }) => ($isOn ? 1 : 0.25)};
  }
`;
