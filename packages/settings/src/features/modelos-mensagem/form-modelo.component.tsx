import type { ModeloDaAssinatura } from '@balcao/contracts';
import { exemplosDoModelo, fillModelo, VARIAVEIS_DO_MODELO } from '@balcao/domain';
import { useNaoSalvo } from '@balcao/shared/forms';
import { Alert, Button, Cluster, showToast, Stack, Text, TextArea, TextField, token } from '@balcao/ui';
import { FormNotice } from '@balcao/ui/forms';
import styled from 'styled-components';
import { copy } from './modelos.copy.ts';
import { type Canal, digitadoDe } from './modelos.model.ts';
import { useModelo, useRemocao } from './modelos.resource.ts';

export interface FormModeloProps {
  canal: Canal;
  /** null of one that is new. */
  modelo: ModeloDaAssinatura | null;
  onSalvo: (id: string) => void;
  onRemovido: () => void;
}

/** One message to clients: its text, what may be put in it, and how it will be read. */
export function FormModelo({ canal, modelo, onSalvo, onRemovido }: FormModeloProps) {
  const form = useModelo(canal, modelo, (id) => {
    showToast({ tone: 'sucesso', titulo: copy.salvou });
    onSalvo(id);
  });
  const { bind, digitado, isDirty, isBusy, retype } = form;
  useNaoSalvo('settings', isDirty, form.putAway);
  return (
    <form noValidate aria-label={copy.titulo} onSubmit={form.submit}>
      <Stack gap={4}>
        <FormNotice form={form} />
        {modelo === null && <TextField {...bind('nome')} label={copy.nome} maxLength={60} isRequired />}
        <TextField {...bind('assunto')} label={copy.assunto} maxLength={150} isRequired />
        <TextArea {...bind('corpo')} label={copy.corpo} rows={10} maxLength={4_000} isRequired />
        <details>
          <summary>{copy.variaveis}</summary>
          <Variaveis>
            {VARIAVEIS_DO_MODELO.map((nome) => (
              <li key={nome}>
                <code>{copy.chave(nome)}</code> {copy.variavel(nome)}
              </li>
            ))}
          </Variaveis>
        </details>
        <Previa aria-label={copy.previa}>
          <Text size={13} isSoft>
            {copy.previa}
          </Text>
          {canal === 'EMAIL' && <strong>{fillModelo(digitado.assunto, exemplosDoModelo)}</strong>}
          <p>{fillModelo(digitado.corpo, exemplosDoModelo)}</p>
        </Previa>
        <Cluster gap={2}>
          <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={!isDirty}>
            {copy.salvar}
          </Button>
          {isDirty && (
            <Button variant="quiet" isDisabled={isBusy} onClick={() => retype(digitadoDe(modelo))}>
              {copy.desfazer}
            </Button>
          )}
          {modelo?.escrito && <Remocao modelo={modelo} onRemovido={onRemovido} />}
        </Cluster>
      </Stack>
    </form>
  );
}

function Remocao({ modelo: { id, doBalcao }, onRemovido }: { modelo: ModeloDaAssinatura; onRemovido: () => void }) {
  const remocao = useRemocao(id, () => {
    showToast({ tone: 'sucesso', titulo: copy.removeu });
    onRemovido();
  });
  return (
    <>
      <Button variant="quiet" isBusy={remocao.isBusy} onClick={() => void remocao.submit(undefined)}>
        {doBalcao ? copy.voltar : copy.excluir}
      </Button>
      {remocao.aviso && (
        <Alert tone="perigo" isLive>
          {remocao.aviso}
        </Alert>
      )}
    </>
  );
}

const Variaveis = styled.ul`
  margin: ${token('espaco2')} 0 0;
  padding: 0;
  list-style: none;
`;

const Previa = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco2')};
  padding: ${token('espaco3')};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  background: ${token('superficieSuave')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
`;
