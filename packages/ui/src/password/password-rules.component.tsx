import { type DonoSenha, faltamNaSenha, regrasSenha } from '@balcao/domain';
import { IconeConfere, token, VisuallyHidden } from '@balcao/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { copy } from './password.copy.ts';

export interface PasswordRulesProps {
  senha: string;
  /** Whose it is, when known. */
  dono?: DonoSenha;
}

const PAUSA_MS = 1_000;

/**
 * What a password being chosen must hold, each rule marked as it comes to hold, and how far it is. Spoken once the typing rests: at every
 * key it would be noise.
 *
 * @example <PasswordRules senha={digitado.senha} dono={{ email, nome }} />
 */
export function PasswordRules({ senha, dono }: PasswordRulesProps) {
  const regras = regrasSenha(senha, dono);
  const cumpridas = regras.filter(({ isCumprida }) => isCumprida).length;
  const rested = useRested(senha);
  const faltam = faltamNaSenha(rested, dono);
  return (
    <div>
      <Meter aria-hidden>
        {regras.map(({ id }, index) => (
          <Bar key={id} $isOn={index < cumpridas} $isFull={cumpridas === regras.length} />
        ))}
        <span>{copy.forcas[cumpridas]}</span>
      </Meter>
      <Title id="regras-senha">{copy.titulo}</Title>
      <List aria-labelledby="regras-senha">
        {regras.map(({ id, texto, isCumprida }) => (
          <Rule key={id} $isCumprida={isCumprida}>
            <Mark $isCumprida={isCumprida}>{isCumprida && <IconeConfere size={12} strokeWidth={3} aria-hidden />}</Mark>
            <span>
              {texto}
              <VisuallyHidden>, {isCumprida ? copy.cumprida : copy.falta}</VisuallyHidden>
            </span>
          </Rule>
        ))}
      </List>
      <VisuallyHidden role="status">{rested && (faltam ? copy.faltam(faltam) : copy.todas)}</VisuallyHidden>
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
  color: ${token('textoSuave')};
`;

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${token('espaco1')} ${token('espaco4')};
  margin: ${token('espaco1')} 0 0;
  padding: 0;
  list-style: none;
`;

const Rule = styled.li<{ $isCumprida: boolean }>`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${token('espaco2')};
  font-size: ${token('texto13')};
  line-height: 18px;
  color: ${({ $isCumprida }) => token($isCumprida ? 'sucessoTexto' : 'textoSuave')};
`;

const Mark = styled.span<{ $isCumprida: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 16px;
  margin-top: 1px;
  color: ${token('superficie')};
  background: ${({ $isCumprida }) => ($isCumprida ? token('sucesso') : 'transparent')};
  border: 1.5px solid ${({ $isCumprida }) => token($isCumprida ? 'sucesso' : 'bordaForte')};
  border-radius: 50%;
`;
