import type { Anexo, HistoriaOrcamento } from '@balcao/contracts';
import { formatDataHora, isEncerrado } from '@balcao/domain';
import { Button, Cluster, showToast, Stack, Text } from '@balcao/ui';
import { IconeBaixar } from '@balcao/ui/screen-icons';
import { useState } from 'react';
import { addAnexo, recusaDoArquivo, saveAnexo } from '../../caso/anexos.resource.ts';
import { ChooseArquivo } from '../../caso/choose-arquivo.component.tsx';
import { copy } from './historia.copy.ts';
import { refreshHistoria } from './historia.resource.ts';
import { showFailure } from '@balcao/ui/failures';

/** Papers of the case; while it is open, more may be added. */
export function AnexosDoCaso({ historia }: { historia: HistoriaOrcamento }) {
  const { id, status, anexos } = historia;
  const onDownload = (anexo: Anexo) => void saveAnexo(id, anexo).catch((error: unknown) => showFailure(copy.falhaBaixar, error));
  return (
    <Stack gap={3}>
      {anexos.length === 0 && <Text isSoft>{copy.semAnexos}</Text>}
      {anexos.map((anexo) => (
        <Cluster key={anexo.id} gap={3}>
          <Button
            size="sm"
            aria-label={copy.baixar(anexo.nome)}
            icon={<IconeBaixar size={14} aria-hidden />}
            onClick={() => onDownload(anexo)}
          >
            {anexo.nome}
          </Button>
          <Text as="span" size={12} isSoft>
            {[copy.tamanho(anexo.bytes), formatDataHora(anexo.criadoEm), anexo.usuario].filter(Boolean).join(' · ')}
          </Text>
        </Cluster>
      ))}
      {!isEncerrado(status) && <NovoAnexo orcamentoId={id} />}
    </Stack>
  );
}

function NovoAnexo({ orcamentoId }: { orcamentoId: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const send = async (file: File) => {
    const recusa = recusaDoArquivo(file);
    if (recusa) return void showToast({ tone: 'perigo', titulo: copy.falhaAnexar, texto: copy.recusado[recusa] });
    setIsBusy(true);
    await addAnexo(orcamentoId, file)
      .then(refreshHistoria)
      .catch((error: unknown) => showFailure(copy.falhaAnexar, error))
      .finally(() => setIsBusy(false));
  };
  return (
    <ChooseArquivo rotulo={copy.anexar} isBusy={isBusy} onArquivo={(file) => void send(file)}>
      {copy.anexar}
    </ChooseArquivo>
  );
}
