import { accessRoutes, addressOf } from '@balcao/contracts';
import { ButtonLink, Card, Heading, Link, Page, Stack, Text } from '@balcao/ui';
import { enderecoDa } from '../../cadastro.model.ts';
import { finishCadastro } from '../../cadastro.store.ts';
import { Topo } from '../../topo.component.tsx';
import { copy } from './seguradoras.copy.ts';

export interface ConcluidoProps {
  email: string;
  diasDeTeste: number;
}

/** The subscription exists; its e-mail is still to be confirmed. */
export function Concluido({ email, diasDeTeste }: ConcluidoProps) {
  return (
    <>
      <Topo>{null}</Topo>
      <Page routeId="insuranceCompanies" titulo={copy.confirmeTitulo} descricao={copy.confirmeDescricao} isNarrow>
        <Card>
          <Stack gap={4} align="start">
            <div>
              <Text>{copy.enviado}</Text>
              <Text isStrong>{email}</Text>
            </div>
            <Text>{copy.dias(diasDeTeste)}</Text>
            <ButtonLink href={addressOf(accessRoutes, 'login')} variant="primary">
              {copy.entrar}
            </ButtonLink>
          </Stack>
        </Card>
        <Stack gap={1}>
          <Heading level={2} size={3}>
            {copy.naoChegou}
          </Heading>
          <Text isSoft>{copy.naoChegouTexto}</Text>
          <div>
            <Link href={enderecoDa('plano')} onClick={() => finishCadastro(null)}>
              {copy.outro}
            </Link>
          </div>
        </Stack>
      </Page>
    </>
  );
}
