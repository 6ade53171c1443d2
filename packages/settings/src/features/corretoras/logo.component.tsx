import { Button, campoId, Cluster, controlProps, FieldLabel, FieldMessages, type FieldProps, fieldColumn, token } from '@balcao/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { readLogo, tiposDeLogo } from './corretora.resource.ts';
import { copy } from './corretoras.copy.ts';

/** The image a brokerage is known by; it is drawn anew by the gateway when the form is saved. */
export function Logo({ value, onChange, error, ...frame }: FieldProps<string | null>) {
  const input = useRef<HTMLInputElement>(null);
  const [falha, setFalha] = useState<string | null>(null);
  const put = (logo: string | null) => {
    setFalha(null);
    onChange(logo, frame.name);
  };
  const choose = async (file: File) => {
    try {
      put(await readLogo(file));
    } catch (problem) {
      if (!(problem instanceof TypeError)) throw problem;
      setFalha(problem.message);
    }
  };
  const shown = { ...frame, error: falha ?? error, description: copy.logo.ajuda };
  return (
    <Column>
      <FieldLabel {...shown} />
      <Cluster gap={3}>
        <Moldura>{value ? <img src={value} alt={copy.logo.atual} /> : copy.logo.nenhum}</Moldura>
        <input
          ref={input}
          hidden
          type="file"
          accept={tiposDeLogo.join()}
          aria-label={copy.logo.rotulo}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void choose(file);
            target.value = '';
          }}
        />
        <Button id={campoId(frame.name)} aria-describedby={controlProps(shown)['aria-describedby']} onClick={() => input.current?.click()}>
          {value ? copy.logo.trocar : copy.logo.escolher}
        </Button>
        {value && (
          <Button variant="quiet" onClick={() => put(null)}>
            {copy.logo.remover}
          </Button>
        )}
      </Cluster>
      <FieldMessages {...shown} />
    </Column>
  );
}

const Column = styled.div`
  ${fieldColumn}
`;

/* as large as the largest place a logo is shown at; white, as paper is */
const Moldura = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 176px;
  height: 64px;
  padding: ${token('espaco2')};
  color: ${token('textoSuave')};
  font-size: ${token('texto13')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
  img {
    max-width: 100%;
    max-height: 100%;
    object-fit: contain;
  }
`;
