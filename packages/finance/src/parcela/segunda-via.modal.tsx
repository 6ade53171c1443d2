import { pagamentoParcelaCalls, type Parcela, type SegundaVia } from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { Alert, Button, CopyButton, Heading, Stack, Text } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import styled from 'styled-components';
import { CodigoDeBarras } from './codigo-de-barras.component.tsx';
import { FormSegundaVia } from './form-segunda-via.component.tsx';
import { copy } from './parcela.copy.ts';
import { useSegundaVia } from './parcela.resource.ts';

const { via: frases } = copy;

/** What pays an instalment again: the line with its bar code, the Pix code with its QR; both may be typed in. */
export function SegundaViaModal({ parcela, onClose }: { parcela: Parcela; onClose: () => void }) {
  const leitura = useSegundaVia(parcela.id);
  const maySave = useMay(pagamentoParcelaCalls.saveSegundaVia);
  const [isEditando, setIsEditando] = useState(false);
  if (isEditando) return <FormSegundaVia parcela={parcela} onClose={() => setIsEditando(false)} />;
  return (
    <Dialog
      titulo={frases.titulo}
      isOpen
      onClose={onClose}
      actions={
        <>
          {maySave && <Button onClick={() => setIsEditando(true)}>{frases.editar}</Button>}
          <Button variant="primary" onClick={onClose}>
            {copy.fechar}
          </Button>
        </>
      }
    >
      <LeituraRegistro leitura={leitura} altura={260}>
        {(via) => <Vias via={via} isGuardada={parcela.linhaDigitavel !== null} />}
      </LeituraRegistro>
    </Dialog>
  );
}

function Vias({ via: { boleto, pix }, isGuardada }: { via: SegundaVia; isGuardada: boolean }) {
  return (
    <Stack gap={5}>
      <Text isSoft>{frases.texto}</Text>
      {!boleto && isGuardada && <Alert tone="atencao">{frases.naoConfere}</Alert>}
      {!boleto && !pix && !isGuardada && <Text>{frases.nada}</Text>}
      {boleto && (
        <Stack gap={3}>
          <Heading level={3}>{frases.boleto}</Heading>
          <Linha>{boleto.linha}</Linha>
          <CodigoDeBarras barras={boleto.barras} nome={frases.codigo(boleto.linha)} />
          {boleto.valorCentavos !== null && (
            <Text>{frases.valor(formatCentavos(boleto.valorCentavos), boleto.vencimento && formatData(boleto.vencimento))}</Text>
          )}
          <div>
            <CopyButton texto={boleto.linha} label={frases.copiarLinha} />
          </div>
        </Stack>
      )}
      {pix && (
        <Stack gap={3}>
          <Heading level={3}>{frases.pix}</Heading>
          <Qr
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(pix.qr)}`}
            alt={frases.qr(pix.recebedor)}
            width={208}
            height={208}
          />
          <Text>{frases.recebedor(pix.recebedor)}</Text>
          <div>
            <CopyButton texto={pix.copiaECola} label={frases.copiarPix} />
          </div>
        </Stack>
      )}
    </Stack>
  );
}

const Linha = styled.code`
  overflow-wrap: anywhere;
`;

const Qr = styled.img`
  background: #fff;
`;
