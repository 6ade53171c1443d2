import { formatDataHora } from '@balcao/domain';
import { Button, Card, Stack, Text, TextField } from '@balcao/ui';
import { ComboBox, DateField } from '@balcao/ui/forms';
import { type FormEvent, useState } from 'react';
import { Answer } from '../../answer.component.tsx';
import { CompositionDiff } from '../../composition-diff.component.tsx';
import { searchAssinaturas } from '../../corretores.resource.ts';
import { sentenceOf } from '../../falha.copy.ts';
import { openComposition } from '../../open-composition.resource.ts';
import { ReasonForm } from '../../reason-form.component.tsx';
import { Facts, Mono } from '../../rows.component.tsx';
import { copy } from './momentos.copy.ts';
import { type Erros, type Momento, pedidoOf } from './momentos.model.ts';
import { agora, type PedidoMomento, useOpenMomento, useMomento } from './momentos.resource.ts';

/** Shows the composition of a subscription at a past moment, and opens it here. */
export function Momentos() {
  const [form, setForm] = useState<Momento>({ assinaturaId: null, dia: null, hora: '' });
  const [erros, setErros] = useState<Erros>({});
  const [pedido, setPedido] = useState<PedidoMomento | null>(null);
  const momento = useMomento(pedido);
  const change = (mudanca: Partial<Momento>) => setForm((before) => ({ ...before, ...mudanca }));
  const see = (event: FormEvent) => {
    event.preventDefault();
    const judged = pedidoOf(form, agora());
    setErros('erros' in judged ? judged.erros : {});
    setPedido('pedido' in judged ? judged.pedido : null);
  };
  return (
    <Card titulo={copy.titulo}>
      <Stack gap={3}>
        <Text isSoft>{copy.explicacao}</Text>
        <form onSubmit={see} noValidate>
          <Stack gap={2}>
            <ComboBox
              name="momento.assinaturaId"
              label={copy.assinatura}
              placeholder={copy.busca}
              loadOptions={searchAssinaturas}
              value={form.assinaturaId}
              onChange={(assinaturaId) => change({ assinaturaId })}
              error={erros.assinaturaId}
            />
            <DateField name="momento.dia" label={copy.dia} value={form.dia} onChange={(dia) => change({ dia })} error={erros.dia} />
            <TextField
              name="momento.hora"
              label={copy.hora}
              placeholder={copy.exemploHora}
              maxLength={5}
              value={form.hora}
              onChange={(hora) => change({ hora })}
              error={erros.hora}
            />
            <Button type="submit" isBusy={momento.isFetching}>
              {copy.ver}
            </Button>
          </Stack>
        </form>
        {pedido && <Answer query={momento}>{(visto) => <Then pedido={pedido} visto={visto} />}</Answer>}
      </Stack>
    </Card>
  );
}

interface ThenProps {
  pedido: PedidoMomento;
  visto: NonNullable<ReturnType<typeof useMomento>['data']>;
}

function Then({ pedido, visto: { em, sequencia, digest, construcoes } }: ThenProps) {
  const abertura = useOpenMomento();
  return (
    <>
      <Facts>
        <dt>{copy.sequencia}</dt>
        <dd>{sequencia}</dd>
        <dt>{copy.digest}</dt>
        <dd>
          <Mono>{digest}</Mono>
        </dd>
      </Facts>
      <CompositionDiff construcoes={construcoes} caption={copy.composicao(formatDataHora(em))} />
      <ReasonForm
        name="motivo-momento"
        label={copy.abrir}
        isBusy={abertura.isPending}
        failure={abertura.error ? sentenceOf(abertura.error) : undefined}
        onSubmit={(motivo) => abertura.mutate({ ...pedido, motivo }, { onSuccess: openComposition })}
      />
    </>
  );
}
