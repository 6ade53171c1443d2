import { type PacoteProvas, prazoCalls } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { download, FalhaRequisicao, useMay } from '@balcao/shared';
import { saveFile } from '@balcao/shared/lists';
import { Alert, Button, Card, Cluster, showToast, Stack, Text } from '@balcao/ui';
import { copy } from './prazos.copy.ts';
import { usePrintProvas, useVerifyProvas } from './prazos.resource.ts';

const { provas } = copy;
const sayFalha = (falha: FalhaRequisicao) => showToast({ tone: 'perigo', titulo: sentenceOfFalha(falha) });

interface ProvasProps {
  contratoId: string;
  pacotes: readonly PacoteProvas[];
}

/** Prints the proof of a sale, and verifies what was printed. */
export function ProvasDaVenda({ contratoId, pacotes }: ProvasProps) {
  const mayPrint = useMay(prazoCalls.printProvas);
  const gerar = usePrintProvas(() => showToast({ tone: 'sucesso', titulo: provas.feito }));
  return (
    <Card
      titulo={provas.titulo}
      actions={
        mayPrint && (
          <Button isBusy={gerar.isPending} onClick={() => gerar.mutate({ contratoId })}>
            {provas.gerar}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        <Text isSoft>{provas.texto}</Text>
        {gerar.error && (
          <Alert tone="perigo" isLive>
            {sentenceOfFalha(gerar.error)}
          </Alert>
        )}
        {pacotes.map((pacote) => (
          <Pacote key={pacote.id} pacote={pacote} />
        ))}
      </Stack>
    </Card>
  );
}

function Pacote({ pacote: { id: pacoteId, criadoEm, fatos, pdfSha256 } }: { pacote: PacoteProvas }) {
  const mayVerify = useMay(prazoCalls.verifyProvas);
  const conferir = useVerifyProvas();
  const save = () =>
    download(prazoCalls.getProvas, { pacoteId })
      .then((blob) => saveFile(blob, provas.arquivo))
      .catch((error: unknown) => sayFalha(error instanceof FalhaRequisicao ? error : new FalhaRequisicao('semResposta', { cause: error })));
  return (
    <Stack gap={1}>
      <Cluster gap={3} justify="space-between">
        <Text as="span" isStrong>
          {provas.item(criadoEm, fatos)}
        </Text>
        <Cluster gap={2}>
          <Button size="sm" onClick={() => void save()}>
            {provas.baixar}
          </Button>
          {mayVerify && (
            <Button size="sm" isBusy={conferir.isPending} onClick={() => conferir.mutate({ pacoteId }, { onError: sayFalha })}>
              {provas.conferir}
            </Button>
          )}
        </Cluster>
      </Cluster>
      <Text isSoft size={12} style={{ overflowWrap: 'anywhere' }}>
        {provas.resumo(pdfSha256)}
      </Text>
      {conferir.data && (
        <Alert tone={conferir.data.isIntacto ? 'sucesso' : 'perigo'} isLive>
          {conferir.data.isIntacto ? provas.intacto : provas.mudou}
        </Alert>
      )}
    </Stack>
  );
}
