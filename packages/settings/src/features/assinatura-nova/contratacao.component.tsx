import type { Assinatura } from '@balcao/contracts';
import { formatCentavos } from '@balcao/domain';
import { Alert, Button, Card, Checkbox, Stack } from '@balcao/ui';
import { FormNotice, RadioGroup } from '@balcao/ui/forms';
import { copy } from './assinatura-nova.copy.ts';
import type { Forma } from './assinatura-nova.model.ts';
import { useContratacao } from './assinatura-nova.resource.ts';
import { EscolhaPlano } from './planos.component.tsx';

export interface ContratacaoProps {
  assinatura: Assinatura;
  onContratada: (assinatura: Assinatura) => void;
}

const formas = (['BOLETO', 'PIX'] as const).map((value) => ({ value, label: copy.formas[value], description: copy.formasTexto[value] }));

/** Chooses a plan and a way of paying, and contracts. For administrators. */
export function Contratacao({ assinatura, onContratada }: ContratacaoProps) {
  const form = useContratacao(assinatura, onContratada);
  const { digitado, bind, change } = form;
  const oferta = assinatura.planos.find(({ plano }) => plano === digitado.plano);
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap={4}>
        {form.isRestaurado && <Alert>{copy.restaurado}</Alert>}
        <EscolhaPlano
          {...bind('plano')}
          assinatura={assinatura}
          // what was accepted was another price
          onChange={(plano) => change({ plano, aceite: false })}
        />
        <Card titulo={copy.pagamento}>
          <Stack gap={4}>
            <RadioGroup
              {...bind('forma')}
              label={copy.forma}
              options={formas}
              isInline
              onChange={(forma) => change({ forma: forma as Forma })}
            />
            {oferta && <Checkbox {...bind('aceite')} label={copy.aceite(oferta.nome, formatCentavos(oferta.mensalCentavos))} />}
            <FormNotice form={form} />
            <div>
              <Button type="submit" variant="primary" isBusy={form.isBusy}>
                {copy.contratar}
              </Button>
            </div>
          </Stack>
        </Card>
      </Stack>
    </form>
  );
}
