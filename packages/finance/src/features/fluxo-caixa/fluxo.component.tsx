import { formatCentavos, formatData, hojeEm, sentenceOfFalha } from '@balcao/domain';
import {
  Alert,
  Button,
  Cluster,
  ErrorState,
  FormerAnswer,
  Grid,
  Heading,
  IconButton,
  IconeDireita,
  IconeEsquerda,
  Skeleton,
  Stack,
  Text,
} from '@balcao/ui';
import { SegmentedControl, Select } from '@balcao/ui/forms';
import { ExportLista, useExportacao } from '@balcao/ui/lists';
import { Kpi } from '@balcao/ui/tables';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOpcoes } from '../../lancamentos/lancamentos.resource.ts';
import { Calendario } from './calendario.component.tsx';
import { copy } from './fluxo-caixa.copy.ts';
import { movedBy, searchOf, spanOf, tituloDe, totalOf, type VistaDoFluxo, vistaOf } from './fluxo-caixa.model.ts';
import { type LeituraDoFluxo, saveFluxo, useFluxo } from './fluxo-caixa.resource.ts';
import { Periodos } from './periodos.component.tsx';
import { Previsao } from './previsao.component.tsx';

const agrupamentos = Object.entries(copy.agrupamento).map(([value, label]) => ({ value, label }));
const TODOS = 'TODOS';

/** The cash flow as the address asks for it: a month day by day, or years by months, quarters or years. */
export function Fluxo() {
  const [hoje] = useState(() => hojeEm(new Date()));
  const [search, setSearch] = useSearchParams();
  const vista = vistaOf(search, hoje);
  const change = (mudanca: Partial<VistaDoFluxo>) => setSearch(searchOf({ ...vista, ...mudanca }, hoje));
  const { agrupar, conta, centro } = vista;
  const consulta = { ...spanOf(vista), agrupar, ...(conta && { conta }), ...(centro && { centro }) };
  const leitura = useFluxo(consulta);
  const exportacao = useExportacao((formato) => saveFluxo(consulta, formato));
  return (
    <Stack gap={4}>
      <Cluster gap={3} justify="space-between">
        <SegmentedControl
          name="por"
          label={copy.agrupar}
          isLabelHidden
          options={agrupamentos}
          value={agrupar}
          onChange={(valor) => change({ agrupar: valor as VistaDoFluxo['agrupar'] })}
        />
        <Cluster gap={2}>
          <Button onClick={() => window.print()}>{copy.imprimir}</Button>
          <ExportLista {...exportacao} />
        </Cluster>
      </Cluster>
      <Cluster gap={3} justify="space-between">
        <Cluster gap={2}>
          <IconButton label={copy.anterior} icon={<IconeEsquerda size={18} aria-hidden />} onClick={() => change(movedBy(vista, -1))} />
          <Heading level={2} aria-live="polite">
            {tituloDe(vista)}
          </Heading>
          <IconButton label={copy.proximo} icon={<IconeDireita size={18} aria-hidden />} onClick={() => change(movedBy(vista, 1))} />
          <Button size="sm" onClick={() => change({ em: hoje })}>
            {copy.hoje}
          </Button>
        </Cluster>
        <Filtros vista={vista} onChange={change} />
      </Cluster>
      {(conta ?? centro) && <Alert>{copy.semComissoes}</Alert>}
      <Lido leitura={leitura} vista={vista} />
    </Stack>
  );
}

interface FiltrosProps {
  vista: VistaDoFluxo;
  onChange: (mudanca: Partial<VistaDoFluxo>) => void;
}

function Filtros({ vista, onChange }: FiltrosProps) {
  const { data } = useOpcoes();
  const filtro = (nome: 'conta' | 'centro', itens: readonly { id: string; nome: string }[]) => (
    <Select
      key={nome}
      name={nome}
      label={copy[nome][0]}
      isLabelHidden
      options={[{ value: TODOS, label: copy[nome][1] }, ...itens.map((um) => ({ value: um.id, label: um.nome }))]}
      value={vista[nome] ?? TODOS}
      onChange={(valor) => onChange({ [nome]: valor === TODOS ? null : valor })}
    />
  );
  // they stand before their choices are read, so that nothing below moves
  const { contas = [], centros = [] } = data ?? {};
  return (
    <Cluster gap={2}>
      {filtro('conta', contas)}
      {filtro('centro', centros)}
    </Cluster>
  );
}

function Lido({ leitura, vista }: { leitura: LeituraDoFluxo; vista: VistaDoFluxo }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = leitura;
  if (!data && error)
    return (
      <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
        {sentenceOfFalha(error)}
      </ErrorState>
    );
  const { de, ate } = spanOf(vista);
  const { entradas, saidas, entradasRealizadas, saidasRealizadas, final } = totalOf(data?.periodos ?? []);
  const { numeros } = copy;
  return (
    <FormerAnswer isFormer={isPlaceholderData}>
      <Stack gap={4}>
        <Grid minWidth={220}>
          <Kpi
            label={numeros.inicial}
            value={formatCentavos(data?.inicialCentavos ?? 0)}
            note={numeros.noInicio(formatData(de))}
            isLoading={!data}
          />
          <Kpi
            label={numeros.entradas}
            value={formatCentavos(entradas)}
            note={numeros.realizado(formatCentavos(entradasRealizadas))}
            isLoading={!data}
          />
          <Kpi
            label={numeros.saidas}
            value={formatCentavos(saidas)}
            note={numeros.realizado(formatCentavos(saidasRealizadas))}
            isLoading={!data}
          />
          <Kpi label={numeros.final} value={formatCentavos(final)} note={numeros.noFim(formatData(ate))} isLoading={!data} />
        </Grid>
        {vista.agrupar === 'DIA' && (data ? <Calendario dias={data.periodos} hoje={data.hoje} vista={vista} /> : <Skeleton height={480} />)}
        <Periodos periodos={data?.periodos} vista={vista} isLoading={!data} />
        <Cluster gap={2}>
          {data && (
            <Text size={13} isSoft>
              {copy.previsao.resumo(data.previsao)}
            </Text>
          )}
          <Previsao />
        </Cluster>
      </Stack>
    </FormerAnswer>
  );
}
