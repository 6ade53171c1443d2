import { type FaturaDaApolice, faturaColetivaCalls } from '@balcao/contracts';
import { useMay } from '@balcao/shared';
import { Button, ButtonLink, Cluster, showToast, Stack, StatusTag, Text } from '@balcao/ui';
import { ConfirmDialog, Drawer, Tabs } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import { vendaDe } from '../../enderecos.ts';
import { sayFalha } from '../../say-falha.ts';
import { DinheiroDaFatura } from './dinheiro-da-fatura.component.tsx';
import { copy } from './faturas.copy.ts';
import { tonsDoStatus } from './faturas.model.ts';
import { useFatura, useRemove } from './faturas.resource.ts';
import { FechamentoModal } from './fechamento.modal.tsx';
import { GrupoModal } from './grupo.modal.tsx';
import { MovimentacaoDaFatura } from './movimentacao-da-fatura.component.tsx';
import { ReaberturaModal } from './reabertura.modal.tsx';
import { ResumoDaFatura } from './resumo-da-fatura.component.tsx';
import { VidasDaFatura } from './vidas-da-fatura.component.tsx';

export interface FaturaAbertaProps {
  id: string;
  /** Which part of it is shown. */
  parte: string | null;
  onParte: (parte: string) => void;
  onClose: () => void;
}

type Ato = 'fechar' | 'reabrir' | 'grupo' | 'excluir';

/** One bill whole, beside its list, with all that is done with it. */
export function FaturaAberta({ id, parte, onParte, onClose }: FaturaAbertaProps) {
  const leitura = useFatura(id);
  const [ato, setAto] = useState<Ato | null>(null);
  const fatura = leitura.data;
  const close = () => setAto(null);
  return (
    <Drawer
      titulo={fatura ? copy.aberta.titulo(fatura.apolice, fatura.competencia) : copy.aberta.carregando}
      isOpen
      width={960}
      onClose={onClose}
      actions={fatura && <Atos fatura={fatura} onAto={setAto} />}
    >
      <LeituraRegistro leitura={leitura} altura={560}>
        {(lida) => (
          <>
            <Partes fatura={lida} parte={parte} onParte={onParte} onPreco={() => setAto('grupo')} />
            {ato === 'fechar' && <FechamentoModal fatura={lida} onClose={close} />}
            {ato === 'reabrir' && <ReaberturaModal fatura={lida} onClose={close} />}
            {ato === 'grupo' && <GrupoModal fatura={lida} onClose={close} />}
            {ato === 'excluir' && <Exclusao fatura={lida} onFeito={onClose} onClose={close} />}
          </>
        )}
      </LeituraRegistro>
    </Drawer>
  );
}

/** Nothing was done with it but to open it. */
const isIntocada = ({ status, historia }: FaturaDaApolice): boolean =>
  status === 'ABERTA' && historia.every(({ tipo }) => tipo === 'ABERTURA' || tipo === 'PRECO');

function Atos({ fatura, onAto }: { fatura: FaturaDaApolice; onAto: (ato: Ato) => void }) {
  const mayClose = useMay(faturaColetivaCalls.closeFatura);
  if (!mayClose) return null;
  const { fechamento, impedimentoDaReabertura } = fatura;
  const motivo = fechamento ? fechamento.impedimento : impedimentoDaReabertura;
  return (
    <Cluster gap={2} justify="end">
      {motivo && <Text isSoft>{motivo}</Text>}
      {isIntocada(fatura) && <Button onClick={() => onAto('excluir')}>{copy.aberta.excluir}</Button>}
      {fechamento ? (
        <Button variant="primary" isDisabled={motivo !== null} onClick={() => onAto('fechar')}>
          {copy.fechamento.abrir}
        </Button>
      ) : (
        <Button isDisabled={motivo !== null} onClick={() => onAto('reabrir')}>
          {copy.reabertura.abrir}
        </Button>
      )}
    </Cluster>
  );
}

interface PartesProps {
  fatura: FaturaDaApolice;
  parte: string | null;
  onParte: (parte: string) => void;
  onPreco: () => void;
}

function Partes({ fatura, parte, onParte, onPreco }: PartesProps) {
  const { aberta } = copy;
  return (
    <Stack gap={4}>
      <Cluster gap={3}>
        <StatusTag tone={tonsDoStatus[fatura.status]}>{copy.status[fatura.status]}</StatusTag>
        <ButtonLink href={vendaDe(fatura.apoliceId)}>{aberta.venda}</ButtonLink>
      </Cluster>
      <Tabs
        label={aberta.partes}
        selected={parte ?? 'resumo'}
        onSelect={onParte}
        tabs={[
          { id: 'resumo', label: aberta.resumo, content: <ResumoDaFatura fatura={fatura} onPreco={onPreco} /> },
          { id: 'vidas', label: aberta.vidas, count: fatura.vidas, content: <VidasDaFatura fatura={fatura} /> },
          { id: 'movimentacao', label: aberta.movimentacao, content: <MovimentacaoDaFatura fatura={fatura} /> },
          { id: 'dinheiro', label: aberta.dinheiro, content: <DinheiroDaFatura fatura={fatura} /> },
          { id: 'historia', label: aberta.historia, content: <Historia fatura={fatura} /> },
        ]}
      />
    </Stack>
  );
}

const Historia = ({ fatura: { historia } }: { fatura: FaturaDaApolice }) => (
  <Stack gap={3}>
    {historia.map(({ id, tipo, em, por, vidas, totalCentavos, motivo }) => (
      <div key={id}>
        <Text>
          <strong>{copy.historia.tipos[tipo]}</strong>
          {motivo ? `: ${motivo}` : ''}
        </Text>
        <Text isSoft>
          {copy.historia.linha(em, por)} · {copy.historia.ficou(vidas, totalCentavos)}
        </Text>
      </div>
    ))}
  </Stack>
);

function Exclusao({ fatura, onFeito, onClose }: { fatura: FaturaDaApolice; onFeito: () => void; onClose: () => void }) {
  const remove = useRemove();
  return (
    <ConfirmDialog
      titulo={copy.aberta.excluirTitulo}
      confirmar={copy.aberta.excluir}
      isDanger
      isOpen
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(
          { faturaId: fatura.id, versao: fatura.versao },
          {
            onSuccess: () => {
              showToast({ tone: 'sucesso', titulo: copy.aberta.excluida });
              onFeito();
            },
            onError: sayFalha,
          },
        )
      }
    >
      {copy.aberta.excluirTexto}
    </ConfirmDialog>
  );
}
