import type { FichaLote, OpcoesRepasse, PagamentoPrevisto, PedidoLote, PreviaLote } from '@balcao/contracts';
import { formatCentavos, formatDocumento, hojeEm, sentenceOfFalha } from '@balcao/domain';
import type { FalhaRequisicao } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { Alert, focusCampo, Grid, Heading, showToast, Skeleton, Stack, Text } from '@balcao/ui';
import { DatePicker, Select } from '@balcao/ui/forms';
import { Celula } from '@balcao/ui/lists';
import { type Column, DataTable } from '@balcao/ui/tables';
import { FormDialog } from '@balcao/ui/records';
import { useState } from 'react';
import { copy } from './repasse.copy.ts';
import { sayAcertos, sayContestados } from './repasse.model.ts';
import { createLote, refreshRepasses, usePrevia } from './repasse.resource.ts';

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
  const form = useForm<Digitado, FichaLote>({
    // what was released and not paid of the months before goes along
    inicial: { de: `${Number(hoje.slice(0, 4)) - 1}-01-01`, ate: hoje, produtor: null },
    judge: ({ de, ate }) => ({ ...(!de && { de: copy.obrigatorio }), ...(!ate && { ate: copy.obrigatorio }) }),
    goTo: focusCampo,
    send: (digitado, { idempotencyKey }) => createLote(pedidoDe(digitado) ?? { de: hoje, ate: hoje }, previa.data, idempotencyKey),
    onSent: ({ id, numero }) => {
      showToast({ tone: 'sucesso', titulo: frases.criado(numero) });
      void refreshRepasses();
      onFeito(id);
    },
  });
  const pedido = pedidoDe(form.digitado);
  const previa = usePrevia(pedido ?? { de: hoje, ate: hoje }, pedido !== null);
  return (
    <FormDialog
      titulo={frases.titulo}
      size="lg"
      confirmar={frases.criar}
      isDisabled={!previa.data || previa.data.pagamentos.length === 0}
      form={form}
      onClose={onClose}
    >
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
      {pedido ? <Previa {...previa} /> : <Text isSoft>{frases.espera}</Text>}
    </FormDialog>
  );
}

const { colunas: titulos } = frases;
const money = (centavos: number): string => formatCentavos(centavos);
const colunas: readonly Column<PagamentoPrevisto>[] = [
  {
    id: 'produtor',
    header: titulos.produtor,
    isRowHeader: true,
    minWidth: '150px',
    cell: ({ produtor, documento }) => (
      <Celula detalhe={formatDocumento(documento)} isDetailWhole>
        {produtor}
      </Celula>
    ),
  },
  {
    id: 'repasses',
    header: titulos.repasses,
    width: '88px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ repasses }) => String(repasses),
  },
  {
    id: 'bruto',
    header: titulos.bruto,
    width: '112px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ brutoCentavos }) => money(brutoCentavos),
  },
  {
    id: 'retido',
    header: titulos.retido,
    width: '104px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ brutoCentavos, liquidoCentavos }) => money(brutoCentavos - liquidoCentavos),
  },
  {
    id: 'liquido',
    header: titulos.liquido,
    width: '112px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ liquidoCentavos }) => money(liquidoCentavos),
  },
  { id: 'destino', header: titulos.destino, minWidth: '140px', cell: ({ destino }) => destino ?? frases.semDestino },
];

function Previa({ data, error }: { data: PreviaLote | undefined; error: FalhaRequisicao | null }) {
  if (error)
    return (
      <Alert tone="perigo" isLive>
        {error.errors[0]?.mensagem ?? sentenceOfFalha(error)}
      </Alert>
    );
  if (!data) return <Skeleton height={160} />;
  const acertos = sayAcertos(data.pagamentos);
  const { pagamentos, semSaldo, contestados, brutoCentavos, retidoCentavos, liquidoCentavos } = data;
  return (
    <Stack gap={3}>
      {contestados.length > 0 && <Alert tone="atencao">{frases.contestados(sayContestados(contestados))}</Alert>}
      {pagamentos.length === 0 ? (
        <Text isSoft>{frases.nada}</Text>
      ) : (
        <>
          <DataTable
            caption={frases.caption}
            columns={colunas}
            rows={pagamentos}
            rowId={({ produtorId }) => produtorId}
            maxHeight="320px"
          />
          {acertos && <Alert>{acertos}</Alert>}
          <Text>{frases.total(money(brutoCentavos), money(retidoCentavos), money(liquidoCentavos))}</Text>
        </>
      )}
      {semSaldo.length > 0 && <Alert>{frases.semSaldo(semSaldo.map(({ produtor }) => produtor).join(', '))}</Alert>}
    </Stack>
  );
}
