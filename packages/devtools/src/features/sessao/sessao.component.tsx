import { usePathname, useSession } from '@balcao/shared';
import { Card, Stack, StatusTag, Text } from '@balcao/ui';
import type { ReactNode } from 'react';
import { Facts, Mono } from '../../rows.component.tsx';
import { clientes, conexoes, copy, decisoes, exigencia } from './sessao.copy.ts';
import { bandeirasOf, guardaOf } from './sessao.model.ts';
import { useAgora, useConexoes } from './sessao.resource.ts';
import { Vazamentos } from './vazamentos.component.tsx';

/** Permissions, connections and leak counters of this page. */
export function Sessao() {
  const sessao = useSession();
  const pathname = usePathname();
  const estados = useConexoes();
  const { rota, decisao, rule } = guardaOf(pathname, sessao, useAgora());
  return (
    <Stack gap={3}>
      <Card titulo={copy.rota}>
        <Facts>
          <dt>{copy.endereco}</dt>
          <dd>
            <Mono>{rota ?? pathname}</Mono>
          </dd>
          <dt>{copy.guarda}</dt>
          <dd>{decisoes[decisao]}</dd>
          <dt>{copy.exige}</dt>
          <dd>{rule?.publica ? copy.publica : exigencia(rule ?? {})}</dd>
        </Facts>
      </Card>
      <Card titulo={copy.conexao}>
        <Facts>
          {Object.entries(estados).map(([cliente, estado]) => (
            <Pair key={cliente} name={clientes[cliente as keyof typeof clientes]}>
              <StatusTag tone={estado === 'aberta' ? 'sucesso' : estado === 'fechada' ? 'neutro' : 'atencao'}>{conexoes[estado]}</StatusTag>
            </Pair>
          ))}
        </Facts>
      </Card>
      <Vazamentos />
      <Card titulo={copy.bandeiras}>
        {sessao ? (
          <Facts>
            {bandeirasOf(sessao).map(([nome, valor]) => (
              <Pair key={nome} name={nome}>
                {valor ? copy.ligada : copy.desligada}
              </Pair>
            ))}
          </Facts>
        ) : (
          <Text isSoft>{copy.semSessao}</Text>
        )}
      </Card>
    </Stack>
  );
}

const Pair = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
