import type { PoliticaPublica } from '@balcao/contracts';
import { formatDataHora } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Alert, Button, Card, Link, showToast, Stack, Text, token } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { LeituraRegistro } from '@balcao/ui/records';
import styled from 'styled-components';
import { Contatos } from './contatos.component.tsx';
import { copy } from './politica.copy.ts';
import { aceiteDe, blocosDe } from './politica.model.ts';
import { pedidoDe, useAccept, useMinha, type usePolitica } from './politica.resource.ts';

export interface TextoDaPoliticaProps {
  leitura: ReturnType<typeof usePolitica>;
  /** Another version, or null for the one in force. */
  onVersao: (versao: string | null) => void;
}

/** The policy as it is read: its text, its acceptance, who answers for the data, and the other versions. */
export const TextoDaPolitica = ({ leitura, onVersao }: TextoDaPoliticaProps) => (
  <LeituraRegistro leitura={leitura} altura={960}>
    {(publica) => <Texto publica={publica} onVersao={onVersao} />}
  </LeituraRegistro>
);

function Texto({ publica, onVersao }: { publica: PoliticaPublica } & Pick<TextoDaPoliticaProps, 'onVersao'>) {
  const { politica, versoes, encarregadoEmail } = publica;
  const emVigor = versoes[0]?.versao;
  return (
    <Stack gap={4}>
      <Card>
        <Stack gap={3}>
          <Text isSoft size={13}>
            {copy.versao(politica.versao, formatDataHora(politica.publicadoEm))}
          </Text>
          <Artigo>
            {blocosDe(politica.texto).map(({ id, isTitulo, texto }) => (isTitulo ? <h2 key={id}>{texto}</h2> : <p key={id}>{texto}</p>))}
          </Artigo>
          <Codigo>
            {copy.codigo}: <code>{politica.sha256}</code>
          </Codigo>
          <Aceite politica={politica} isEmVigor={politica.versao === emVigor} />
        </Stack>
      </Card>
      <Contatos encarregadoEmail={encarregadoEmail} />
      {versoes.length > 1 && (
        <Card titulo={copy.versoes}>
          <ul>
            {versoes.map(({ versao, publicadoEm }) => (
              <li key={versao}>
                <Link
                  href={versao === emVigor ? '/LGPD/politica' : `/LGPD/politica?versao=${encodeURIComponent(versao)}`}
                  aria-label={copy.lerVersao(versao)}
                  onClick={(event) => {
                    event.preventDefault();
                    onVersao(versao === emVigor ? null : versao);
                  }}
                >
                  {copy.versao(versao, formatDataHora(publicadoEm))}
                </Link>
                {versao === emVigor && ` (${copy.emVigor})`}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Stack>
  );
}

/** What a signed-in user says of the version on screen. */
function Aceite({ politica, isEmVigor }: { politica: PoliticaPublica['politica']; isEmVigor: boolean }) {
  const session = useSession();
  const { data } = useMinha();
  const accept = useAccept();
  if (!session || !data) return null;
  const aceitoEm = aceiteDe(data, politica.versao);
  if (aceitoEm !== null) {
    return (
      <Alert tone="sucesso" isLive>
        {copy.aceita(formatDataHora(aceitoEm))}
      </Alert>
    );
  }
  if (!isEmVigor) return <Alert>{copy.antiga}</Alert>;
  const onAccept = () =>
    accept.mutate(pedidoDe(politica), {
      onSuccess: () => showToast({ tone: 'sucesso', titulo: copy.aceitou }),
      onError: (error) => showFailure(copy.falhaAceitar, error),
    });
  return (
    <div>
      <Button variant="primary" isBusy={accept.isPending} onClick={onAccept}>
        {copy.aceitar}
      </Button>
    </div>
  );
}

const Artigo = styled.article`
  p,
  h2 {
    max-width: 80ch;
    margin: 0 0 ${token('espaco3')};
    text-wrap: pretty;
  }
  h2 {
    font-size: ${token('texto16')};
    font-weight: ${token('pesoForte')};
  }
`;

const Codigo = styled.p`
  font-size: ${token('texto12')};
  color: ${token('textoSuave')};
  overflow-wrap: anywhere;
`;
