import type { EnvioOrcamento } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Button, Cluster, focusCampo, screenOnly, showToast, Stack, Text, TextArea, token } from '@balcao/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { copy } from './conversa-do-cliente.copy.ts';
import { useResolver, useAnswer } from './envios-do-caso.resource.ts';

const MINIMO = 2;

/** Where the client is answered, or said to have been; pressed twice, it is one answer. */
export function AnswerCliente({ orcamentoId, envio }: { orcamentoId: string; envio: EnvioOrcamento }) {
  const [mensagem, setMensagem] = useState('');
  const [erro, setErro] = useState<string | undefined>();
  const answering = useAnswer();
  const resolver = useResolver();
  const alvo = { orcamentoId, envioId: envio.id };
  const campo = `resposta-${envio.id}`;
  const isAtivo = envio.situacao === 'ATIVO';

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (answering.isPending) return;
    const isCurta = mensagem.trim().length < MINIMO;
    setErro(isCurta ? copy.falta : undefined);
    if (isCurta) return void focusCampo(campo);
    answering.mutate(
      { ...alvo, mensagem },
      {
        onSuccess: () => {
          setMensagem('');
          showToast({ tone: 'sucesso', titulo: copy.enviada });
        },
        onError: (falha) => setErro(falha.errors[0]?.mensagem ?? sentenceOfFalha(falha)),
      },
    );
  };
  const onResolver = () =>
    resolver.mutate(alvo, {
      onSuccess: () => showToast({ tone: 'sucesso', titulo: copy.resolvido }),
      onError: (falha) => showToast({ tone: 'perigo', titulo: sentenceOfFalha(falha) }),
    });

  const isEsperando = envio.clienteEsperaDesde !== null;
  if (!isAtivo && !isEsperando) return null;
  return (
    <NaTela noValidate onSubmit={onSubmit}>
      <Stack gap={2}>
        {isAtivo ? (
          <TextArea
            name={campo}
            label={copy.responder}
            description={copy.respostaAjuda}
            rows={3}
            maxLength={2000}
            value={mensagem}
            onChange={setMensagem}
            error={erro}
          />
        ) : (
          <Text size={13}>{copy.linkFechado}</Text>
        )}
        <Cluster gap={2}>
          {isAtivo && (
            <Button type="submit" variant="primary" size="sm" isBusy={answering.isPending}>
              {copy.enviar}
            </Button>
          )}
          {isEsperando && (
            <Button size="sm" isBusy={resolver.isPending} onClick={onResolver}>
              {copy.resolver}
            </Button>
          )}
        </Cluster>
      </Stack>
    </NaTela>
  );
}

const NaTela = styled.form`
  padding-top: ${token('espaco2')};
  ${screenOnly}
`;
