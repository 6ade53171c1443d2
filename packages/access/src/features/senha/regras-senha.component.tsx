import { regrasSenha } from '@balcao/domain';
import { IconeConfere, token, VisuallyHidden } from '@balcao/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { copy } from './senha.copy.ts';
import { faltamEm } from './senha.model.ts';

export interface RegrasSenhaProps {
  senha: string;
}

const { regras: textos } = copy;
const PAUSA_MS = 1_000;

/** What a password must hold, each rule marked as it comes to hold. Spoken once the typing rests, not at every key. */
export function RegrasSenha({ senha }: RegrasSenhaProps) {
  const regras = regrasSenha(senha);
  const rested = useRested(senha);
  const faltam = faltamEm(regrasSenha(rested));
  return (
    <div>
      <Name id="regras-senha">{textos.titulo}</Name>
      <List aria-labelledby="regras-senha">
        {regras.map(({ id, texto, isCumprida }) => (
          <Rule key={id} $done={isCumprida}>
            <Mark $done={isCumprida}>{isCumprida && <IconeConfere size={12} strokeWidth={3} aria-hidden />}</Mark>
            <span>
              {texto}
              <VisuallyHidden>, {isCumprida ? textos.cumprida : textos.falta}</VisuallyHidden>
            </span>
          </Rule>
        ))}
      </List>
      <VisuallyHidden role="status">{rested && (faltam ? textos.faltam(faltam) : textos.todas)}</VisuallyHidden>
    </div>
  );
}

/** A value once it has stopped changing for a while. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSA_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

const Name = styled.p`
  font-size: ${token('texto13')};
  color: ${token('textoSuave')};
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco1')};
  margin: ${token('espaco1')} 0 0;
  padding: 0;
  list-style: none;
`;

const Rule = styled.li<{ $done: boolean }>`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${token('espaco2')};
  font-size: ${token('texto13')};
  line-height: 18px;
  color: ${({ $done }) => token($done ? 'sucessoTexto' : 'textoSuave')};
`;

const Mark = styled.span<{ $done: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 16px;
  margin-top: 1px;
  color: ${token('superficie')};
  background: ${({ $done }) => ($done ? token('sucesso') : 'transparent')};
  border: 1.5px solid ${({ $done }) => token($done ? 'sucesso' : 'bordaForte')};
  border-radius: 50%;
`;
