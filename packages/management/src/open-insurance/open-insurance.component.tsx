import type { Compartilhamento, CompartilhamentosDoSegurado } from '@balcao/contracts';
import { Button, Card, Stack, Text, token } from '@balcao/ui';
import { LeituraRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import styled from 'styled-components';
import { ApolicesExternas } from './apolices-externas.component.tsx';
import { Consentimento } from './consentimento.component.tsx';
import { copy } from './open-insurance.copy.ts';
import { useOpenInsurance } from './open-insurance.resource.ts';
import { PedidoOpenInsurance } from './pedido-open-insurance.component.tsx';

interface Cliente {
  readonly id: string;
  readonly nome: string;
  readonly email: string | null;
  readonly celular: string | null;
}

/** What a client holds elsewhere, by their consent: asked for, read, renewed, ended and erased from here. */
export function OpenInsurance({ cliente }: { cliente: Cliente }) {
  const lida = useOpenInsurance(cliente.id);
  return (
    <LeituraRegistro leitura={lida} altura={320}>
      {(tudo) => <Tudo cliente={cliente} tudo={tudo} />}
    </LeituraRegistro>
  );
}

function Tudo({ cliente, tudo }: { cliente: Cliente; tudo: CompartilhamentosDoSegurado }) {
  /** Null: closed; a consent: what a renewal of it begins with. */
  const [pedido, setPedido] = useState<Compartilhamento | 'novo' | null>(null);
  return (
    <Stack gap={4}>
      <Card titulo={copy.consentimentos}>
        <Stack gap={3}>
          <Text isSoft>{copy.explica}</Text>
          <div>
            <Button variant="primary" onClick={() => setPedido('novo')}>
              {copy.pedir}
            </Button>
          </div>
          {tudo.compartilhamentos.length === 0 && <Text isSoft>{copy.nenhuma}</Text>}
          {tudo.compartilhamentos.length > 0 && (
            <Linhas>
              {tudo.compartilhamentos.map((um) => (
                <li key={um.id}>
                  <Consentimento consentimento={um} onRenovar={() => setPedido(um)} />
                </li>
              ))}
            </Linhas>
          )}
        </Stack>
      </Card>
      <Card titulo={copy.apolices}>
        <ApolicesExternas apolices={tudo.apolices} />
      </Card>
      {pedido && (
        <PedidoOpenInsurance
          cliente={cliente}
          seguradoras={tudo.seguradoras}
          antes={pedido === 'novo' ? null : pedido}
          onClose={() => setPedido(null)}
        />
      )}
    </Stack>
  );
}

const Linhas = styled.ul`
  display: grid;
  gap: ${token('espaco4')};
  padding: 0;
  margin: 0;
  list-style: none;
`;
