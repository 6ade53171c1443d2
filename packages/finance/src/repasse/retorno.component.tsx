import { type LinhaRetorno, MAX_RETORNO } from '@balcao/contracts';
import { formatCentavos, sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, Cluster, Stack, StatusTag, Text } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import { Drawer } from '@balcao/ui/overlays';
import { type Column, DataTable } from '@balcao/ui/tables';
import { useRef, useState } from 'react';
import { copy } from './repasse.copy.ts';
import { useRetorno } from './repasse.resource.ts';

const { retorno: frases } = copy;
const TONS = {
  PAGO: 'sucesso',
  REJEITADO: 'perigo',
  AGENDADO: 'info',
  JA_APLICADO: 'neutro',
  NAO_ENCONTRADO: 'atencao',
  VALOR_DIFERE: 'atencao',
  SEM_EFEITO: 'neutro',
} as const satisfies Record<LinhaRetorno['resultado'], string>;

const colunas: readonly Column<LinhaRetorno>[] = [
  {
    id: 'produtor',
    header: frases.colunas.produtor,
    isRowHeader: true,
    minWidth: '150px',
    cell: ({ produtor, seuNumero, lote }) => (
      <Celula detalhe={lote === null ? seuNumero : `${seuNumero}, ${copy.lista.lote(lote)}`}>{produtor ?? seuNumero}</Celula>
    ),
  },
  {
    id: 'valor',
    header: frases.colunas.valor,
    width: '112px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ valorCentavos }) => formatCentavos(valorCentavos),
  },
  {
    id: 'resultado',
    header: frases.colunas.resultado,
    minWidth: '180px',
    cell: ({ resultado, mensagem }) => (
      <Celula detalhe={mensagem}>
        <StatusTag tone={TONS[resultado]}>{frases.resultado[resultado]}</StatusTag>
      </Celula>
    ),
  },
];

/** A return file of the bank: chosen, applied, and told row by row. */
export function Retorno({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const apply = useRetorno();
  const [lidas, setLidas] = useState<readonly LinhaRetorno[] | null>(null);
  const [recusa, setRecusa] = useState<string | null>(null);

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setRecusa(null);
    setLidas(null);
    // banks write these files in ASCII: one letter a byte
    const conteudo = new TextDecoder('latin1').decode(await file.slice(0, MAX_RETORNO).arrayBuffer());
    apply.mutate(
      { conteudo: conteudo || ' ' },
      { onSuccess: setLidas, onError: (falha) => setRecusa(falha.errors[0]?.mensagem ?? sentenceOfFalha(falha)) },
    );
  }

  const count = (resultado: LinhaRetorno['resultado']): number => lidas?.filter((uma) => uma.resultado === resultado).length ?? 0;
  return (
    <Drawer titulo={frases.titulo} width={640} isOpen onClose={onClose}>
      <Stack gap={4}>
        <Text isSoft>{frases.texto}</Text>
        <input
          ref={input}
          hidden
          type="file"
          accept=".ret,.txt,.rem"
          aria-label={frases.arquivo}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        <Cluster>
          <Button variant={lidas ? 'secondary' : 'primary'} isBusy={apply.isPending} onClick={() => input.current?.click()}>
            {lidas ? frases.outro : frases.escolher}
          </Button>
        </Cluster>
        {recusa && (
          <Alert tone="perigo" isLive>
            {recusa}
          </Alert>
        )}
        {lidas && (
          <>
            <Alert isLive>{frases.resumo(count('PAGO'), count('REJEITADO'), lidas.length)}</Alert>
            <DataTable caption={frases.caption} columns={colunas} rows={lidas} rowId={({ seuNumero }) => seuNumero} />
          </>
        )}
      </Stack>
    </Drawer>
  );
}
