import type { CompartilhamentoPublico } from '@balcao/contracts';
import { Button, Checkbox, Stack, Text, token } from '@balcao/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from './compartilhamento.copy.ts';

interface SeguradoraDoClienteProps {
  seguradora: CompartilhamentoPublico['seguradoras'][number];
  isBusy: boolean;
  onAutorizar: () => void;
  onCancelar: (apagar: boolean) => void;
}

const ABERTAS = new Set(['PENDENTE', 'AGUARDANDO', 'RECUSADO']);

/** One insurer: how the consent stands there, and what the client may do of it. */
export function SeguradoraDoCliente({ seguradora, isBusy, onAutorizar, onCancelar }: SeguradoraDoClienteProps) {
  const { nome, status, valeAte, apolices } = seguradora;
  const [isAsking, setIsAsking] = useState(false);
  const [apagar, setApagar] = useState(false);
  const detalhes = [
    copy.situacao[status],
    status === 'AUTORIZADO' && valeAte && copy.ate(valeAte.slice(0, 10)),
    apolices > 0 && copy.apolices(apolices),
  ].filter(Boolean);
  return (
    <Box aria-label={nome}>
      <Stack gap={2}>
        <strong>{nome}</strong>
        <Text isSoft>{detalhes.join(' · ')}</Text>
        {ABERTAS.has(status) && (
          <Button variant={status === 'PENDENTE' ? 'primary' : 'secondary'} isWide isBusy={isBusy} onClick={onAutorizar}>
            {status === 'PENDENTE' ? copy.autorizarDe(nome) : copy.denovoDe(nome)}
          </Button>
        )}
        {status === 'AUTORIZADO' && !isAsking && (
          <Button variant="secondary" isWide onClick={() => setIsAsking(true)}>
            {copy.cancelarDe(nome)}
          </Button>
        )}
        {status === 'AUTORIZADO' && isAsking && (
          <Stack gap={3}>
            <Text>{copy.cancelarTexto}</Text>
            <Checkbox name={`apagar-${seguradora.slug}`} label={copy.apagar} value={apagar} onChange={setApagar} />
            <Button variant="danger" isWide isBusy={isBusy} onClick={() => onCancelar(apagar)}>
              {copy.confirmarCancelar}
            </Button>
            <Button variant="secondary" isWide onClick={() => setIsAsking(false)}>
              {copy.voltar}
            </Button>
          </Stack>
        )}
      </Stack>
    </Box>
  );
}

const Box = styled.section`
  padding: ${token('espaco3')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
`;
