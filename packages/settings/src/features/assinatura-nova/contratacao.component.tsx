import type { Assinatura } from '@balcao/contracts';
import { formatCentavos } from '@balcao/domain';
import { Alert, Button, Card, Checkbox, Stack } from '@balcao/ui';
import { RadioGroup } from '@balcao/ui/forms';
import type { FormEvent } from 'react';
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
  const { escolha, aceite, erros, aviso, isBusy, isRestaurado, choose, accept, submit } = useContratacao(assinatura);
  const oferta = assinatura.planos.find(({ plano }) => plano === escolha.plano);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const contratada = await submit();
    if (contratada) onContratada(contratada);
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={4}>
        {isRestaurado && <Alert>{copy.restaurado}</Alert>}
        <EscolhaPlano assinatura={assinatura} value={escolha.plano} onChange={(plano) => choose({ plano })} error={erros.plano} />
        <Card titulo={copy.pagamento}>
          <Stack gap={4}>
            <RadioGroup
              name="forma"
              label={copy.forma}
              options={formas}
              isInline
              value={escolha.forma}
              onChange={(forma) => choose({ forma: forma as Forma })}
              error={erros.forma}
            />
            {oferta && (
              <Checkbox
                name="aceite"
                label={copy.aceite(oferta.nome, formatCentavos(oferta.mensalCentavos))}
                value={aceite}
                onChange={accept}
                error={erros.aceite}
              />
            )}
            {aviso && (
              <Alert tone="perigo" isLive>
                {aviso}
              </Alert>
            )}
            <div>
              <Button type="submit" variant="primary" isBusy={isBusy}>
                {copy.contratar}
              </Button>
            </div>
          </Stack>
        </Card>
      </Stack>
    </form>
  );
}
