import type { Assinatura } from '@balcao/contracts';
import { formatCentavos } from '@balcao/domain';
import { Alert, Button, Checkbox, Money, Stack, token } from '@balcao/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { copy } from './assinatura-reativar.copy.ts';
import { emAberto, ofertaDe } from './assinatura-reativar.model.ts';
import { useReativacao } from './assinatura-reativar.resource.ts';

export interface ReativacaoProps {
  assinatura: Assinatura;
}

/** What comes back and for how much; the plan's own figures when it is still sold. */
export function Resumo({ assinatura }: ReativacaoProps) {
  const oferta = ofertaDe(assinatura);
  const devido = emAberto(assinatura);
  const { ativos, limite } = assinatura.usuarios;
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
        <dd>{copy.usuariosDe(ativos, limite)}</dd>
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
  const { aceite, erros, aviso, isBusy, isReativada, accept, submit } = useReativacao();
  const oferta = ofertaDe(assinatura);
  if (isReativada) {
    return (
      <Alert tone="sucesso" isLive titulo={copy.reativou}>
        {copy.saindo}
      </Alert>
    );
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={4}>
        <Checkbox
          name="aceite"
          label={oferta ? copy.aceite(oferta.nome, formatCentavos(oferta.mensalCentavos)) : copy.aceiteSemPreco(assinatura.plano)}
          value={aceite}
          onChange={accept}
          error={erros.aceite}
        />
        {aviso && (
          <Alert tone="perigo" isLive>
            {aviso}
          </Alert>
        )}
        <div>
          <Button type="submit" variant="primary" isBusy={isBusy}>
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
