import { Grid, Stack, TextField } from '@balcao/ui';
import { ErrorSummary, FormSection, type Step, Stepper } from '@balcao/ui/forms';
import { useState } from 'react';

const steps: readonly Step[] = [
  { id: 'segurado', label: 'Segurado', state: 'done' },
  { id: 'veiculo', label: 'Veículo', state: 'error' },
  { id: 'perfil', label: 'Perfil', state: 'current' },
  { id: 'seguradoras', label: 'Seguradoras', state: 'next' },
];

const ignore = () => undefined;

export function FormSectionsSection() {
  const [isChecked, setIsChecked] = useState(true);
  return (
    <Stack>
      <Stepper steps={steps} onSelect={ignore} />
      {isChecked && (
        <ErrorSummary
          issues={[
            { campo: 'cepPernoite', mensagem: 'Informe o CEP de pernoite.' },
            { campo: 'anoModelo', mensagem: 'O ano do modelo deve ser o de fabricação ou o seguinte.' },
          ]}
        />
      )}
      <FormSection titulo="Pernoite" descricao="Onde o veículo dorme" status={{ tone: 'atencao', texto: '1 pendente' }}>
        <Grid minWidth={220}>
          <TextField name="cepPernoite" label="CEP de pernoite" value="" error="Informe o CEP de pernoite." onChange={ignore} />
        </Grid>
      </FormSection>
      <FormSection
        titulo="Veículo"
        descricao="Hatch 1.6 Flex 2023 · ABC1D23"
        status={{ tone: 'sucesso', texto: 'Completo' }}
        defaultOpen={false}
      >
        <TextField name="anoModelo" label="Ano do modelo" value="2026" onChange={() => setIsChecked(false)} />
      </FormSection>
    </Stack>
  );
}
