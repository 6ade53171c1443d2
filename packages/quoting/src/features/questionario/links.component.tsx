import type { LinkQuestionario } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Button, ButtonLink, Card, Cluster, copyAndSay, showToast, Skeleton, Stack, StatusTag, Text } from '@balcao/ui';
import { FalhaDeLeitura } from '@balcao/ui/failures';
import { copy } from './questionario.copy.ts';
import { useLinks, useRevoke } from './questionario.resource.ts';

const tons = { ATIVO: 'info', RESPONDIDO: 'sucesso', EXPIRADO: 'neutro', REVOGADO: 'neutro' } as const;

/** The user's own links, newest first, with what became of each. */
export function Links() {
  const { data, error, isError, refetch } = useLinks();
  return (
    <Card titulo={copy.links}>
      <Stack gap={4}>
        {isError && <FalhaDeLeitura falha={error} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton lines={3} />}
        {data?.length === 0 && <Text isSoft>{copy.semLinks}</Text>}
        {data?.map((link) => (
          <UmLink key={link.id} link={link} />
        ))}
      </Stack>
    </Card>
  );
}

function UmLink({ link }: { link: LinkQuestionario }) {
  const { id, url, situacao, abertoEm, respondidoEm } = link;
  const revoking = useRevoke();
  const revoke = () =>
    revoking.mutate(
      { linkId: id },
      {
        onSuccess: () => showToast({ tone: 'sucesso', titulo: copy.revogado }),
        onError: (falha) => showToast({ tone: 'perigo', titulo: sentenceOfFalha(falha) }),
      },
    );
  return (
    <Stack gap={2}>
      <Cluster justify="space-between">
        <Text size={13}>
          {[
            copy.criadoEm(link),
            abertoEm && copy.aberto(abertoEm),
            respondidoEm && copy.respondido(respondidoEm),
            url && copy.expira(link.expiraEm),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <StatusTag tone={tons[situacao]}>{copy.situacao[situacao]}</StatusTag>
      </Cluster>
      {url && (
        <Cluster gap={2}>
          <Button size="sm" onClick={() => void copyAndSay(url ?? '', copy.copiado)}>
            {copy.copiar}
          </Button>
          <ButtonLink size="sm" href={`https://wa.me/?text=${encodeURIComponent(copy.convite(link))}`} target="_blank" rel="noreferrer">
            {copy.whatsapp}
          </ButtonLink>
          <Button size="sm" variant="quiet" isBusy={revoking.isPending} onClick={revoke}>
            {copy.revogar}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
