import type { CompartilhamentoPublico } from '@balcao/contracts';
import { Card, Stack, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './compartilhamento.copy.ts';

interface Pedido {
  publico: CompartilhamentoPublico;
}

/** What would be read, for what, and for how long. */
export function DadosPedidos({ publico }: Pedido) {
  return (
    <Card titulo={copy.pede}>
      <Stack gap={3}>
        <Text>{copy.le}</Text>
        <Itens>
          {publico.produtos.map((produto) => (
            <li key={produto}>{copy.produtos[produto]}</li>
          ))}
        </Itens>
        <Text>{copy.para}</Text>
        <Itens>
          {publico.finalidades.map((finalidade) => (
            <li key={finalidade}>{copy.finalidades[finalidade]}</li>
          ))}
        </Itens>
        <Text>{copy.vale(publico.meses)}</Text>
        <Text size={13} isSoft>
          {copy.prazo(publico.expiraEm)}
        </Text>
      </Stack>
    </Card>
  );
}

/** The one change of a policy that would be asked of its insurer. */
export function EndossoPedido({ publico, endosso }: Pedido & { endosso: NonNullable<CompartilhamentoPublico['endosso']> }) {
  const { apolice, tipo, descricao, isEsperando } = endosso;
  return (
    <Card titulo={copy.pede}>
      <Stack gap={3}>
        <Text>{copy.endosso.daApolice(copy.endosso.tipos[tipo], apolice)}</Text>
        <Text>
          <strong>{descricao}</strong>
        </Text>
        <Text>{isEsperando ? copy.endosso.vale : copy.endosso.terminou}</Text>
        <Text size={13} isSoft>
          {copy.prazo(publico.expiraEm)}
        </Text>
      </Stack>
    </Card>
  );
}

const Itens = styled.ul`
  padding-inline-start: ${token('espaco5')};
  margin: 0;
`;
