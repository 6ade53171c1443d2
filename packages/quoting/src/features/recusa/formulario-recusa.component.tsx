import { addressOf, type ErroCampo, type HistoriaOrcamento, MotivoRecusa, quotingRoutes } from '@balcao/contracts';
import { hojeEm, isVendavel, sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  EmptyState,
  focusCampo,
  Page,
  showToast,
  Skeleton,
  Stack,
  TextArea,
  TextField,
} from '@balcao/ui';
import { DatePicker, MoneyField, Select } from '@balcao/ui/forms';
import { useKeptState } from '@balcao/shared/forms';
import { useLateNavigate } from '@balcao/shared/parcel';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { BarraDeAcao } from '../../caso/barra-de-acao.component.tsx';
import { FalhaDeLeitura } from '@balcao/ui/failures';
import { enderecoDaHistoria } from '../../rota-do-formulario.ts';
import { copy, rotuloDoMotivo } from './recusa.copy.ts';
import { useOrcamento, useRecusa } from './recusa.resource.ts';
import { useReopen } from './use-reopen.ts';

const lista = addressOf(quotingRoutes, 'orcamentoRecusado');
const voltar = { href: addressOf(quotingRoutes, 'orcamentos'), texto: copy.voltar };
const motivos = MotivoRecusa.options.map((value) => ({ value, label: rotuloDoMotivo[value] }));

const Moldura = ({ titulo = copy.titulo, busy = false, children }: { titulo?: string; busy?: boolean; children: ReactNode }) => (
  <Page routeId="orcamentoRecusado" titulo={titulo} voltar={voltar} busy={busy} isNarrow>
    {children}
  </Page>
);

const NaoEncontrado = () => (
  <Moldura>
    <EmptyState titulo={copy.naoEncontrado}>{copy.naoEncontradoTexto}</EmptyState>
  </Moldura>
);

/** Why one orçamento was lost. */
export const FormularioRecusa = ({ orcamentoId }: { orcamentoId: string | null }) =>
  orcamentoId ? <RecusaDe orcamentoId={orcamentoId} /> : <NaoEncontrado />;

function RecusaDe({ orcamentoId }: { orcamentoId: string }) {
  const { data, error, isError, refetch } = useOrcamento(orcamentoId);
  if (error?.tipo === 'naoEncontrado') return <NaoEncontrado />;
  if (!data) {
    return (
      <Moldura busy={!isError}>
        {isError ? <FalhaDeLeitura falha={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />}
      </Moldura>
    );
  }
  if (data.status === 'RECUSADO') return <JaRecusado orcamento={data} />;
  if (!isVendavel(data.status)) {
    return (
      <Moldura>
        <EmptyState titulo={copy.naoRecusavel}>{copy.naoRecusavelTexto}</EmptyState>
      </Moldura>
    );
  }
  return (
    <Moldura titulo={copy.tituloDe(data.numero)}>
      <Campos orcamento={data} />
    </Moldura>
  );
}

/** Refused before: the timeline tells why, and it may be opened again. */
function JaRecusado({ orcamento: { id, numero } }: { orcamento: Pick<HistoriaOrcamento, 'id' | 'numero'> }) {
  const { isPending, reopen } = useReopen();
  return (
    <Moldura>
      <EmptyState
        titulo={copy.jaRecusado(numero)}
        action={
          <Cluster gap={2} justify="center">
            <ButtonLink href={enderecoDaHistoria(id)}>{copy.verHistoria}</ButtonLink>
            <Button variant="primary" isBusy={isPending} onClick={() => reopen(id, numero)}>
              {copy.reabrir}
            </Button>
          </Cluster>
        }
      >
        {copy.jaRecusadoTexto}
      </EmptyState>
    </Moldura>
  );
}

const Digitado = z.object({
  motivo: z.nullable(z.string()),
  texto: z.string(),
  concorrente: z.string(),
  premioPerdidoCentavos: z.nullable(z.number()),
  recontatoEm: z.nullable(z.string()),
});
type Digitado = z.infer<typeof Digitado>;
const VAZIO: Digitado = { motivo: null, texto: '', concorrente: '', premioPerdidoCentavos: null, recontatoEm: null };

function Campos({ orcamento }: { orcamento: Pick<HistoriaOrcamento, 'id' | 'numero'> }) {
  const goTo = useLateNavigate();
  const recusar = useRecusa();
  const { escrito: digitado, change } = useKeptState<Digitado>(`recusa:${orcamento.id}`, {
    inicial: () => VAZIO,
    parse: (valor) => Digitado.safeParse(valor).data ?? null,
  });
  const [errors, setErrors] = useState<readonly ErroCampo[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const field = <K extends keyof Digitado>(name: K) => ({
    name,
    value: digitado[name],
    onChange: (value: Digitado[K]) => change({ [name]: value }),
    error: errors.find(({ campo }) => campo === name)?.mensagem,
  });
  const refuse = (found: readonly ErroCampo[]) => {
    setErrors(found);
    if (found[0]) focusCampo(found[0].campo);
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const motivo = MotivoRecusa.safeParse(digitado.motivo);
    if (!motivo.success) return refuse([{ campo: 'motivo', codigo: 'obrigatorio', mensagem: copy.obrigatorio }]);
    const filled = Object.fromEntries(Object.entries(digitado).filter(([, value]) => value !== null && value !== ''));
    setIsBusy(true);
    try {
      await recusar({ ...filled, orcamentoId: orcamento.id, motivo: motivo.data });
      showToast({ tone: 'sucesso', titulo: copy.recusou(orcamento.numero) });
      await goTo(lista);
    } catch (error) {
      const falha = error instanceof FalhaRequisicao ? error : null;
      if (falha && falha.errors.length > 0) refuse(falha.errors);
      else showToast({ tone: 'perigo', titulo: copy.falha, texto: sentenceOfFalha(falha) });
    } finally {
      setIsBusy(false);
    }
  };
  const [hoje] = useState(() => hojeEm(new Date()));
  const isOutro = digitado.motivo === 'OUTRO';
  return (
    <Card>
      <form onSubmit={(event) => void onSubmit(event)} noValidate>
        <Stack gap={4}>
          <Select label={copy.motivo} options={motivos} isRequired {...field('motivo')} />
          <TextArea label={copy.texto} rows={3} maxLength={500} isRequired={isOutro} {...field('texto')} />
          <TextField label={copy.concorrente} maxLength={120} {...field('concorrente')} />
          <MoneyField label={copy.premio} description={copy.premioAjuda} {...field('premioPerdidoCentavos')} />
          <DatePicker label={copy.recontato} description={copy.recontatoAjuda} min={hoje} {...field('recontatoEm')} />
          <BarraDeAcao>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {copy.recusar}
            </Button>
          </BarraDeAcao>
        </Stack>
      </form>
    </Card>
  );
}
