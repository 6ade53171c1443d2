import type { Assinatura } from '@balcao/contracts';
import { formatCentavos } from '@balcao/domain';
import { Alert, Button, Checkbox, Money, Stack, token } from '@balcao/ui';
import { FormNotice } from '@balcao/ui/forms';
import styled from 'styled-components';
import { copy } from './reativacao.copy.ts';
import { emAberto, ofertaDe } from './reativacao.model.ts';
import { useReativacao } from './reativacao.resource.ts';

export interface ReativacaoProps {
  assinatura: Assinatura;
}

/** What comes back and for how much; the plan's own figures when it is still sold. */
export function Resumo({ assinatura }: ReativacaoProps) {
  const oferta = ofertaDe(assinatura);
  const devido = emAberto(assinatura);
  const { emUso, limite } = assinatura.usuarios;
  return (
    <Dados>
      <div>
        <dt>{copy.plano}</dt>
        <dd>{oferta?.nome ?? assinatura.plano}</dd>
      </div>
      <div>
        <dt>{copy.mensalidade}</dt>
        <dd>
          <Money centavos={oferta?.mensalCentavos} isStrong />
        </dd>
      </div>
      <div>
        <dt>{copy.usuarios}</dt>
        <dd>{copy.usuariosDe(emUso, limite)}</dd>
      </div>
      <div>
        <dt>{copy.emAberto}</dt>
        <dd>{devido > 0 ? <Money centavos={devido} isStrong /> : copy.nenhuma}</dd>
      </div>
    </Dados>
  );
}

/** The confirmation. For administrators. */
export function Reativacao({ assinatura }: ReativacaoProps) {
  const { form, isReativada } = useReativacao();
  const oferta = ofertaDe(assinatura);
  if (isReativada) {
    return (
      <Alert tone="sucesso" isLive titulo={copy.reativou}>
        {copy.saindo}
      </Alert>
    );
  }
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap={4}>
        <Checkbox
          {...form.bind('aceite')}
          label={oferta ? copy.aceite(oferta.nome, formatCentavos(oferta.mensalCentavos)) : copy.aceiteSemPreco(assinatura.plano)}
        />
        <FormNotice form={form} />
        <div>
          <Button type="submit" variant="primary" isBusy={form.isBusy}>
            {copy.reativar}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const Dados = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${token('espaco3')} ${token('espaco4')};
  dt {
    font-size: ${token('texto13')};
    color: ${token('textoSuave')};
  }
`;
