import { type FichaLote, type OpcoesRepasse, type PagamentoPrevisto, type PedidoLote, type PreviaLote, repasseCalls } from '@balcao/contracts';
import { formatCentavos, formatDocumento, hojeEm } from '@balcao/domain';
import { call } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { Alert, Button, focusCampo, Grid, Heading, showToast, Skeleton, Stack, Text } from '@balcao/ui';
import { DatePicker, FormNotice, Select } from '@balcao/ui/forms';
import { showFailure } from '@balcao/ui/failures';
import { Celula } from '@balcao/ui/lists';
import { Dialog } from '@balcao/ui/overlays';
import { type Column, DataTable } from '@balcao/ui/tables';
import { useState } from 'react';
import { copy } from './repasse.copy.ts';
import { refreshRepasses, usePrevia } from './repasse.resource.ts';

export interface NovoLoteModalProps {
  opcoes: OpcoesRepasse;
  onFeito: (id: string) => void;
  onClose: () => void;
}

interface Digitado {
  readonly de: string | null;
  readonly ate: string | null;
  readonly produtor: string | null;
}

const { novoLote: frases } = copy;

const pedidoDe = ({ de, ate, produtor }: Digitado): PedidoLote | null =>
  de && ate && de <= ate ? { de, ate, ...(produtor && { produtores: [produtor] }) } : null;

/** Makes a lot, showing first what it pays to whom. */
export function NovoLoteModal({ opcoes, onFeito, onClose }: NovoLoteModalProps) {
  const [hoje] = useState(() => hojeEm(new Date()));
  const [previa, setPrevia] = useState<PreviaLote | null>(null);
  const form = useForm<Digitado, FichaLote>({
    // what was released and not paid of the months before goes along
    inicial: { de: `${Number(hoje.slice(0, 4)) - 1}-01-01`, ate: hoje, produtor: null },
    judge: ({ de, ate }) => ({ ...(!de && { de: copy.obrigatorio }), ...(!ate && { ate: copy.obrigatorio }) }),
    goTo: focusCampo,
    send: (digitado, { idempotencyKey }) =>
      call(
        repasseCalls.createLote,
        { ...(pedidoDe(digitado) ?? { de: hoje, ate: hoje }), brutoCentavos: previa?.brutoCentavos ?? 0 },
        { idempotencyKey },
      ),
    onSent: ({ id, numero }) => {
      showToast({ tone: 'sucesso', titulo: frases.criado(numero) });
      void refreshRepasses();
      onFeito(id);
    },
  });
  const pedido = pedidoDe(form.digitado);
  return (
    <Dialog
      titulo={frases.titulo}
      size="lg"
      isOpen
      isSticky={form.isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={form.isBusy}>
            {copy.cancelar}
          </Button>
          <Button
            variant="primary"
            isBusy={form.isBusy}
            isDisabled={!previa || previa.pagamentos.length === 0}
            onClick={() => void form.submit()}
          >
            {frases.criar}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FormNotice form={form} />
        <Grid minWidth={180} gap={3}>
          <DatePicker label={frases.de} isRequired max={hoje} {...form.bind('de')} />
          <DatePicker label={frases.ate} isRequired max={hoje} {...form.bind('ate')} />
          <Select
            label={frases.produtor}
            placeholder={frases.todos}
            options={opcoes.produtores.map(({ id, nome }) => ({ value: id, label: nome }))}
            {...form.bind('produtor')}
          />
        </Grid>
        <Heading level={3}>{frases.previa}</Heading>
        {pedido ? <Previa key={JSON.stringify(pedido)} pedido={pedido} onLida={setPrevia} /> : <Text isSoft>{frases.espera}</Text>}
      </Stack>
    </Dialog>
  );
}
