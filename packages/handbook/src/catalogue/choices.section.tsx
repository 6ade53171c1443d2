import { Card, Checkbox, Grid, Stack } from '@balcao/ui';
import {
  CheckboxGroup,
  ComboBox,
  DateField,
  DatePicker,
  type LoadOptions,
  RadioGroup,
  SegmentedControl,
  Select,
  SuggestField,
  Switch,
} from '@balcao/ui/forms';
import { useCallback, useState } from 'react';

const usos = [
  { value: 'LAZER', label: 'Lazer' },
  { value: 'LOCOMOCAO_DIARIA', label: 'Locomoção diária', description: 'Ida e volta do trabalho ou estudo' },
  { value: 'EXERCICIO_DO_TRABALHO', label: 'Exercício do trabalho', description: 'Aplicativo, visitas, entregas' },
];
const garagens = [
  { value: 'PORTAO_AUTOMATICO', label: 'Portão automático' },
  { value: 'PORTAO_MANUAL', label: 'Portão manual' },
  { value: 'SEM', label: 'Sem garagem' },
];
const seguradoras = ['Jequitibá Seguros', 'Sabiá Seguros'].map((nome) => ({ value: nome, label: nome }));
const pessoas = [
  { value: 'PF', label: 'Física' },
  { value: 'PJ', label: 'Jurídica' },
];
const seguranca = [
  { value: 'CFTV', label: 'Câmeras' },
  { value: 'ALARME', label: 'Alarme' },
  { value: 'NAO_POSSUI', label: 'Não possui' },
];
const veiculos = ['Hatch 1.0 Flex 2024', 'Hatch 1.6 Flex 2023', 'Sedã 2.0 Híbrido 2025', 'Utilitário 1.3 Turbo 2026'].map(
  (label, index) => ({
    value: `00${index}004-9`,
    label,
  }),
);

const search: LoadOptions = async (texto) => {
  await new Promise((done) => setTimeout(done, 600));
  return veiculos.filter(({ label }) => label.toLowerCase().includes(texto.toLowerCase()));
};

const START = {
  uso: 'LOCOMOCAO_DIARIA' as string | null,
  nada: null as string | null,
  modelo: '001004-9' as string | null,
  local: null as string | null,
  anterior: 'Mútua do Vale',
  nascimento: '1990-12-31' as string | null,
  inicio: '2026-03-01' as string | null,
  fim: null as string | null,
  garagem: 'PORTAO_AUTOMATICO' as string | null,
  pessoa: 'PF' as string | null,
  seguranca: ['CFTV'] as readonly string[],
  aceite: true,
  alienado: true,
  blindado: false,
};

export function ChoicesSection() {
  const [campos, setCampos] = useState(START);
  const set = useCallback((value: unknown, name: string) => setCampos((before) => ({ ...before, [name]: value })), []);
  return (
    <Card>
      <Grid minWidth={220}>
        <Select name="uso" label="Uso do veículo" isRequired options={usos} value={campos.uso} onChange={set} />
        <Select name="nada" label="Moradia" options={usos} value={campos.nada} error="Escolha uma opção." onChange={set} />
        <Select name="preso" label="Bloqueado" options={usos} value="LAZER" isDisabled onChange={set} />
        <ComboBox
          name="modelo"
          label="Veículo (busca)"
          loadOptions={search}
          value={campos.modelo}
          valueLabel="Hatch 1.6 Flex 2023"
          placeholder="Marca ou modelo"
          onChange={set}
        />
        <ComboBox
          name="local"
          label="Garagem (lista)"
          options={garagens}
          value={campos.local}
          placeholder="Digite para filtrar"
          onChange={set}
        />
        <SuggestField
          name="anterior"
          label="Seguradora (sugerida ou digitada)"
          options={seguradoras}
          value={campos.anterior}
          onChange={set}
        />
        <DateField name="nascimento" label="Nascimento" value={campos.nascimento} onChange={set} />
        <DatePicker name="inicio" label="Início da vigência" isRequired value={campos.inicio} onChange={set} />
        <DatePicker name="fim" label="Fim da vigência" value={campos.fim} error="Informe a data." onChange={set} />
        <SegmentedControl name="pessoa" label="Pessoa" options={pessoas} value={campos.pessoa} onChange={set} />
        <RadioGroup name="garagem" label="Garagem" options={garagens} value={campos.garagem} onChange={set} />
        <CheckboxGroup
          name="seguranca"
          label="Segurança"
          description="Marque o que houver."
          options={seguranca}
          exclusiveValue="NAO_POSSUI"
          value={campos.seguranca}
          onChange={set}
        />
        <Stack gap={2}>
          <Checkbox name="aceite" label="Cliente ciente do aviso de privacidade" value={campos.aceite} onChange={set} />
          <Checkbox name="parte" label="Alguns marcados" value={false} isIndeterminate onChange={set} />
          <Checkbox name="falta" label="Precisa ser aceito" value={false} error="Aceite para continuar." onChange={set} />
          <Checkbox name="travada" label="Bloqueado" value isDisabled onChange={set} />
          <Switch name="alienado" label="Veículo alienado" value={campos.alienado} onChange={set} />
          <Switch name="blindado" label="Blindado" value={campos.blindado} onChange={set} />
        </Stack>
      </Grid>
    </Card>
  );
}
