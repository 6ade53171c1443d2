import { useForm } from '@balcao/shared/forms';
import { navigateTo } from '@balcao/shared';
import { Alert, Button, focusCampo, Page, Stack, Text, TextField, token } from '@balcao/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { FormularioEnvio } from '../../formulario.component.tsx';
import { erroCodigo } from './codigo.model.ts';
import type { CodigoStepProps } from './codigo-step.component.tsx';
import { copy } from './entrada.copy.ts';
import { type Chave, confirmInscricao, startInscricao } from './inscricao.resource.ts';

const { inscricao: textos, codigo: doCodigo } = copy;

/** The second factor a subscription asks for, turned on in the place of the login form by whoever has none. */
export function InscricaoStep({ token: prova, onBack }: CodigoStepProps) {
  const [chave, setChave] = useState<Chave | null>(null);
  const [recuperacao, setRecuperacao] = useState<{ codigos: readonly string[]; para: string } | null>(null);
  const inicio = useForm({ inicial: {}, send: () => startInscricao(prova), onSent: setChave, goTo: focusCampo });
  const form = useForm({
    inicial: { codigo: '' },
    judge: ({ codigo }) => ({ codigo: erroCodigo(codigo, 'numeros') }),
    send: ({ codigo }) => confirmInscricao(prova, codigo),
    onSent: setRecuperacao,
    goTo: focusCampo,
  });

  if (recuperacao) return <Guardar {...recuperacao} />;
  const back = (
    <Button variant="quiet" isWide onClick={onBack}>
      {doCodigo.voltar}
    </Button>
  );
  if (!chave)
    return (
      <Page routeId="login" titulo={textos.titulo} descricao={textos.descricao} isNarrow>
        <FormularioEnvio form={inicio} enviar={textos.comecar} rodape={back}>
          <Text>{textos.explica}</Text>
        </FormularioEnvio>
      </Page>
    );
  return (
    <Page routeId="login" titulo={textos.titulo} descricao={textos.descricao} isNarrow>
      <FormularioEnvio form={form} enviar={textos.confirmar} rodape={back}>
        <Text>{textos.leia}</Text>
        <Desenho src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(chave.qr)}`} alt={textos.qr} width={208} height={208} />
        <Text>{textos.semCamera}</Text>
        <Segredo>{chave.segredo.match(/.{1,4}/g)?.join(' ')}</Segredo>
        <TextField
          {...form.bind('codigo')}
          label={doCodigo.numeros}
          description={textos.codigoAjuda}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
        />
      </FormularioEnvio>
    </Page>
  );
}

/** The recovery codes, the only time they are seen. */
function Guardar({ codigos, para }: { codigos: readonly string[]; para: string }) {
  return (
    <Page routeId="login" titulo={textos.guarde} isNarrow>
      <Stack gap={4}>
        <Alert tone="atencao" isLive>
          {textos.guardeTexto}
        </Alert>
        <Lista aria-label={textos.recuperacao}>
          {codigos.map((codigo) => (
            <li key={codigo}>
              <code>{codigo}</code>
            </li>
          ))}
        </Lista>
        <Button variant="primary" isWide onClick={() => navigateTo(para)}>
          {textos.guardei}
        </Button>
      </Stack>
    </Page>
  );
}

const Desenho = styled.img`
  padding: ${token('espaco3')};
  margin: 0 auto;
  /* cameras want light around the drawing, in the dark theme too */
  color-scheme: light;
  background: Canvas;
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
`;

const Segredo = styled.code`
  font-size: ${token('texto16')};
  letter-spacing: 0.06em;
  overflow-wrap: anywhere;
  user-select: all;
`;

const Lista = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${token('espaco2')} ${token('espaco4')};
  margin: 0;
  padding: ${token('espaco3')} ${token('espaco5')};
  font-size: ${token('texto16')};
  font-variant-numeric: tabular-nums;
  user-select: all;
  background: ${token('superficieSuave')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
`;
