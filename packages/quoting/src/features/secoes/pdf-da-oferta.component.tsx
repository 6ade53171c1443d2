import { sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { Button, Cluster, FieldMessages, showToast, Text } from '@balcao/ui';
import { useState } from 'react';
import { addAnexo, recusaDoArquivo, useAnexos } from '../../caso/anexos.resource.ts';
import { ChooseArquivo } from '../../caso/choose-arquivo.component.tsx';
import { useCampo } from '../../digitacao/use-campo.ts';
import { copy } from './manual.copy.ts';

interface PdfDaOfertaProps {
  nome: string;
  posicao: number;
  orcamentoId: string;
}

/** The insurer's own paper, kept with the offer it stands for. */
export function PdfDaOferta({ nome, posicao, orcamentoId }: PdfDaOfertaProps) {
  const campo = useCampo<string | null>(nome, null);
  const { data: anexos = [] } = useAnexos(orcamentoId);
  const [isBusy, setIsBusy] = useState(false);
  const set = (anexoId: string | null) => {
    campo.onChange(anexoId);
    campo.onCommit(anexoId);
  };
  const send = async (file: File) => {
    const recusa = recusaDoArquivo(file);
    if (recusa) return void showToast({ tone: 'perigo', titulo: copy.falhaAnexo, texto: copy.recusado[recusa] });
    setIsBusy(true);
    try {
      set((await addAnexo(orcamentoId, file)).id);
    } catch (error) {
      const falha = error instanceof FalhaRequisicao ? error : null;
      showToast({ tone: 'perigo', titulo: copy.falhaAnexo, texto: sentenceOfFalha(falha) });
    } finally {
      setIsBusy(false);
    }
  };
  const anexo = anexos.find(({ id }) => id === campo.value);
  return (
    <div>
      <Cluster gap={3}>
        <ChooseArquivo rotulo={`${copy.anexo}, ${copy.oferta(posicao)}`} isBusy={isBusy} onArquivo={(file) => void send(file)}>
          {isBusy ? copy.enviando : copy.anexar}
        </ChooseArquivo>
        {anexo && <Text as="span">{anexo.nome}</Text>}
        {campo.value && (
          <Button size="sm" variant="quiet" onClick={() => set(null)}>
            {copy.retirar}
          </Button>
        )}
      </Cluster>
      <FieldMessages name={nome} error={campo.error} />
    </div>
  );
}
