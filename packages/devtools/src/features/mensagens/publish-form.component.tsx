import { formatDataHora } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { Alert, Button, focusCampo, showToast, Stack, Text, TextArea, TextField } from '@balcao/ui';
import { DateField } from '@balcao/ui/forms';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { sentenceOf } from '../../falha.copy.ts';
import { copy } from './mensagens.copy.ts';
import { type Erros, errosOf, firstOf, type PedidoMensagem, pedidoOf, type Rascunho, rascunhoInicial } from './mensagens.model.ts';
import { agora, publish } from './mensagens.resource.ts';

const nameOf = (campo: string): string => `mensagem.${campo}`;

/** The form of a message; it is published after a confirmation. */
export function PublishForm() {
  const [form, setForm] = useState<Rascunho>(rascunhoInicial);
  const [erros, setErros] = useState<Erros>({});
  const [asked, setAsked] = useState<PedidoMensagem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // one key per message, so that a retry after a lost answer does not publish it twice
  const [chave, setChave] = useState(() => crypto.randomUUID());
  const change = (mudanca: Partial<Rascunho>) => {
    setForm((before) => ({ ...before, ...mudanca }));
    setChave(crypto.randomUUID());
  };
  const refuse = (found: Erros) => {
    flushSync(() => {
      setAsked(null);
      setErros(found);
    });
    const first = firstOf(found);
    if (first) focusCampo(nameOf(first));
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const judged = pedidoOf(form, agora());
    if ('erros' in judged) return refuse(judged.erros);
    setErros({});
    setAsked(judged.pedido);
  };
  const send = async (pedido: PedidoMensagem) => {
    setIsBusy(true);
    try {
      const { entregues } = await publish(pedido, chave);
      showToast({ tone: 'sucesso', titulo: copy.publicada, texto: copy.entregues(entregues) });
      setAsked(null);
      change(rascunhoInicial);
    } catch (error) {
      if (!(error instanceof FalhaRequisicao)) throw error;
      refuse(error.errors.length > 0 ? errosOf(error.errors) : { geral: sentenceOf(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form onSubmit={ask} noValidate>
      <Stack gap={3}>
        <Text isSoft>{copy.explicacao}</Text>
        <Fields form={form} erros={erros} onChange={change} />
        {erros.geral && (
          <Alert tone="perigo" isLive>
            {erros.geral}
          </Alert>
        )}
        <Button type="submit" variant="primary">
          {copy.publicar}
        </Button>
      </Stack>
      <ConfirmDialog
        titulo={copy.confirmar}
        isOpen={asked !== null}
        isBusy={isBusy}
        confirmar={copy.confirmarBotao}
        cancelar={copy.voltar}
        onConfirm={() => asked && void send(asked)}
        onClose={() => setAsked(null)}
      >
        {asked && copy.confirmarTexto(asked.titulo, formatDataHora(asked.validaAte))}
      </ConfirmDialog>
    </form>
  );
}

interface FieldsProps {
  form: Rascunho;
  erros: Erros;
  onChange: (mudanca: Partial<Rascunho>) => void;
}

function Fields({ form, erros, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        name={nameOf('titulo')}
        label={copy.assunto}
        isRequired
        maxLength={120}
        value={form.titulo}
        onChange={(titulo) => onChange({ titulo })}
        error={erros.titulo}
      />
      <TextArea
        name={nameOf('texto')}
        label={copy.texto}
        maxLength={1_000}
        value={form.texto}
        onChange={(texto) => onChange({ texto })}
        error={erros.texto}
      />
      <TextField
        name={nameOf('link')}
        label={copy.link}
        placeholder={copy.exemploLink}
        maxLength={300}
        value={form.link}
        onChange={(link) => onChange({ link })}
        error={erros.link}
      />
      <DateField
        name={nameOf('dia')}
        label={copy.ateDia}
        isRequired
        value={form.dia}
        onChange={(dia) => onChange({ dia })}
        error={erros.dia}
      />
      <TextField
        name={nameOf('hora')}
        label={copy.ateHora}
        isRequired
        placeholder={copy.exemploHora}
        maxLength={5}
        value={form.hora}
        onChange={(hora) => onChange({ hora })}
        error={erros.hora}
      />
    </>
  );
}
