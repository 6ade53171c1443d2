import { Card, Grid, IconeCalendario, IconeDocumento, Stack } from '@balcao/ui';
import { ChartFrame, Kpi } from '@balcao/ui/tables';

const meses = [
  { label: 'set', value: 42 },
  { label: 'out', value: 57 },
  { label: 'nov', value: 38 },
  { label: 'dez', value: 21 },
  { label: 'jan', value: 49 },
  { label: 'fev', value: 64 },
];
const ignore = () => undefined;

export function ChartsSection() {
  return (
    <Stack>
      <Grid minWidth={220}>
        <Kpi
          label="Orçamentos abertos"
          value={64}
          href="#figuras"
          icon={<IconeDocumento size={16} aria-hidden />}
          change={{ texto: '31%', isUp: true, isGood: true }}
          note="contra janeiro"
        />
        <Kpi label="Renovações em 30 dias" value={18} icon={<IconeCalendario size={16} aria-hidden />} note="5 nesta semana" />
        <Kpi label="Prêmio médio" value="R$ 3.214,90" change={{ texto: '4%', isUp: false, isGood: false }} />
        <Kpi label="Carregando" value="" isLoading />
      </Grid>
      <Grid minWidth={340}>
        <Card>
          <ChartFrame
            titulo="Orçamentos por mês"
            descricao="Últimos seis meses"
            points={meses}
            labelHeader="Mês"
            valueHeader="Orçamentos"
          />
        </Card>
        <Card>
          <ChartFrame titulo="Produção por mês" points={[]} />
        </Card>
        <Card>
          <ChartFrame titulo="Comissões por mês" points={[]} status="loading" />
        </Card>
        <Card>
          <ChartFrame titulo="Sinistros por mês" points={[]} status="failed" onRetry={ignore} />
        </Card>
      </Grid>
    </Stack>
  );
}
