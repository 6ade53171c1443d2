import type { Encarregado } from '@balcao/contracts';
import { formatTelefone } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Card, Stack, Text } from '@balcao/ui';
import { copy } from './politica.copy.ts';
import { useMinha } from './politica.resource.ts';

/** Who answers for personal data: of the product, and, to who signed in, of the brokerage. */
export function Contatos({ encarregadoEmail }: { encarregadoEmail: string | null }) {
  const session = useSession();
  const { data } = useMinha();
  return (
    <Card titulo={copy.contatos}>
      <Stack gap={3}>
        {session && data && (
          <Text>
            {copy.daCorretora} {data.encarregado ? <Contato {...data.encarregado} /> : copy.semCorretora}
          </Text>
        )}
        <Text>
          {copy.doBalcao} {encarregadoEmail ? <a href={`mailto:${encarregadoEmail}`}>{encarregadoEmail}</a> : copy.semBalcao}
        </Text>
      </Stack>
    </Card>
  );
}

const Contato = ({ nome, email, telefone }: Encarregado) => (
  <>
    {nome}, <a href={`mailto:${email}`}>{email}</a>
    {telefone && (
      <>
        , <a href={`tel:+55${telefone}`}>{formatTelefone(telefone)}</a>
      </>
    )}
  </>
);
