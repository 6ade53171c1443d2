import { type DonoSenha, regrasSenha } from '@balcao/domain';
import { IconeConfere, Text, token, VisuallyHidden } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './senha.copy.ts';

export interface RegrasProps {
  senha: string;
  dono: DonoSenha;
}

/** What the new password must hold, each line marked as it is typed. Said aloud once, when all hold: a line per key would be noise. */
export function Regras({ senha, dono }: RegrasProps) {
  const regras = regrasSenha(senha, dono);
  const isPronta = regras.every(({ isCumprida }) => isCumprida);
  return (
    <div>
      <Text size={13} isSoft>
        {copy.regras}
      </Text>
      <Lista>
        {regras.map(({ id: regra, texto, isCumprida }) => (
          <Regra key={regra} $cumprida={isCumprida}>
            <Marca aria-hidden>{isCumprida && <IconeConfere size={12} />}</Marca>
            <VisuallyHidden>{isCumprida ? copy.cumprida : copy.falta} </VisuallyHidden>
            {texto}
          </Regra>
        ))}
      </Lista>
      <VisuallyHidden role="status">{isPronta ? copy.todas : ''}</VisuallyHidden>
    </div>
  );
}

const Lista = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${token('espaco1')} ${token('espaco4')};
  margin-top: ${token('espaco1')};
`;

const Regra = styled.li<{ $cumprida: boolean }>`
  display: flex;
  gap: ${token('espaco2')};
  font-size: ${token('texto13')};
  color: ${({ $cumprida }) => token($cumprida ? 'sucessoTexto' : 'textoSuave')};
`;

const Marca = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 16px;
  margin-top: 2px;
  border: 1px solid currentcolor;
  border-radius: 50%;
`;
