import { sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { Button, Cluster, FieldMessages, showToast, Text } from '@balcao/ui';
import { useRef, useState } from 'react';
import { aceitos, addAnexo, recusaDoArquivo, useAnexos } from '../../anexos.resource.ts';
import { useCampo } from '../../use-campo.ts';
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
  const input = useRef<HTMLInputElement>(null);
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
        <input
          ref={input}
          hidden
          type="file"
          accept={aceitos}
          aria-label={`${copy.anexo}, ${copy.oferta(posicao)}`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void send(file);
            target.value = '';
          }}
        />
        <Button size="sm" isBusy={isBusy} onClick={() => input.current?.click()}>
          {isBusy ? copy.enviando : copy.anexar}
        </Button>
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
